import { describe, expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { notCompared, whyOf } from '#core/price-watch/why.ts';
import { rankedPrice, subjectOfMany, whatHappened } from './rules-ranked.ts';
import type { ToldAlert } from './rules-ranked.ts';
import { asClause, priceWords, saidOf, yearlyQuantityText, yearlySum } from './rules-told-price.ts';

const litres = (amount: string) => ({ pack: { baseUnit: 'l', amount } as const });

const fillet: ToldAlert = {
  articleId: 'a',
  name: 'Oxfilé 2-3 kg',
  supplier: 'Slakteriet Norr',
  unitOfMeasure: 'KGM',
  currency: 'SEK',
  watchedPrice: '389.00',
  billedPrice: '428.00',
  itemDiff: '39.00',
  why: whyOf(facts('428'), facts('389'), 'in-force'),
  yearly: '8580.00',
  yearlyQuantity: '220',
  isEstimated: false,
};
const oil: ToldAlert = {
  ...fillet,
  name: 'Rapsolja 10 l',
  unitOfMeasure: 'dunk',
  watchedPrice: '258.39',
  billedPrice: '312.57',
  itemDiff: '54.18',
  why: whyOf(facts('312.57', litres('9')), facts('287.10', litres('10')), 'no'),
  yearly: '11269.00',
  isEstimated: true,
};
const butter: ToldAlert = {
  ...fillet,
  unitOfMeasure: 'st',
  watchedPrice: '62.00',
  billedPrice: '58.00',
  itemDiff: '-4.00',
  why: whyOf(facts('58'), facts('62'), 'no'),
  yearly: '-1460.00',
};
const unlike: ToldAlert = {
  ...fillet,
  watchedPrice: null,
  itemDiff: '0',
  why: notCompared(facts('428'), facts('39')),
  yearly: null,
};

const plain = <Told>(told: Told): Told => JSON.parse(JSON.stringify(told).replaceAll('\u00a0', ' ')) as Told;

describe('a price in words', () => {
  test('is per unit, with its difference and percent', () => {
    expect(plain(priceWords(fillet, 'sv'))).toEqual({
      from: '389,00',
      fromWithUnit: '389,00 kr/kg',
      to: '428,00',
      toWithUnit: '428,00 kr/kg',
      change: '+39,00 kr/kg (+10,0 %)',
      direction: 'up',
    });
  });

  test('is per litre where the pack changed', () => {
    expect(plain(priceWords(oil, 'sv'))).toMatchObject({
      from: '28,71',
      toWithUnit: '34,73 kr/l',
      change: '+6,02 kr/l (+21,0 %)',
    });
  });

  test('that falls points down, and one that cannot be compared stands alone', () => {
    expect(plain(priceWords(butter, 'sv'))).toMatchObject({
      change: '−4,00 kr/st (−6,5 %)',
      direction: 'down',
    });
    expect(priceWords(unlike, 'sv')).toMatchObject({ from: null, change: null, direction: 'flat' });
  });

  test('that differs by less than an öre keeps the decimals that tell it apart', () => {
    const why = whyOf(facts('1.004'), facts('1.001'), 'no');
    const cents = { ...fillet, watchedPrice: '1.001', billedPrice: '1.004', itemDiff: '0.003', why };
    expect(plain(priceWords(cents, 'sv'))).toMatchObject({
      from: '1,0010',
      change: '+0,0030 kr/kg (+0,3 %)',
    });
  });
});

test('a year has whole units in words, and sums only one currency', () => {
  expect(plain(yearlyQuantityText(fillet, 'sv'))).toBe('220 kg');
  expect(plain(yearlyQuantityText({ ...oil, yearlyQuantity: '1.2' }, 'en'))).toBe('1 jerrycan');
  expect(plain(yearlyQuantityText({ ...oil, yearlyQuantity: '1234' }, 'en'))).toBe('1 234 jerrycans');
  expect(yearlySum([fillet, oil, unlike])).toEqual({ sum: '19849.00', currency: 'SEK' });
  expect(yearlySum([fillet, { ...oil, currency: 'EUR' }])).toBeNull();
  expect(yearlySum([unlike])).toBeNull();
});

test('the cause is the sentence of the screens', () => {
  expect(saidOf(fillet, 'sv')).toBe('Priset är högre än det ni har avtalat.');
  expect(asClause(saidOf(fillet, 'sv') ?? '')).toBe('priset är högre än det ni har avtalat');
  expect(saidOf({ ...fillet, why: null }, 'sv')).toBeNull();
});

test('in a ranking it says why, and kronor a year or else the difference', () => {
  expect(plain(rankedPrice(oil, 'o', 'sv'))).toEqual({
    name: 'Rapsolja 10 l',
    path: '/price-monitoring/overview?outletId=o&article=a',
    detail: 'Slakteriet Norr · Förpackningen gick från 10,0 l till 9,0 l: +21,0 % per l',
    price: '28,71 → 34,73 kr/l',
    change: '+11 269 kr/år, uppskattat',
    direction: 'up',
  });
  expect(plain(rankedPrice({ ...fillet, yearly: null }, null, 'en')).change).toBe('+39,00 kr/kg (+10,0 %)');
});

test.each([
  [[fillet], 'Ett pris har gått upp'],
  [[fillet, oil], '2 priser har gått upp'],
  [[fillet, butter], '2 priser har ändrats'],
  [[unlike], 'Ett pris har ändrats'],
])('what happened is no more than is true (%#)', (alerts, said) => {
  expect(whatHappened(alerts, 'sv')).toBe(said);
});

const fallen = { ...butter, yearly: '-21000.00' };

test.each([
  [[fillet, oil], 'Krogen: 2 priser har gått upp, 19 849 kr per år'],
  [[fillet, oil, fallen], 'Krogen: 3 priser har ändrats, 2 blir dyrare för 19 849 kr per år'],
  [[fallen, fallen], 'Krogen: 2 priser har ändrats, −42 000 kr per år'],
  [[unlike, unlike], 'Krogen: 2 priser har ändrats'],
])(
  'a subject is about what the letter has first, and never calls dear prices a saving (%#)',
  (alerts, said) => {
    expect(plain(subjectOfMany(alerts, 'Krogen', 'sv'))).toBe(said);
  },
);
