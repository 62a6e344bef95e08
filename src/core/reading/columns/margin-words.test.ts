import { describe, expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';

/** A page whose sender stands in a column left of the goods, and what is read of these. `rows`: where each line of goods stands. */
const read = (margin: readonly (readonly [text: string, y: number])[], rows: readonly number[]) => {
  const paper = paperOf(0.5, 0);
  paper.print('Gårdens Gelato HB', 40, 43, 'left', 8);
  for (const [text, y] of margin) paper.print(text, 40, y, 'left', 8);
  for (const [at, text] of ['Faktura nr 479', 'Fakturadatum 2026-10-01'].entries())
    paper.print(text, 160, 50 + 14 * at);
  for (const [at, text] of ['Hotell Norrsken Drift AB', 'Köpmangatan 51', '972 33 Luleå'].entries())
    paper.print(text, 360, 50 + 12 * at);
  for (const [at, text] of ['Produkt', 'Antal', 'Pris', 'Belopp'].entries())
    paper.print(text, [160, 350, 420, 550][at] ?? 0, 111, at === 0 ? 'left' : 'right');
  for (const [at, y] of rows.entries())
    for (const [part, text] of [
      `Glasstrut ${'stor|liten|vanilj'.split('|')[at]}`,
      '4',
      '10,00',
      '40,00',
    ].entries())
      paper.print(text, [160, 350, 420, 550][part] ?? 0, y, part === 0 ? 'left' : 'right');
  const net = 40 * rows.length;
  for (const [at, text] of [
    `Netto|${net},00`,
    `Moms 25 %|${net / 4},00`,
    `Att betala|${1.25 * net},00`,
  ].entries())
    for (const [part, word] of text.split('|').entries())
      paper.print(word, part === 0 ? 370 : 550, 240 + 13 * at, part === 0 ? 'left' : 'right');
  const reading = readPages(paper.pages());
  return {
    goods: reading?.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]),
    doubts: reading?.doubts.filter((doubt) => doubt === 'article'),
  };
};

describe('numbers of the sender in a column left of the goods number none of them', () => {
  const texts = ['Org.nr', '559236-0811', 'Momsnr', 'SE559236081101', 'Bankgiro', '5050-1055', 'F-skatt'];
  const from = (start: number, step: number) => texts.map((text, at) => [text, start + step * at] as const);

  test('beside some lines and below them', () => {
    expect(read(from(117, 12), [129, 147, 163])).toEqual({
      goods: [
        [null, 'Glasstrut stor'],
        [null, 'Glasstrut liten'],
        [null, 'Glasstrut vanilj'],
      ],
      doubts: [],
    });
  });

  test('beside each of them', () => {
    expect(read(from(117, 12), [129, 153])).toEqual({
      goods: [
        [null, 'Glasstrut stor'],
        [null, 'Glasstrut liten'],
      ],
      doubts: [],
    });
  });
});
