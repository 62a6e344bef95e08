import { expect, test } from 'vitest';
import { oddList } from '#testing/deal-import/odd-list.ts';
import { type ImportScore, scoreLists } from '#testing/deal-import/score-lists.ts';

/** All 1,000 are read with `MANGLED_LISTS=1000`. */
const lists = Number(process.env.MANGLED_LISTS ?? 120);

test(`of ${lists} mangled lists every row is accounted for, and what is saved is what was shown`, () => {
  const score: ImportScore = scoreLists(1, lists);
  expect(score.wrong, 'rows taken with other values than the list says').toEqual([]);
  expect(score.badTaken, 'rows taken that nobody should enter').toEqual([]);
  expect(score.good.taken / score.good.all, JSON.stringify(score.missed)).toBeGreaterThan(0.95);
});

test(`of ${lists} lists of other systems every row is accounted for, and none is taken with other values`, () => {
  const score: ImportScore = scoreLists(1, lists, oddList);
  expect(score.wrong).toEqual([]);
  expect(score.badTaken).toEqual([]);
  // A packet is no package, and is asked about.
  const missed = score.missed.filter((said) => !said.endsWith('import.unit-unlike'));
  expect(missed).toEqual([]);
});
