import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [110, 330, 380, 460, 540];

const paper = (
  discount: string,
  net: string,
  tax: string,
  payable: string,
) => `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | | 48213
Fakturadatum | | 2026-10-05
Förfallodatum | | 2026-11-04

Art.nr | Benämning | Antal | Pris | Belopp
10430 | Laxfilé | 2 | 189,00 | 378,00
12756 | Grädde | 12 | 24,50 | 294,00
13887 | Strössel | 3 | 10,00 | 30,00
 | ${discount}

Netto | | | | ${net}
Moms 12 % | | ${net} | | ${tax}
Att betala SEK | | | | ${payable}

Bankgiro 5050-1055 | | Org.nr 556233-2451`;

const read = (text: string) => {
  const reading = readPages(sheet(text, edges));
  return {
    sums: reading?.invoice.lines.map(({ sum }) => sum),
    charges: reading?.invoice.charges.map(({ amount }) => amount),
    isDoubtful: reading?.doubts.includes('line-discount'),
  };
};

test('a discount below the last line that is no share of its sum is of the whole paper, and doubtful', () => {
  expect(read(paper('Avtalsrabatt | | | -12,34', '689,66', '82,76', '772,42'))).toEqual({
    sums: ['378.00', '294.00', '30.00'],
    charges: ['12.34'],
    isDoubtful: true,
  });
});

test('a discount that is a share of the sum above it is of that line', () => {
  expect(read(paper('Avtalsrabatt | | | -3,00', '699,00', '83,88', '782,88'))).toMatchObject({
    sums: ['378.00', '294.00', '27'],
    isDoubtful: true,
  });
});

const discounted = paper('Avtalsrabatt 10 % | | | -3,00 | 27,00', '699,00', '83,88', '782,88').replace(
  'Pris | Belopp',
  'Pris | Brutto | Netto',
);

test('a share below a line makes the sum that stands beside it', () => {
  const wide = discounted
    .replace('189,00 | 378,00', '189,00 | 378,00 | 378,00')
    .replace('24,50 | 294,00', '24,50 | 294,00 | 294,00');
  const reading = readPages(sheet(wide, [110, 330, 380, 460, 510, 560]));
  expect(reading?.invoice.lines.map(({ price, sum }) => [price, sum])).toEqual([
    ['189.00', '378.00'],
    ['24.50', '294.00'],
    ['10.00', '27.00'],
  ]);
  expect(reading?.doubts).not.toContain('line-arithmetic');
});
