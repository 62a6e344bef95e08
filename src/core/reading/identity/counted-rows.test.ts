import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

const head = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04
`;
const totals = `
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90

Bankgiro 5050-1055 | Org.nr 556233-2451`;
const page = (goods: string): Reading => {
  const reading = readPages(sheet(`${head}\n${goods}\n${totals}`, [260, 320, 380, 460, 540]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};
const namesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);
const figures = [' | 2,450 | kg | 189,00 | 463,05', ' | 12 | st | 24,50 | 294,00'];
const table = (label: string, first: string, second: string): string =>
  `${label} | Antal | Enhet | À-pris | Belopp\n${first}${figures[0]}\n${second}${figures[1]}`;

describe('counts of lines', () => {
  test.each(['1', '10'])('that begin names at %s without a column are doubted', (first) => {
    const counted = page(table('Benämning', `${first} Kardemumma`, `${2 * Number(first)} Saffran`));
    expect(counted.doubts).toContain('article');
  });

  test('are no doubt where names begin with sizes', () => {
    expect(page(table('Benämning', '1 Kardemumma', '40 Saffran')).doubts).not.toContain('article');
  });
});

describe('codes in brackets behind names', () => {
  test('number the goods where all are of one series', () => {
    const reading = page(table('Benämning', 'Kardemumma (KRY12)', 'Saffran 1 g (KRY40)'));
    expect([namesOf(reading), reading.doubts]).toEqual([
      [
        ['KRY12', 'Kardemumma'],
        ['KRY40', 'Saffran 1 g'],
      ],
      [],
    ]);
  });

  test.each([
    ['of one name alone', 'Kardemumma (KRY12)', 'Saffran'],
    ['of two series', 'Champagne (NV19)', 'Chablis (PC21)'],
    ['twice the same', 'Kardemumma (EKO25)', 'Saffran (EKO25)'],
  ])('%s are doubted and stay', (_, first, second) => {
    const reading = page(table('Benämning', first, second));
    expect(namesOf(reading)).toEqual([
      [null, first],
      [null, second],
    ]);
    expect(reading.doubts).toContain('article');
  });

  test('of two letters and a year are no doubt without letters', () => {
    expect(page(table('Benämning', 'Chablis (2019)', 'Barolo (2020)')).doubts).toEqual([]);
  });
});
