import { type Assignment, labelScore } from './assignment.ts';
import type { Grid } from './grid.ts';
import { closesExactly } from './line-arithmetic.ts';
import type { LineRows } from './line-rows.ts';
import { sumOfLines } from './sum-of-lines.ts';

/** The amounts that the document prints beside labels of totals, at two decimals. */
export type PrintedTotals = ReadonlySet<string>;

/** How many lines close to the öre. */
export const exactLines = ({ lines }: LineRows, { discount }: Assignment): number =>
  lines.filter(({ numbers }) => closesExactly(numbers, discount?.kind ?? 'percent')).length;

// Of two prices that lead to a sum, list and net, the one that makes it to the öre in every line.
const exactly = 3;

/** How well a reading of a table fits: lines that close, labels, a printed total, and the usual look; the highest wins. */
export const scoreOf = (
  grid: Grid,
  assignment: Assignment,
  rows: LineRows,
  totals: PrintedTotals,
): number => {
  const { lines } = rows;
  if (lines.length === 0) return -Infinity;
  const closed = lines.filter((line) => line.closed).length;
  const exact = exactLines(rows, assignment);
  const adds = totals.has(sumOfLines(rows).toFixed(2)) ? 6 : 0;
  const isTrivial = lines.every(({ numbers }) => numbers.quantity?.text === '1') ? -1 : 0;
  return (
    (10 * closed) / lines.length +
    (exact === lines.length ? exactly : 0) +
    labelScore(grid, assignment) +
    adds +
    isTrivial +
    Math.min(closed, 24) * 0.5 +
    orderScore(rows)
  );
};

/** What tables usually look like: quantity before price before sum, prices with decimals, quantities with a unit. */
const orderScore = ({ lines }: LineRows): number => {
  const share = (test: (line: (typeof lines)[number]) => boolean): number =>
    lines.filter(test).length / lines.length;
  return (
    0.3 * share(({ numbers: { quantity, price } }) => (quantity?.box.x ?? 0) < (price?.box.x ?? 0)) +
    1.0 * share(({ numbers: { price, sum } }) => (price?.box.x ?? 0) < sum.box.x) +
    0.8 * share(({ numbers: { price } }) => price?.decimals === 2 || price?.decimals === 4) +
    0.6 * share(({ numbers: { sum } }) => sum.decimals === 2) +
    0.3 * share(({ numbers: { quantity } }) => quantity !== null && quantity.decimals !== 2)
  );
};
