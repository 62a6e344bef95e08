import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';
import { byExtraCost, byYearlyImpact } from './sort-alerts.ts';
import { countStatuses, summarise } from './summary.ts';

const story = () =>
  new Story()
    .line('03-01', '100')
    .line('03-05', '110')
    .settle('ignore', '', 'first')
    .line('03-06', '95')
    .settle('resolve', '', 'second')
    .line('03-08', '105', { quantity: '0.5' });

describe('Deviations are grouped by article: first and last date, item count, price difference, sum difference, comment', () => {
  test('in any order of the entries', () => {
    const { entries } = story().now();
    expect(summarise(entries.toReversed())).toEqual({
      firstDate: '2026-03-05',
      lastDate: '2026-03-08',
      itemCount: 3,
      priceDiff: '10',
      sumDiff: '15',
      comment: 'second',
    });
  });

  test('no entries, no group', () => {
    expect(summarise([])).toBeNull();
  });

  test('total = unresolved + resolved + ignored', () => {
    const { entries, state } = story().now();
    const totals = { total: 3, unresolved: 1, resolved: 1, ignored: 1 };
    expect(countStatuses(entries)).toEqual(totals);
    expect(state.counters).toMatchObject({ ...totals, unresolvedSum: '5', lines: 4, quantity: '6.5' });
  });
});

describe('Lists are sorted by extra cost so far, and can be by kronor per year', () => {
  const alerts = [
    { articleId: 'c', sumDiff: '5', yearlyImpact: '900' },
    { articleId: 'a', sumDiff: '100', yearlyImpact: '20' },
    { articleId: 'd', sumDiff: '-50', yearlyImpact: '-300' },
    { articleId: 'b', sumDiff: '5.00', yearlyImpact: '900.0' },
    { articleId: 'e', sumDiff: '-60', yearlyImpact: null },
    { articleId: 'f', sumDiff: '-60', yearlyImpact: null },
    { articleId: 'g', sumDiff: '-60.0', yearlyImpact: '-400' },
  ];

  test('largest first, numbers not texts, the id between equals', () => {
    for (const given of [alerts, alerts.toReversed()]) {
      const ids = (order: typeof byExtraCost) => given.toSorted(order).map(({ articleId }) => articleId);
      expect(ids(byExtraCost).join(' ')).toBe('a b c d e f g');
      expect(ids(byYearlyImpact).join(' ')).toBe('b c a d g e f');
    }
  });
});
