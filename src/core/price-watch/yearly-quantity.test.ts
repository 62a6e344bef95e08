import { describe, expect, test } from 'vitest';
import { yearlyImpact } from './yearly-impact.ts';
import { yearlyQuantity } from './yearly-quantity.ts';

const on = (date: string, quantity = '10') => ({ date, quantity });
const dayOf = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
const every = (days: number, count: number) =>
  Array.from({ length: count }, (_, index) => on(dayOf(index * days)));

describe('Yearly quantity', () => {
  test('with 365 days of purchases, the last 365 days counted back from the newest line', () => {
    const lines = [on('2025-01-01', '500'), on('2025-06-01', '40'), on('2026-01-01', '7')];
    expect(yearlyQuantity(lines)).toEqual({ quantity: '47', isEstimated: false });
    expect(yearlyQuantity([...lines, on('2026-01-02', '1')])).toEqual({ quantity: '48', isEstimated: false });
    const exact = [on('2025-01-01'), on('2026-01-01', '0.1234565')];
    expect(yearlyQuantity(exact)?.quantity).toBe('0.123457');
    expect(yearlyQuantity(every(7, 60))).toEqual({ quantity: '530', isEstimated: false });
  });

  test('of at least 3 dates over at least 28 days, the rhythm without the newest delivery', () => {
    expect(yearlyQuantity(every(14, 3))).toEqual({ quantity: '260.714286', isEstimated: false });
    const twice = [...every(14, 3), on('2025-01-29', '90')];
    expect(yearlyQuantity(twice)).toEqual({ quantity: '260.714286', isEstimated: false });
  });

  test('otherwise estimated: over at least 30 days', () => {
    expect(yearlyQuantity([on('2026-01-01', '30')])).toEqual({ quantity: '365', isEstimated: true });
    expect(yearlyQuantity(every(13, 3))).toEqual({ quantity: '365', isEstimated: true });
    const threeOver = (days: number) => [0, 13, days].map((index) => on(dayOf(index)));
    expect([27, 28].map((days) => yearlyQuantity(threeOver(days))?.isEstimated)).toEqual([true, false]);
    expect(yearlyQuantity(every(73, 2))).toEqual({ quantity: '100', isEstimated: true });
  });

  test('the order of lines changes nothing, and no purchase has no year', () => {
    const lines = every(20, 8);
    expect(yearlyQuantity(lines.toReversed())).toEqual(yearlyQuantity(lines));
    expect(yearlyQuantity([])).toBeNull();
  });
});

describe('Kronor a year', () => {
  const now = { entryId: 'a', newestLineId: 'a', itemDiff: '6.02', watchedPrice: '28.71' };

  test('difference × yearly quantity, of the price that is billed now', () => {
    expect(yearlyImpact(now, '1872')).toBe('11269.44');
    expect(yearlyImpact({ ...now, itemDiff: '-1.5' }, '730')).toBe('-1095.00');
  });

  test('nothing when the newest line is back at the reference, or nothing can be compared', () => {
    expect(yearlyImpact({ ...now, newestLineId: 'b' }, '1872')).toBeNull();
    expect(yearlyImpact({ ...now, watchedPrice: null }, '1872')).toBeNull();
  });
});
