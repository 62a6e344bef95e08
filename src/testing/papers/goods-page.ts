import { readPages } from '#core/reading/read-pages.ts';
import type { Reading } from '#core/reading/reading.ts';
import { type Paper, paperOf } from './paper.ts';

/** Totals of goods for 757,05 at 12 per cent, as labels and amounts parted by `|`. */
const usual = ['Netto|757,05', 'Moms 12 %|90,85', 'Att betala SEK|847,90'];

/** The reading of an invoice whose goods `print` puts on the paper, from 200 to 290 points down: all else on it is plain. */
export const readGoods = (print: (paper: Paper) => void, totals: readonly string[] = usual): Reading => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 50, 'left', 11);
  paper.print('FAKTURA', 330, 52, 'left', 18);
  for (const [at, text] of ['Fakturanr|48213', 'Fakturadatum|2026-10-05'].entries())
    for (const [part, word] of text.split('|').entries()) paper.print(word, 330 + 100 * part, 80 + 13 * at);
  print(paper);
  for (const [line, row] of totals.entries()) {
    const [label = '', amount = ''] = row.split('|');
    paper.print(label, 330, 300 + 14 * line);
    paper.print(amount, 550, 300 + 14 * line, 'right');
  }
  paper.print('Bankgiro 5050-1055', 40, 780);
  paper.print('Org.nr 556233-2451', 200, 780);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};
