import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [300, 360, 420, 480, 550];

/** Whether the discount of the one line that has one is doubted, below a label. */
const isDoubted = (label: string, line: string, net: string, tax: string, payable: string): unknown =>
  readPages(
    sheet(
      `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Benämning | Antal | À-pris | ${label} | Belopp
${line}
Tomat kvist | 6 | 20,00 | | 120,00

Netto | | | | ${net}
Moms 12 % | | | | ${tax}
Att betala SEK | | | | ${payable}

Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  )?.doubts.includes('line-discount');

// 5 of 225,80 is near 5 per cent of it, and tells nothing by itself.
const near = 'Etna Rosso 2021 | 4 | 56,45 | 5 | 214,51';

test.each([
  'Rab%',
  'Rabatt %',
  'Rab. %',
  'Rabatt i %',
  'Sc.%',
  'Disc. %',
  'Kundrabatt %',
  '%',
  'Rab (%)',
  'R %',
])('discounts below a label of per cent are per cent: %s', (label) => {
  expect(isDoubted(label, near, '334,51', '40,14', '374,65')).toBe(false);
});

test.each(['Rabatt', 'Rab.', 'Avdrag', 'Discount', 'Rabatt kr'])(
  'discounts below another label may be amounts: %s',
  (label) => {
    expect(isDoubted(label, near, '334,51', '40,14', '374,65')).toBe(true);
  },
);

test.each([
  ['Aluminiumform 1/2 GN | 5 | 4,2518 | 20 | 17,01', '137,01', '16,44', '153,45'],
  ['Soppbägare kraft | 1 | 1,4415 | 25 | 1,08', '121,08', '14,53', '135,61'],
  ['Träbestick 3 delar | 7 | 0,8597 | 10 | 5,42', '125,42', '15,05', '140,47'],
])('decimals behind the öre are lost with a discount as without: %s', (...line) => {
  expect(isDoubted('Rabatt %', ...line)).toBe(false);
});

test('a discount in which the price’s öre is lost leaves it open', () => {
  expect(isDoubted('Rabatt %', 'Soppbägare | 1 | 0,11 | 50 | 0,06', '120,06', '14,41', '134,47')).toBe(true);
});
