import { printClaimNumber } from '#core/claims/claim-number.ts';
import { claimHolding } from '#core/claims/claimable.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { claimsContract } from '../contract.ts';
import { loadFiguredClaims } from './queries-figures.ts';

/** Order lines that a claim keeps from being claimed again, of an article, of an invoice or of the whole unit. */
export const listClaimedLines = async (
  reader: Reader,
  scope: UnitScope,
  wanted: { readonly articleId?: string | undefined; readonly invoiceId?: string | undefined },
): Promise<ReplyOf<(typeof claimsContract)['listClaimedLines']>> => {
  const { claims, credits } = await loadFiguredClaims(reader, scope);
  const all = claims.map(({ claim }) => claim);
  const stateOf = new Map(claims.map(({ claim, figures }) => [claim.id, figures.state]));
  const lines = all.flatMap((claim) => claim.lines);
  const asked = new Map(
    lines
      .filter(
        ({ articleId, invoiceId }) =>
          (wanted.articleId === undefined || articleId === wanted.articleId) &&
          (wanted.invoiceId === undefined || invoiceId === wanted.invoiceId),
      )
      .map((line) => [line.orderLineId, line] as const),
  );
  return [...asked].flatMap(([orderLineId, { invoiceId, lineNo }]) => {
    const holder = claimHolding(orderLineId, all, credits);
    if (holder === null) return [];
    const state = stateOf.get(holder.id) ?? holder.state;
    return {
      orderLineId,
      invoiceId,
      lineNo,
      claimId: holder.id,
      number: printClaimNumber(holder.number),
      state,
    };
  });
};
