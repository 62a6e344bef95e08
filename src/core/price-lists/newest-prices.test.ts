import { expect, test } from 'vitest';
import { itemKey, newestPrices } from './newest-prices.ts';

const price = (item: string, since: string, receivedAt: string) => ({ item, since, receivedAt });

test('the list that begins last says what an item costs, and what it does not name holds on', () => {
  const older = [price('1', '2026-10-01', 'a'), price('2', '2026-10-01', 'a')];
  const newer = price('1', '2026-11-01', 'b');
  expect(newestPrices([...older, newer])).toEqual([older[1], newer]);
  expect(newestPrices([newer, ...older])).toEqual([newer, older[1]]);
});

test('of one day that which came last; what one list says twice stays', () => {
  const [early, late] = [price('1', '2026-11-01', 'a'), price('1', '2026-11-01', 'b')];
  expect(newestPrices([late, early, late])).toEqual([late, late]);
});

test('an item is told by its number, else its GTIN, else its name, in its unit and currency', () => {
  const goods = { articleNumber: null, gtin: null, name: 'Smör  500 g', unit: 'ST', currency: 'SEK' };
  expect(itemKey(goods)).toBe(itemKey({ ...goods, name: 'SMÖR 500 G', unit: 'st' }));
  expect(itemKey(goods)).not.toBe(itemKey({ ...goods, currency: 'EUR' }));
  expect(itemKey({ ...goods, articleNumber: '1' })).toBe(
    itemKey({ ...goods, articleNumber: '1', name: 'x', gtin: '2' }),
  );
});
