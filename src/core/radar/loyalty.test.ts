import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../values/decimal.ts';
import { type LoyalGoods, loyaltyOf } from './loyalty.ts';

const deal = { dealId: 'd', from: '2026-02-01', to: '2026-02-28' };
const day = (date: string, sum: string) => ({ date, sum });

test('what is bought under a deal, beside one, and where there is none', () => {
  const goods: LoyalGoods[] = [
    {
      articleId: 'own',
      own: [deal],
      twins: [],
      days: [day('2026-02-01', '100'), day('2026-02-28', '50'), day('2026-03-01', '70')],
    },
    { articleId: 'other', own: [], twins: [deal], days: [day('2026-01-31', '10'), day('2026-02-10', '50')] },
    { articleId: 'free', own: [], twins: [], days: [day('2026-02-10', '999')] },
  ];
  expect(loyaltyOf(goods)).toEqual({
    under: '150.00',
    beside: '50.00',
    percent: '75',
    besides: [{ articleId: 'other', dealId: 'd', sum: '50.00' }],
  });
  expect(loyaltyOf([])).toEqual({ under: '0.00', beside: '0.00', percent: null, besides: [] });
});

test('a deal of its own goes before a twin’s; the parts add up whatever the order', () => {
  const goods = fc.array(
    fc.record({
      articleId: fc.uuid(),
      own: fc.constantFrom([], [deal]),
      twins: fc.constantFrom([], [deal]),
      days: fc.array(
        fc.record({ date: fc.constantFrom('2026-01-15', '2026-02-15'), sum: fc.nat(900).map(String) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(goods, (all) => {
      const { under, beside, besides } = loyaltyOf(all);
      const count = (isUnder: boolean) =>
        all.reduce((sum, { own, twins, days }) => {
          const isOwn = own.length > 0;
          const counted = isUnder ? isOwn : !isOwn && twins.length > 0;
          return counted
            ? sum + days.reduce((part, each) => part + (each.date > '2026-02' ? Number(each.sum) : 0), 0)
            : sum;
        }, 0);
      expect([Number(under), Number(beside)]).toEqual([count(true), count(false)]);
      expect(besides.reduce((sum, each) => sum.plus(each.sum), decimal('0')).toFixed(2)).toBe(beside);
      expect(loyaltyOf(all.toReversed())).toMatchObject({ under, beside });
    }),
    { numRuns: 100 },
  );
});
