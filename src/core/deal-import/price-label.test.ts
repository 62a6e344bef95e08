import { expect, test } from 'vitest';
import { priceLabel } from './price-label.ts';

const said = (label: string): string => {
  const found = priceLabel(label);
  if (found === null || found === 'other') return String(found);
  const { strength, quantity, unit, currency } = found;
  return [strength, quantity, unit, currency].map((each) => each ?? '').join(' ');
};

test.each([
  ['Pris', '2   '],
  ['Avtalspris', '3   '],
  ['Netto SEK', '3   SEK'],
  ['Ert nettopris SEK', '3   SEK'],
  ['Pris/kg', '2  kg '],
  ['Pris per förp', '2  förp '],
  ['Kr/kg', '2  kg SEK'],
  ['Pris kr / st', '2  st SEK'],
  ['Pris (SEK/krt) exkl. moms', '2  krt SEK'],
  ['Pris/enhet', '2   '],
  ['Pris per enhet', '2   '],
  ['Kilopris', '2  kg '],
  ['Kg-pris', '2  kg '],
  ['Kollipris', '2  kolli '],
  ['Pris per 100 st', '2 100 st '],
  ['Pris/1000', '2 1000  '],
  ['Pris (EUR)', '2   EUR'],
  ['€/kg', '2  kg EUR'],
  ['UnitPrice', '2   '],
  ['Net-\nprice', '3   '],
  ['Pris 2027', '2   '],
  ['Nytt pris 2027-01-01', '3   '],
  ['Pris 1-9', '2   '],
  ['Pris exkl. pant', '2   '],
  ['Pris eks. mva', '2   '],
  ['Listpris', '1   '],
  ['Butikens finpris', '1   '],
  ['Netto', '1   '],
])('%s is a price', (label, expected) => expect(said(label)).toBe(expected));

test.each([
  'Pris inkl. moms',
  'Pris inkl pant',
  'Jmf-pris',
  'Jämförpris kr/kg',
  'Tidigare pris',
  'Rek. pris',
  'Cirkapris',
  'Pris (öre)',
  'Pris 10-49',
  'Pris 10+',
])('%s is another price', (label) => expect(priceLabel(label)).toBe('other'));

test.each([
  'Kund',
  'Customer',
  'Netto kg',
  'Nettovikt',
  'Antal/krt',
  'Vikt/förp kg',
  'Prislista 1',
  'Prisgrupp',
  'Prisenhet',
  'Moms',
  'Frakt',
  'Pant kr/st',
  'Moms kr',
  'Avtalspriser, alla priser exkl. moms EAN',
  'Benämning',
  '',
])('%s is no price', (label) => expect(priceLabel(label)).toBeNull());

test('bare words of an agreement are the weakest, and a date in the label is its start', () => {
  expect(priceLabel('Avtal')).toMatchObject({ strength: 1, order: 0 });
  expect(priceLabel('Nytt pris 2027-01-01')).toMatchObject({ day: '2027-01-01' });
});
