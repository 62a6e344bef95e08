import { heldLines } from '#features/prices/price-monitoring/server/queries-claimable.ts';
import type { HeldLine } from '#features/prices/price-monitoring/server/queries-claimable.ts';
import { answerTo } from '#platform/server/hooks.ts';
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

interface HeldRecord {
  readonly orderLineId: string;
  readonly claimId: string;
  readonly year: number;
  readonly sequence: number;
}

/** `claimHolding` in SQL, for the whole unit: alerts ask for it with every list. */
const heldSql = `
  select distinct on (l.order_line_id) l.order_line_id as "orderLineId", c.id as "claimId", c.year, c.sequence
  from claim_line l join claim c on c.organization_id = $1 and c.unit_id = $2 and c.id = l.claim_id
  where l.organization_id = $1 and l.unit_id = $2 and (c.state not in ('refused', 'withdrawn') or exists (
    select from claim_credit k
    where k.organization_id = $1 and k.unit_id = $2 and k.claim_id = c.id and k.claim_line_id = l.id and k.amount > 0))
  order by l.order_line_id, c.year, c.sequence`;

/** Order lines of the unit that a claim keeps from being claimed again, each with that claim. */
export const loadHeldLines = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<HeldLine[]> => {
  const rows = await reader.query<HeldRecord>(heldSql, [organizationId, unitId]);
  return rows.map(({ orderLineId, claimId, year, sequence }) => ({
    orderLineId,
    claimId,
    number: printClaimNumber({ year, sequence }),
  }));
};

/** Tells price monitoring which lines cannot be claimed again. */
export const tellHeldLines = answerTo(heldLines, loadHeldLines);
