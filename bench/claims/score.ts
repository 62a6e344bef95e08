import { matchCredits } from '#core/claims/match-credits.ts';
import { dealingsFrom, manners } from '#testing/claims/answers.ts';
import type { Manner, Truth } from '#testing/claims/answers.ts';
import { randomOf } from '#testing/papers/random.ts';
import type { Figure, Part } from '../figure.ts';

const perSupplier = 10;

interface Score {
  /** Credit lines that a claim was credited with, and those of them that were for that very claim line. */
  given: number;
  right: number;
  /** Of those that were not: for no claim at all. */
  foreign: number;
}

const isRight = (truths: readonly Truth[], credit: { claimId: string; claimLineId: string }): boolean =>
  truths.some(
    ({ claimId, claimLineId }) =>
      claimId === credit.claimId && (claimLineId === null || claimLineId === credit.claimLineId),
  );

const scored = (count: number, seed: number) => {
  const score: Score = { given: 0, right: 0, foreign: 0 };
  const found = new Map<Manner, { truths: number; met: number; claims: number }>(
    manners.map((manner) => [manner, { truths: 0, met: 0, claims: 0 }]),
  );
  const random = randomOf(seed);
  for (let supplier = 0; supplier * perSupplier < count; supplier += 1) {
    const { claims, documents, truths, mannerOf } = dealingsFrom(random, supplier, perSupplier);
    const credits = matchCredits(claims, documents, []);
    const ofLine = Map.groupBy(truths, ({ creditLineId }) => creditLineId);
    for (const credit of credits) {
      const own = ofLine.get(credit.creditLineId) ?? [];
      score.given += 1;
      if (isRight(own, credit)) score.right += 1;
      if (own.length === 0) score.foreign += 1;
    }
    for (const manner of mannerOf.values()) (found.get(manner) ?? { claims: 0 }).claims += 1;
    for (const truth of truths) {
      const manner = found.get(truth.manner);
      if (manner === undefined) continue;
      manner.truths += 1;
      if (credits.some((each) => each.creditLineId === truth.creditLineId && isRight([truth], each)))
        manner.met += 1;
    }
  }
  return { score, found };
};

const goals: Partial<Record<Manner, number>> = { referenced: 98, unreferenced: 90 };

/** How sure the matching of credit notes is, over 2,000 claims that suppliers answer in eight manners. */
export const claims: Part = {
  name: 'claims',
  summary: 'credit notes matched to 2,000 claims',
  run: async ({ quick, seed }): Promise<Figure[]> => {
    const { score, found } = scored(quick ? 200 : 2_000, seed);
    const figure = { part: 'claims', engine: null, unit: '%' };
    return [
      {
        ...figure,
        name: 'precision: on the very claim line',
        value: (100 * score.right) / score.given,
        goal: { least: 100 },
      },
      {
        ...figure,
        name: 'money that is for no claim',
        value: (100 * score.foreign) / score.given,
        goal: { most: 0 },
      },
      ...[...found].flatMap(([manner, { truths, met, claims: own }]): Figure[] => {
        const goal = goals[manner];
        return truths === 0
          ? []
          : [
              {
                ...figure,
                name: `recall, ${manner} (${own} claims)`,
                value: (100 * met) / truths,
                ...(goal === undefined ? {} : { goal: { least: goal } }),
              },
            ];
      }),
    ];
  },
};
