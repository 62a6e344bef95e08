import { expect, test } from 'vitest';
import { head, type Print } from '#testing/papers/around-page.ts';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';

const buyer: readonly Print[] = [
  ['Hotell Norrsken Drift AB', 40, 92],
  ['Köpmangatan 51', 40, 104],
  ['972 33 Luleå', 40, 116],
];

test('a sender may stand on the last page alone, with its number and where to pay it', () => {
  const paper = paperOf(0.5, 0);
  const print = (text: string, x: number, y: number): void => paper.print(text, x, y, 'left', 9);
  for (const [text, x, y] of [...buyer, ...head]) print(text, x, y);
  for (const [at, text] of ['Sort', 'Antal', 'Pris', 'Summa'].entries())
    print(text, [40, 330, 400, 480][at] ?? 0, 250);
  for (const [at, text] of ['Bryggkaffe', '5', '40,00', '200,00'].entries())
    print(text, [40, 330, 400, 480][at] ?? 0, 266);
  for (const [at, text] of ['Netto|200,00', 'Moms 25 %|50,00', 'Att betala SEK|250,00'].entries())
    for (const [part, word] of text.split('|').entries()) print(word, 330 + 150 * part, 300 + 14 * at);
  const [first] = paper.pages();
  const last = paperOf(0.5, 0);
  for (const [at, text] of [
    'Sida 2 av 2, hör till 118',
    'Tehuset Knopp AB',
    'Fjällgatan 23, 413 17 Göteborg',
    'Org.nr 559236-0811',
    'Bankgiro 5050-1055',
  ].entries())
    last.print(text, 40, 60 + 12 * at, 'left', 9);
  const [second] = last.pages();
  if (first === undefined || second === undefined) throw new Error('no page');
  const reading = readPages([first, { ...second, number: 2 }]);
  expect([reading?.invoice.supplier.name, reading?.doubts.includes('supplier')]).toEqual([
    'Tehuset Knopp AB',
    false,
  ]);
});
