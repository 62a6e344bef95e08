import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boughtArticle } from '#testing/deal-import/import-case.ts';
import { decimal } from '#core/values/decimal.ts';
import { compareList, type ComparedArticle } from './compare-list.ts';
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
        const gone = bought.filter(([each]) => !items.has(each));
        expect(lines.length).toBe(items.size + gone.length);
        for (const { change, price: now, article: known, yearly } of lines) {
          if (change === 'gone' || change === 'new') continue;
          const difference = decimal(now?.price ?? '0').minus(decimal(known?.lastPaid ?? '0'));
          expect(yearly).toBe(difference.times('100').toFixed(2));
        }
      },
    ),
    { numRuns: 100 },
  );
});
