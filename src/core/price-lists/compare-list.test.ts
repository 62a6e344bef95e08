import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boughtArticle } from '#testing/deal-import/import-case.ts';
import { decimal } from '#core/values/decimal.ts';
import { compareList, type ComparedArticle } from './compare-list.ts';
import { countPrices } from './list-items.ts';
import type { StandingPrice } from './replay.ts';

const price = (
  articleNumber: string | null,
  amount: string,
  more: Partial<StandingPrice> = {},
): StandingPrice => ({
  message: 'sha',
  row: 2,
  action: null,
  articleNumber,
  gtin: null,
  name: 'Vara',
  price: amount,
  unit: 'kg',
  currency: 'SEK',
  validFrom: '2026-02-02',
  validTo: null,
  fromQuantity: null,
  ...more,
});

const article = (
  number: string,
  lastPaid: string,
  quantity: string | null = '100',
  unit = 'kg',
): ComparedArticle => ({
  ...boughtArticle(number, `Vara ${number}`, unit, lastPaid),
  yearly: quantity === null ? null : { quantity, isEstimated: false },
  pack: null,
});

const told = (prices: readonly StandingPrice[], articles: readonly ComparedArticle[], isWhole = true) =>
  compareList({ prices, isWhole }, articles).map(({ change, difference, percent, yearly }) => [
    change,
    difference,
    percent,
    yearly,
  ]);

test('a price is told as a rise or a fall with its kronor a year', () => {
  expect(told([price('1', '11.50')], [article('1', '10')])).toEqual([['rise', '1.5', '15.0', '150.00']]);
  expect(told([price('1', '9')], [article('1', '10', '0.333333')])).toEqual([
    ['fall', '-1', '-10.0', '-0.33'],
  ]);
  expect(told([price('1', '10.00')], [article('1', '10')])).toEqual([['same', '0', '0.0', '0.00']]);
  expect(told([price('1', '11')], [article('1', '10', null)])).toEqual([['rise', '1', '10.0', null]]);
});

test('what the unit does not buy is new, and what a whole list leaves out is gone', () => {
  const articles = [article('1', '10')];
  expect(told([price('2', '11')], articles)).toEqual([
    ['new', null, null, null],
    ['gone', null, null, null],
  ]);
  expect(told([price('2', '11')], articles, false)).toEqual([['new', null, null, null]]);
});

test('another unit of measure or currency is not compared, and is not gone', () => {
  expect(told([price('1', '11', { unit: 'st' })], [article('1', '10')])).toEqual([
    ['unlike', null, null, null],
  ]);
  expect(told([price('1', '11', { currency: 'EUR' })], [article('1', '10')])).toEqual([
    ['unlike', null, null, null],
  ]);
  expect(told([price('1', '11', { unit: 'KGM' })], [article('1', '10')])[0]?.[0]).toBe('rise');
  expect(told([price('1', '11', { unit: '' })], [article('1', '10')])[0]?.[0]).toBe('rise');
  expect(told([price('1', '11', { unit: '' })], [article('1', '10'), article('1', '9', '1', 'st')])).toEqual([
    ['unlike', null, null, null],
  ]);
});

test('zeros that a spreadsheet dropped, or a name alone, still name the article', () => {
  expect(told([price('417', '11')], [article('00417', '10')])[0]?.[0]).toBe('rise');
  expect(told([price(null, '11', { name: 'VARA  1' })], [article('1', '10')])[0]?.[0]).toBe('rise');
});

test('of price breaks the lowest quantity’s is compared, and the others go with it', () => {
  const rows = [
    price('1', '8', { fromQuantity: '100', row: 4 }),
    price('1', '11', { row: 2 }),
    price('1', '9', { fromQuantity: '10', row: 3 }),
  ];
  const [line, ...others] = compareList({ prices: rows, isWhole: true }, [article('1', '10')]);
  expect([line?.price?.price, line?.breaks, others.length]).toEqual([
    '11',
    [
      { from: '10', price: '9' },
      { from: '100', price: '8' },
    ],
    0,
  ]);
});

test('a row whose price could not be read is told, and its article is not gone', () => {
  const unread = { ...price('1', '0'), price: null, unread: 'abc' };
  expect(told([unread], [article('1', '10')])).toEqual([['unread', null, null, null]]);
  expect(
    told([unread, price('1', '11', { row: 3 })], [article('1', '10')]).map(([change]) => change),
  ).toEqual(['rise', 'unread']);
  expect(countPrices([unread])).toBe(0);
});

test('two prices of one article are both told, and neither is compared; the same price twice is one', () => {
  const rows = [price('1', '11'), price('1', '12', { row: 3 }), price('1', '11.00', { row: 4 })];
  expect(told(rows, [article('1', '10')])).toEqual([
    ['twice', null, null, null],
    ['twice', null, null, null],
  ]);
  expect(countPrices(rows)).toBe(2);
  expect(told([rows[0] ?? price('1', '1'), rows[2] ?? price('1', '1')], [article('1', '10')])).toEqual([
    ['rise', '1', '10.0', '100.00'],
  ]);
});

test('another unit of measure is compared by what both hold, in the article’s own unit', () => {
  const cheese = { ...article('1', '178', '100', 'st'), pack: { baseUnit: 'kg', amount: '2' } as const };
  const kilo = () => ({ baseUnit: 'kg', amount: '1' }) as const;
  const [line] = compareList({ prices: [price('1', '90')], isWhole: true }, [cheese], kilo);
  expect(line).toMatchObject({
    change: 'rise',
    asBought: '180',
    comparable: { listed: '90', paid: '89', baseUnit: 'kg' },
    difference: '2',
    percent: '1.1',
    yearly: '200.00',
  });
  const litre = () => ({ baseUnit: 'l', amount: '1' }) as const;
  const others = [
    compareList({ prices: [price('1', '90')], isWhole: true }, [cheese], litre),
    compareList({ prices: [price('1', '90')], isWhole: true }, [{ ...cheese, pack: null }], kilo),
    compareList({ prices: [price('1', '90', { currency: 'EUR' })], isWhole: true }, [cheese], kilo),
    compareList({ prices: [price('1', '90')], isWhole: true }, [cheese], () => null),
  ];
  for (const lines of others) expect(lines.map(({ change }) => change)).toEqual(['unlike']);
});

test('every item of a list and every article that it leaves out is told once, whatever they are', () => {
  const number = fc.constantFrom('1', '2', '3', '4', '5');
  const amount = fc.integer({ min: 1, max: 500 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(number, amount), { maxLength: 6 }),
      fc.uniqueArray(fc.tuple(number, amount), { selector: ([each]) => each, maxLength: 5 }),
      (listed, bought) => {
        const articles = bought.map(([each, paid]) => article(each, paid));
        const lines = compareList(
          { prices: listed.map(([each, now]) => price(each, now)), isWhole: true },
          articles,
        );
        const items = new Set(listed.map(([each]) => each));
        const stated = new Set(listed.map((each) => each.join()));
        const gone = bought.filter(([each]) => !items.has(each));
        expect(lines.length).toBe(stated.size + gone.length);
        expect(countPrices(listed.map(([each, now]) => price(each, now)))).toBe(stated.size);
        for (const { change, price: now, article: known, yearly } of lines) {
          if (change === 'gone' || change === 'new' || change === 'twice') continue;
          const difference = decimal(now?.price ?? '0').minus(decimal(known?.lastPaid ?? '0'));
          expect(yearly).toBe(difference.times('100').toFixed(2));
        }
      },
    ),
    { numRuns: 100 },
  );
});
