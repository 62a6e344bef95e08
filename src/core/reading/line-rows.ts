import { chargeKind } from '../invoices/line-kind.ts';
import type { Assignment } from './assignment.ts';
import type { Grid, GridRow } from './grid.ts';
import { closes, type LineNumbers } from './line-arithmetic.ts';
import type { NumberToken } from './number-tokens.ts';

/** A line of the table: the rows that it takes, and its numbers. */
export interface LineRow {
  readonly at: number;
  readonly numbers: LineNumbers;
  readonly closed: boolean;
  /** A sum of its own below the line that lowers it (`Rabatt 10 % −12,00`). */
  readonly allowance: NumberToken | null;
}

export interface LineRows {
  readonly lines: readonly LineRow[];
  /** Rows of the grid that hold totals or were passed over, by index. */
  readonly totalRows: ReadonlySet<number>;
  /** Rows between the first and the last line that print numbers in the chosen columns and are in no line. */
  readonly unread: number;
}

const nearRows = 1.7;
const farthestSumOnly = 6;

type Choose = (tokens: readonly NumberToken[]) => NumberToken | undefined;

const last: Choose = (tokens) => tokens.at(-1);
const first: Choose = (tokens) => tokens[0];

const at = (row: GridRow | undefined, column: string | null, choose: Choose): NumberToken | null =>
  choose((row?.columns.get(column ?? '') ?? []).filter(({ percent }) => !percent)) ?? null;

/** A discount column may print per cent. */
const discountAt = (row: GridRow, column: string | undefined): NumberToken | null =>
  row.columns.get(column ?? '')?.at(-1) ?? null;

/** Whether a row prints quantity and price, as far as the table has them. */
const isWhole = (row: GridRow, { quantity, price }: Assignment): boolean =>
  (quantity !== null || price !== null) &&
  (quantity === null || at(row, quantity, first) !== null) &&
  (price === null || at(row, price, last) !== null);

const isNear = (one: GridRow, other: GridRow): boolean =>
  one.row.page === other.row.page &&
  Math.abs(one.row.box.y - other.row.box.y) <= nearRows * Math.max(one.row.box.height, other.row.box.height);

const isDiscountRow = (row: GridRow): boolean =>
  chargeKind(false, row.row.words.map(({ text }) => text).join(' '), null) === 'discount' &&
  /rabatt|avdrag|discount|abzgl|nachlass|remise|allowance|bonus/i.test(
    row.row.words.map(({ text }) => text).join(' '),
  );

/** Reads a grid's rows into lines under an assignment of its columns. */
export const lineRows = (grid: Grid, assignment: Assignment): LineRows => {
  const kind = assignment.discount?.kind ?? 'percent';
  const lines: LineRow[] = [];
  const totalRows = new Set<number>();
  const used = new Set<number>();
  let [stopped, unread] = [false, 0];
  const numbersAt = (index: number, sum: NumberToken, from: GridRow): LineNumbers => {
    used.add(index);
    return {
      quantity: at(from, assignment.quantity, first),
      price: at(from, assignment.price, last),
      discount: discountAt(from, assignment.discount?.column),
      sum,
    };
  };
  for (const [index, row] of grid.rows.entries()) {
    const sum = at(row, assignment.sum, last);
    // A row of several labels of totals and no number is the head of the totals.
    if (row.numbers.length === 0 && lines.length > 0 && row.totals.length > 1) stopped = true;
    const own = isWhole(row, assignment);
    if (sum === null) {
      if (own && !stopped) unread++;
      continue;
    }
    const before = grid.rows[index - 1];
    const isSplit =
      !own &&
      before !== undefined &&
      !used.has(index - 1) &&
      isNear(before, row) &&
      isWhole(before, assignment);
    const numbers = numbersAt(index, sum, isSplit ? before : row);
    const closed = closes(numbers, kind);
    const hasLabel = row.totals.length > 0;
    if (hasLabel && !closed) {
      stopped ||= lines.length > 0;
      totalRows.add(index);
      continue;
    }
    const previous = lines.at(-1);
    if (
      !own &&
      !isSplit &&
      (stopped || previous === undefined || !isFollowing(grid, previous.at, index, sum))
    ) {
      totalRows.add(index);
      continue;
    }
    const isOdd = !closed && sum.decimals !== 2 && lines.some((line) => line.numbers.sum.decimals === 2);
    if (isOdd || (!closed && (stopped || row.row.page !== row.header.page))) {
      totalRows.add(index);
      continue;
    }
    if (isSplit) unread--;
    const onlySum = numbers.quantity === null && numbers.price === null;
    if (onlySum && previous !== undefined && previous.allowance === null && isDiscountRow(row)) {
      lines[lines.length - 1] = { ...previous, allowance: sum };
      continue;
    }
    lines.push({ at: isSplit ? index - 1 : index, numbers, closed, allowance: null });
  }
  return { lines, totalRows, unread: Math.max(unread, 0) };
};

/** A row that prints a sum alone is a line only as an amount, in the same part of the table and not far below a line. */
const isFollowing = (grid: Grid, previous: number, index: number, sum: NumberToken): boolean => {
  const [above, row] = [grid.rows[previous], grid.rows[index]];
  if (above === undefined || row === undefined || sum.decimals !== 2) return false;
  const distance = row.row.box.y - above.row.box.y;
  return above.row.page === row.row.page && distance < farthestSumOnly * row.row.box.height;
};
