import { matchedByCore } from '#testing/credit-notes/as-claims.ts';
import { precisionOf, recallOf, scoreOf } from '#testing/credit-notes/score.ts';
import { writeSet } from '#testing/credit-notes/write-set.ts';
import type { Figure, Part } from '../figure.ts';

const goals: Partial<Record<string, number>> = { referenced: 98, unreferenced: 90 };

/** How sure the matching is over credit notes that were written without a look at it, in eight manners and in nastier ones. */
export const creditNotes: Part = {
  name: 'credit-notes',
  summary: 'credit notes written apart from the matching, to 2,000 claims',
  run: ({ quick, seed }): Promise<Figure[]> => {
    const set = writeSet(seed, quick ? 400 : 2000);
    const whole = writeSet(seed, quick ? 400 : 2000, true);
    const score = scoreOf(set, matchedByCore(set));
    const figure = { part: 'credit-notes', engine: null, unit: '%' };
    return Promise.resolve([
      { ...figure, name: 'precision of the öre', value: precisionOf(score.all), goal: { least: 100 } },
      {
        ...figure,
        name: 'with papers that nobody can tell apart',
        value: precisionOf(scoreOf(whole, matchedByCore(whole)).all),
      },
      { ...figure, name: 'recall, an invoice named', value: recallOf(score.named) },
      { ...figure, name: 'recall, none named', value: recallOf(score.unnamed), goal: { least: 90 } },
      ...[...score.manners]
        .filter(([, { owed }]) => owed > 0)
        .map(([manner, tally]): Figure => {
          const goal = goals[manner];
          const told = { ...figure, name: `recall, ${manner}`, value: recallOf(tally) };
          return goal === undefined ? told : { ...told, goal: { least: goal } };
        }),
    ]);
  },
};
