import { claimFigures } from '#core/claims/claim-figures.ts';
import type { ClaimFigures } from '#core/claims/claim-figures.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
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
