import { readPages } from '#core/reading/read-pages.ts';
import type { Reading } from '#core/reading/reading.ts';
import { paperOf } from './paper.ts';

/** Words at a place of a page. */
export type Print = readonly [text: string, x: number, y: number, align?: 'left' | 'right', size?: number];

/** A page of one line with its totals, and what is printed around them. */
export const readAround = (prints: readonly Print[]): Reading => {
  const paper = paperOf(0.5, 0);
  for (const [text, x, y, align, size] of prints) paper.print(text, x, y, align, size);
  const cells: readonly (readonly [string, number])[] = [
    ['Benämning', 40],
    ['Antal', 330],
    ['Pris', 400],
    ['Belopp', 480],
  ];
  for (const [text, x] of cells) paper.print(text, x, 250);
  for (const [at, text] of ['Golvvård polish', '5', '40,00', '200,00'].entries())
    paper.print(text, cells[at]?.[1] ?? 0, 266);
  for (const [at, text] of ['Netto|200,00', 'Moms 25 %|50,00', 'Att betala SEK|250,00'].entries())
    for (const [part, word] of text.split('|').entries()) paper.print(word, 330 + 150 * part, 300 + 14 * at);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};

/** What the document is called, its number and its day. */
export const head: readonly Print[] = [
  ['Faktura nr 118', 40, 150, 'left', 18],
  ['Fakturadatum: 2026-01-25', 40, 180],
];
