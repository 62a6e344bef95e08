import type { Manner } from '#testing/claims/answers.ts';
import { scoreOfAnswers } from '#testing/claims/score.ts';
import type { Figure, Part } from '../figure.ts';

const goals: Partial<Record<Manner, number>> = { referenced: 98, unreferenced: 90 };

/** How sure the matching of credit notes is, over 2,000 claims that suppliers answer in eight manners. */
export const claims: Part = {
  name: 'claims',
  summary: 'credit notes matched to 2,000 claims',
  run: async ({ quick, seed }): Promise<Figure[]> => {
    const { score, found } = scoreOfAnswers(quick ? 200 : 2_000, seed);
    const figure = { part: 'claims', engine: null, unit: '%' };
    const percent = (count: number): number => (100 * count) / score.given;
    return [
      {
        ...figure,
        name: 'precision: on the claim line that the rules name',
        value: percent(score.meant + score.alike),
        goal: { least: 100 },
      },
      { ...figure, name: 'on the very line that the supplier meant', value: percent(score.meant) },
      {
        ...figure,
        name: 'that only the order of the claims decides',
        unit: `of ${score.given}`,
        value: score.alike,
      },
      { ...figure, name: 'money that is for no claim', value: percent(score.foreign), goal: { most: 0 } },
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
