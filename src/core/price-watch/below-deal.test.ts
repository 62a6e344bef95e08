import { expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';
import { belowDeals } from './below-deal.ts';

const told = (story: Story): string[] => {
  const { state } = story.now();
  return belowDeals(story.lines, { deals: story.deals }, state.endedDeals).map(
    ({ line, dealPrice }) => `${line.id} ${line.price} < ${dealPrice}`,
  );
};

const agreed = () =>
  new Story().deal('deal', '100', '03-01', '03-31', { toleranceDown: { type: 'kr', value: '10' } });

test('less than a deal by more than its tolerance downward is told and never alerts', () => {
  const story = agreed().line('03-02', '90').line('03-03', '89.99');
  expect(story.alerts()).toEqual([]);
  expect(told(story)).toEqual(['03-03 89.99 < 100']);
});

test('outside the deal’s days, and under a market price, nothing is told', () => {
  expect(told(agreed().line('02-28', '50').line('04-01', '50'))).toEqual([]);
  const market = new Story().deal('market', '100', '03-01', null, { marketPriced: true });
  expect(told(market.line('03-02', '50'))).toEqual([]);
});

test('weighed goods at the deal’s price are not below it', () => {
  const story = new Story().deal('deal', '189', '03-01', null);
  story.line('03-03', '188.998309', { quantity: '2.366', sum: '447.17' });
  story.line('03-04', '188.000000', { quantity: '2', sum: '376.00' });
  expect(told(story)).toEqual(['03-04 188.000000 < 189']);
});

test('an ended deal tells on its last day, and not on the day after', () => {
  const { lines, deals } = agreed().line('03-05', '80').line('03-06', '80');
  const told = belowDeals(lines, { deals }, [{ dealId: 'deal', lastDay: '2026-03-05' }]);
  expect(told.map(({ line }) => line.id)).toEqual(['03-05']);
});

test('a deal that a decision ended told until its last day', () => {
  const story = agreed().line('03-02', '80').line('03-05', '120').settle('resolve').line('03-06', '80');
  expect(told(story)).toEqual(['03-02 80 < 100']);
});
