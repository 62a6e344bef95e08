import { vatOf } from '#core/claims/claim-amount.ts';
import { claimFigures } from '#core/claims/claim-figures.ts';
import type { ClaimFigures } from '#core/claims/claim-figures.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { loadClaims } from './queries-claims.ts';
import type { StoredClaim } from './queries-claims.ts';
import { loadCredits } from './queries-credits.ts';
import type { StoredCredit } from './queries-credits.ts';

/** A claim with what became of its money. */
export interface FiguredClaim {
  readonly claim: StoredClaim;
  readonly figures: ClaimFigures;
}

export interface FiguredClaims {
  readonly claims: readonly FiguredClaim[];
  readonly credits: readonly StoredCredit[];
}

/** The unit's claims, of one supplier or of all, by year and number, with their figures from the money that is kept. */
export const loadFiguredClaims = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string | null = null,
): Promise<FiguredClaims> => {
  const claims = await loadClaims(reader, scope, supplierId);
  const credits = claims.length === 0 ? [] : await loadCredits(reader, scope, supplierId);
  const ofSupplier = Map.groupBy(credits, (credit) => credit.supplierId);
  const figures = new Map(
    [...Map.groupBy(claims, (claim) => claim.supplierId)].flatMap(([id, own]) =>
      claimFigures(own, ofSupplier.get(id) ?? []).map((each) => [each.claimId, each] as const),
    ),
  );
  return {
    credits,
    claims: claims.flatMap((claim) => {
      const own = figures.get(claim.id);
      return own === undefined ? [] : [{ claim, figures: own }];
    }),
  };
};

/** A claim's lines as its page shows them: what is claimed, with VAT, and what became of it. */
export const claimLinesOf = ({ claim, figures }: FiguredClaim): ClaimDetail['claimLines'] => {
  const ofLine = new Map(figures.lines.map((line) => [line.claimLineId, line]));
  return claim.lines.flatMap((line) => {
    const own = ofLine.get(line.id);
    if (own === undefined) return [];
    const { claimLineId: _claimLineId, ...rest } = own;
    return [{ ...line, ...rest, vat: vatOf(line.amount, line.vatRate) }];
  });
};

/** The lines of the unit's claims, by claim; money goes from one claim to the next, so all of them are read. */
export const listClaimLines = async (
  reader: Reader,
  scope: UnitScope,
): Promise<ReadonlyMap<string, ClaimDetail['claimLines']>> => {
  const { claims } = await loadFiguredClaims(reader, scope);
  return new Map(claims.map((own) => [own.claim.id, claimLinesOf(own)]));
};
