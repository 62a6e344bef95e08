import { matchCredits } from '#core/claims/match-credits.ts';
import type { Claim, Credit, CreditDocument } from '#core/claims/claim.ts';
import { daysBetween } from '#core/values/calendar.ts';
import { randomOf } from '../papers/random.ts';
import { dealingsFrom, manners } from './answers.ts';
import type { Manner, Truth } from './answers.ts';

/** Claims of each supplier. */
const perSupplier = 10;

export interface Score {
  /** Credit lines that a claim was credited with. */
  given: number;
  /** Those that were for that very claim line, as the supplier meant it. */
  meant: number;
  /** Those that were for another one which their paper tells in nothing from it, so that the order of the claims decides. */
  alike: number;
  /** Those that were for no claim. */
  foreign: number;
  /** What none of these explains, to look at. */
  readonly mistakes: Credit[];
}

interface Found {
  claims: number;
  truths: number;
  met: number;
}

type Place = Pick<Credit, 'claimId' | 'claimLineId'>;

const isMeant = (truths: readonly Truth[], credit: Place): boolean =>
  truths.some(
    ({ claimId, claimLineId }) =>
      claimId === credit.claimId && (claimLineId === null || claimLineId === credit.claimLineId),
  );

const lineOf = (claims: readonly Claim[], { claimId, claimLineId }: Place) => {
  const claim = claims.find(({ id }) => id === claimId);
  const line = claim?.lines.find(({ id }) => id === claimLineId);
  return claim === undefined || line === undefined ? null : { claim, line };
};

/**
 * Whether two claim lines cannot be told apart by a paper: it names no invoice, both were claimed when it came, and they are the
 * same goods, quantity and amount. Then the rules' order holds: "within a step claims by year and number".
 */
const isAlike = (
  claims: readonly Claim[],
  paper: CreditDocument | undefined,
  one: Place,
  other: Place,
): boolean => {
  const [a, b] = [lineOf(claims, one), lineOf(claims, other)];
  if (a === null || b === null || paper === undefined || paper.precedingInvoices.length > 0) return false;
  return (
    a.line.name === b.line.name &&
    a.line.quantity === b.line.quantity &&
    a.line.amount === b.line.amount &&
    [a, b].every(({ claim }) => {
      const days = daysBetween(claim.draftedOn, paper.date);
      return days >= 0 && days <= 180;
    })
  );
};

/** How sure the matching is over claims that suppliers answer in eight manners; the same seed gives the same. */
export const scoreOfAnswers = (
  count: number,
  seed: number,
): { readonly score: Score; readonly found: ReadonlyMap<Manner, Found> } => {
  const score: Score = { given: 0, meant: 0, alike: 0, foreign: 0, mistakes: [] };
  const found = new Map<Manner, Found>(manners.map((manner) => [manner, { truths: 0, met: 0, claims: 0 }]));
  const random = randomOf(seed);
  for (let supplier = 0; supplier * perSupplier < count; supplier += 1) {
    const { claims, documents, truths, mannerOf } = dealingsFrom(random, supplier, perSupplier);
    const credits = matchCredits(claims, documents, []);
    const ofLine = Map.groupBy(truths, ({ creditLineId }) => creditLineId);
    const paperOf = new Map(documents.flatMap((paper) => paper.lines.map(({ id }) => [id, paper] as const)));
    const isAlikeOne = (truth: Truth, credit: Credit): boolean =>
      truth.claimLineId !== null &&
      isAlike(
        claims,
        paperOf.get(credit.creditLineId),
        { claimId: truth.claimId, claimLineId: truth.claimLineId },
        credit,
      );
    for (const credit of credits) {
      const own = ofLine.get(credit.creditLineId) ?? [];
      score.given += 1;
      if (isMeant(own, credit)) score.meant += 1;
      else if (own.some((truth) => isAlikeOne(truth, credit))) score.alike += 1;
      else score.mistakes.push(credit);
      if (own.length === 0) score.foreign += 1;
    }
    for (const manner of mannerOf.values()) (found.get(manner) ?? { claims: 0 }).claims += 1;
    for (const truth of truths) {
      const manner = found.get(truth.manner);
      if (manner === undefined) continue;
      manner.truths += 1;
      const own = credits.filter(({ creditLineId }) => creditLineId === truth.creditLineId);
      if (own.some((each) => isMeant([truth], each) || isAlikeOne(truth, each))) manner.met += 1;
    }
  }
  return { score, found };
};
