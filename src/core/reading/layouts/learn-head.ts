import type { InvoiceLine } from '../../invoices/invoice.ts';
import { type Box, overlapOf } from '../page/page.ts';
import { printsValues } from '../table/header-labels.ts';
import { cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';

const mostRowsAbove = 16;
const mostValues = 2;
// Labels from the left may stand above numbers from the right.
const reaches = [12, 25];
const sameBand = 2;

/**
 * The rows of a table's head: above its first line, without a number, with words over most of the columns of figures, and
 * the rows right above and below them that have words over a column too. Empty when the table has none.
 */
export const headRows = (
  rows: readonly Row[],
  first: { readonly at: number; readonly row: Row; readonly line: InvoiceLine },
  columns: readonly Box[],
): Row[] => {
  const [opening = ''] = first.line.name.split(' ');
  const before = rows
    .slice(Math.max(0, first.at - mostRowsAbove), first.at)
    .filter((row) => row.page === first.row.page);
  // What stands above several rows of values heads another part of the page.
  const start = before.findLastIndex((_, at) => before.slice(at).filter(printsValues).length > mostValues);
  const above = before
    .slice(start + 1)
    .filter((row) => !printsValues(row) && !row.words.some(({ text }) => text === opening));
  const found = reaches.map((reach) => mainRow(above, columns, reach)).find((each) => each !== null);
  const [main, covered] = found ?? [null, () => 0];
  if (main === null) return [];
  const band = [main];
  for (const step of [-1, 1]) {
    for (let index = above.indexOf(main) + step; ; index += step) {
      const [row, last] = [above[index], step < 0 ? band[0] : band.at(-1)];
      if (row === undefined || last === undefined || covered(row) === 0 || !isNextTo(row, last)) break;
      if (!areLabels(row, columns)) break;
      if (step < 0) band.unshift(row);
      else band.push(row);
    }
  }
  return band;
};

/** The row that has words over most columns, and how many a row has words over; labels may end so far from what stands below them. */
const mainRow = (
  rows: readonly Row[],
  columns: readonly Box[],
  reach: number,
): readonly [Row, (row: Row) => number] | null => {
  const covered = (row: Row): number =>
    columns.filter((column) => row.words.some(({ box }) => overlapOf(column, box) > -reach)).length;
  let [main, most]: [Row | null, number] = [null, 1];
  for (const row of rows) if (covered(row) >= Math.max(2, most)) [main, most] = [row, covered(row)];
  return main === null ? null : [main, covered];
};

const longestLabel = 4;

/** Whether a row holds labels alone: each of a few words without a number, over one column of figures at the most. */
const areLabels = (row: Row, columns: readonly Box[]): boolean =>
  cellsOf(row).every(
    ({ words, box, text }) =>
      words.length <= longestLabel &&
      !/\d{3}/.test(text) &&
      columns.filter((column) => overlapOf(column, box) > 0).length <= 1,
  );

const isNextTo = ({ box: one }: Row, { box: other }: Row): boolean =>
  Math.abs(one.y - other.y) < sameBand * Math.max(one.height, other.height);
