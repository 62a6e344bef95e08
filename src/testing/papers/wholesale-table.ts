import { decimal, sumOf } from '#core/values/decimal.ts';
import { type Figures, money, printed } from './figures.ts';
import type { Paper } from './paper.ts';
import type { WholesaleColumn, WholesaleKind, WholesaleLayout } from './wholesale-layout.ts';
import type { WholesaleLine } from './wholesale-goods.ts';

const [firstHead, nextHead, bottom] = [190, 90, 745];

const sums = (lines: readonly WholesaleLine[]) => sumOf(lines.map(({ sum }) => decimal(sum)));

const cellsOf = (
  line: WholesaleLine,
  at: number,
  layout: WholesaleLayout,
  figures: Figures,
): Readonly<Record<WholesaleKind, string>> => ({
  position: String(at + 1),
  article: line.article,
  name: layout.capitals ? line.name.toUpperCase() : line.name,
  ordered: line.ordered,
  pieces: line.pieces,
  quantity: printed(line.quantity, figures),
  unit: line.unit,
  list: money(line.list, figures),
  discount: line.discount === '' ? '' : printed(line.discount, figures),
  price: money(line.price, figures),
  rate: line.rate,
  sum: money(line.sum, figures),
});

/** Prints the lines over as many pages as they need; answers where the last one stands. */
export const printWholesaleTable = (
  paper: Paper,
  layout: WholesaleLayout,
  lines: readonly WholesaleLine[],
  figures: Figures,
): number => {
  const { columns, words, size, pitch } = layout;
  const sumColumn = columns.find(({ kind }) => kind === 'sum');
  const nameColumn = columns.find(({ kind }) => kind === 'name');
  const at = (column: WholesaleColumn | undefined, text: string, y: number): void => {
    if (column !== undefined && text !== '') paper.print(text, column.x, y, column.align, size);
  };
  let [page, y] = [1, firstHead];
  const head = (): void => {
    paper.print(`${words.page} ${page}`, 550, 30, 'right', size);
    for (const { label, x, align } of columns) paper.print(label, x, y, align, size);
    y += pitch + 3;
  };
  const sumRow = (label: string, amount: string): void => {
    at(nameColumn, label, y);
    at(sumColumn, amount, y);
    y += pitch;
  };
  const turn = (before: readonly WholesaleLine[]): void => {
    if (layout.carries) sumRow(words.carriedTo, money(sums(before), figures));
    paper.turn();
    page++;
    y = nextHead;
    head();
    if (layout.carries) sumRow(words.carriedFrom, money(sums(before), figures));
  };
  head();
  for (const [index, line] of lines.entries()) {
    if (y + pitch * (2 + line.more.length) > bottom) turn(lines.slice(0, index));
    if (layout.perNote > 0 && index % layout.perNote === 0) {
      if (index > 0) sumRow(words.noteSum, money(sums(lines.slice(index - layout.perNote, index)), figures));
      at(nameColumn, `${words.note} ${778_812 + index} 2026-10-03`, y);
      y += pitch;
    }
    const cells = cellsOf(line, index, layout, figures);
    for (const column of columns) {
      if (layout.twoRows && (column.kind === 'name' || column.kind === 'article'))
        at(column, cells[column.kind], y);
    }
    if (layout.twoRows) y += pitch;
    for (const column of columns)
      if (!layout.twoRows || (column.kind !== 'name' && column.kind !== 'article'))
        at(column, cells[column.kind], y);
    y += pitch;
    for (const more of line.more) {
      at(nameColumn, more, y);
      y += pitch;
    }
  }
  return y;
};
