import type { Reading } from '#core/reading/reading.ts';
import { readGoods } from './goods-page.ts';
import type { Align } from './paper.ts';

/** A column: its label, whose rows are parted by `~`, its place, and where what stands below it is, if elsewhere. */
export type LabelledColumn = readonly [
  label: string,
  x: number,
  align?: Align,
  below?: number,
  alignBelow?: Align,
];

/** Quantity, price and sum, as usual. */
export const figures: readonly LabelledColumn[] = [
  ['Antal', 330, 'right'],
  ['À-pris', 440, 'right'],
  ['Belopp', 550, 'right'],
];

/** A page with a table of columns; cells of rows are parted by `|`, and a row that begins with `^` stands nearer below the one before. */
export const readColumns = (
  columns: readonly LabelledColumn[],
  rows: readonly string[],
  totals?: readonly string[],
): Reading =>
  readGoods((paper) => {
    for (const [label, x, align] of columns)
      for (const [line, text] of label.split('~').entries()) paper.print(text, x, 192 + 10 * line, align);
    let y = 206;
    for (const row of rows) {
      y += row.startsWith('^') ? 11 : 15;
      for (const [at, text] of row.replace('^', '').split('|').entries()) {
        const [, x = 0, align, below = x, alignBelow = align] = columns[at] ?? [];
        if (text !== '') paper.print(text, below, y, alignBelow);
      }
    }
  }, totals);

/** The numbers and names of the goods that were read. */
export const goodsOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);
