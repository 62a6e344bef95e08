import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../values/decimal.ts';
import { type BoughtLine, boughtSums, pricePath } from './price-path.ts';

const line = (date: string, price: string | null, quantity = '1', cost = price ?? '0'): BoughtLine => ({
  date,
  price,
  quantity,
  cost,
});

describe('an article’s price over time', () => {
  it('is told where it changed, and 10 is 10.00', () => {
    const path = pricePath([line('2026-01-01', '10'), line('2026-01-08', '10.00'), line('2026-01-15', '12')]);
    expect(path).toEqual([
      { from: '2026-01-01', price: '10' },
      { from: '2026-01-15', price: '12' },
    ]);
  });

  it('ends a day as its last price, and credits have none', () => {
    const path = pricePath([line('2026-01-01', '10'), line('2026-01-01', '11'), line('2026-01-02', null)]);
    expect(path).toEqual([{ from: '2026-01-01', price: '11' }]);
  });

  it('keeps the newest steps of a price that never rests', () => {
    const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
    const path = pricePath(days.map((day, at) => line(day, String(at + 1))));
    expect(path).toHaveLength(24);
    expect(path.at(-1)).toEqual({ from: '2026-02-28', price: '28' });
  });

  it('never tells one price twice in a row, and ends at the newest', () => {
    const price = fc.integer({ min: 1, max: 4 }).map(String);
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const lines = prices.map((each, at) =>
          line(`2026-03-${String((at % 20) + 1).padStart(2, '0')}`, each),
        );
        const path = pricePath(lines);
        expect(path.every((step, at) => at === 0 || step.price !== path[at - 1]?.price)).toBe(true);
        expect(path.at(-1)?.price).toBe(prices.at(-1));
      }),
      { numRuns: 200 },
    );
  });

  it('adds up exactly', () => {
    const sums = boughtSums([
      line('2026-01-01', '0.1', '0.1', '0.10'),
      line('2026-01-02', '0.2', '0.2', '0.20'),
    ]);
    expect(sums).toEqual({ quantity: '0.3', cost: '0.30' });
    expect(decimal(boughtSums([]).quantity).eq(decimal('0'))).toBe(true);
  });
});
