import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

/** A page of two goods, under a label before the one of their names. */
const below = (label: string, one: string, other: string): Reading => {
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
${label} | Benämning | Antal | Enhet | À-pris | Belopp
${one} | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
${other} | Grädde 40 % | 12 | st | 24,50 | 294,00
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90
Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [260, 320, 380, 460, 540]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};

describe('numbers of goods', () => {
  test.each([
    ['Nr', '83', '17'],
    ['Wein-Nr.', '83', '17'],
    ['Lagernummer', '8301', '9917'],
    ['Nr', '830', '917'],
  ])('may stand below %s: %s and %s', (label, one, other) => {
    const reading = below(label, one, other);
    expect([
      reading.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]),
      reading.doubts,
    ]).toEqual([
      [
        [one, 'Laxfilé färsk'],
        [other, 'Grädde 40 %'],
      ],
      [],
    ]);
  });

  test.each([
    ['1', '2'],
    ['10', '20'],
    ['11', '12'],
  ])('are not what counts the lines: %s and %s', (one, other) => {
    const reading = below('Nr', one, other);
    expect([reading.invoice.lines.map(({ articleNumber }) => articleNumber), reading.doubts]).toEqual([
      [null, null],
      [],
    ]);
  });

  test.each([
    ['Nr', '17', '83'],
    ['Zuordnung', 'L2304', 'L2318'],
  ])('are missed where %s holds %s and %s', (label, one, other) => {
    expect(below(label, one, other).doubts).toEqual(['article']);
  });
});
