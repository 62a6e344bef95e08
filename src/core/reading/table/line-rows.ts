import { zero } from '../../values/decimal.ts';
import { isAmongTotals } from './among-totals.ts';
import { kindOfText } from './discount-words.ts';
import type { Assignment } from './assignment.ts';
import type { Grid, GridRow } from './grid.ts';
import { closes, closesExactly, type LineNumbers } from './line-arithmetic.ts';
import type { NumberToken } from '../words/number-token.ts';
import { rightOf } from '../page/page.ts';
import { codeIn, isGtinLike } from './line-code.ts';
import { textWords } from '../words/row-words.ts';
import { addsUp, sumOfLines } from './sum-of-lines.ts';
import { figuresOf, hasFigures, isChargeAlone, isWhole, sumAt } from './row-figures.ts';
import { isNear, unreadRows } from './unread-rows.ts';

/** A line of the table: the row that it begins in, and its numbers. */
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
  /** The discount below the last line was taken for one of the whole document. */
  readonly isAllowanceLoose?: boolean;
  /** A row was taken for a charge since it has no number and all lines do. */
  readonly isChargeLoose?: boolean;
  /** Rows among the lines that print figures and are in no line. */
  readonly unread: number;
}

const nearRows = 1.7;
const farthestSumOnly = 6;

/** Reads a grid's rows into lines under an assignment of its columns. */
export const lineRows = (grid: Grid, assignment: Assignment): LineRows => {
  const lines: LineRow[] = [];
  const totalRows = new Set<number>();
  const subtotals = new Set<number>();
  const open: number[] = [];
  let stopped = false;
  // What all lines so far add up to has been printed: an amount alone below it is none of them.
  let summed = false;
  let isChargeLoose = false;
  for (const [index, row] of grid.rows.entries()) {
    // The table goes on below a head that is printed again.
    if (row.header !== grid.rows[index - 1]?.header) stopped = false;
    const sum = sumAt(row, assignment);
    // A row of several labels of totals and no sum is the head of the totals.
    if (sum === null && lines.length > 0 && (row.totals.length > 1 || isSumOf(lines, row))) stopped = true;
    if (sum === null) {
      const isOpen = hasFigures(row, assignment) && !stopped && row.totals.length === 0;
      if (isOpen && !(lines.length > 0 && isChargeAlone(row))) open.push(index);
      continue;
    }
    const start = startOf(grid, assignment, index, open);
    const line = lineAt(grid, assignment, start, sum);
    const isAlone = line.numbers.quantity === null && line.numbers.price === null;
    if (isAlone && (addsUp(lines, sum) || (!stopped && isOfOne(row, sum, lines)))) {
      totalRows.add(index);
      subtotals.add(index);
      summed ||= !/^(transport|att transportera|överför)/i.test(textOf(row));
      stopped ||= row.totals.some(({ kind }) => kind !== 'subtotal');
      continue;
    }
    const isTotal = row.totals.some(({ kind }) => kind !== 'subtotal');
    if (!line.closed && isTotal) stopped ||= lines.length > 0;
    const isDiscount = (): boolean => kindOfText(row.row) === 'discount';
    const isNone = isAlone && (summed || (isBesideText(row) && !isDiscount()));
    const loose = isAlone ? looseCharge(grid, index, lines) : null;
    const isOfTotals = isAmongTotals(grid, index, startsOf(lines));
    const isBelowLines = isOfTotals || loose !== null;
    const isCharge = !isWholeLine(line) && isBelowLines && !isDiscount();
    const mayBeLine = (): boolean =>
      !isNone && isLine(grid, assignment, { line, index, stopped, before: lines.at(-1), lines });
    if (isCharge || !mayBeLine()) {
      isChargeLoose ||= !isOfTotals && loose === 'guessed' && mayBeLine();
      totalRows.add(index);
      continue;
    }
    summed = false;
    if (start < index) open.pop();
    const previous = lines.at(-1);
    const isOfLine = previous !== undefined && !isBelowCharge(grid, index, previous, totalRows);
    if (isAlone && isDiscount() && previous !== undefined && !isOfLine) {
      totalRows.add(index);
      continue;
    }
    if (isAlone && previous !== undefined && previous.allowance === null && isDiscount())
      lines[lines.length - 1] = { ...previous, allowance: sum };
    else lines.push(line);
  }
  const loose = allowanceOfAll(lines);
  if (loose !== null) {
    lines[lines.length - 1] = { ...loose, allowance: null };
    for (const [index, { row }] of grid.rows.entries()) if (row === loose.allowance.row) totalRows.add(index);
  }
  // A row below the last line with a GTIN and a price is goods whose quantity was not read, and no charge.
  const last = lines.at(-1)?.at ?? Infinity;
  const priced = [...totalRows].filter((index) => {
    const row = grid.rows[index];
    return (
      index > last &&
      row?.totals.length === 0 &&
      row.columns.has(assignment.price ?? '') &&
      row.row.words.some(isGtinLike)
    );
  });
  return {
    lines,
    totalRows,
    isAllowanceLoose: loose !== null,
    isChargeLoose,
    unread: unreadRows(
      grid,
      lines,
      [...open, ...priced],
      [...totalRows].filter((index) => !subtotals.has(index)),
    ),
  };
};

/**
 * The last line with the discount below it, where that is no line's own: the only one of the table, below several lines, and no round
 * share of the last one's sum.
 */
const allowanceOfAll = (
  lines: readonly LineRow[],
): (LineRow & { readonly allowance: NumberToken }) | null => {
  const last = lines.at(-1);
  const { allowance = null } = last ?? {};
  if (last === undefined || allowance === null || lines.length < 2) return null;
  const isOnly = lines.every((line) => line === last || line.allowance === null);
  const whole = last.numbers.sum.value.abs();
  const halves = whole.eq(zero) ? zero : allowance.value.abs().times('200').div(whole).round(0);
  const isShare = whole.times(halves).div('200').minus(allowance.value.abs()).abs().lte('0.005');
  return isOnly && !isShare ? { ...last, allowance } : null;
};

/**
 * Whether a row without a number of its own, below lines that all have quantity and price, is none of them: it says that it is freight
 * or a fee, what these add up to without it is printed below, or, a guess, each of them has a number.
 */
const looseCharge = ({ rows }: Grid, index: number, lines: readonly LineRow[]): 'told' | 'guessed' | null => {
  const row = rows[index];
  if (row === undefined || lines.length === 0 || !lines.every(isWholeLine)) return null;
  if (isNumbered(row) || textWords(row, 'position', new Set()).length > 0) return null;
  const kind = kindOfText(row.row);
  // Where goods have numbers or are counted, and freight is not.
  const isApart =
    row.header.columns.some(({ role }) => role === 'article' || role === 'position') ||
    lines.every(({ at }) => /^\d+$/.test(rows[at]?.row.words[0]?.text ?? ''));
  // Below the last line a deposit that counts nothing is one of all that was delivered.
  const isLast = !rows
    .slice(index + 1)
    .some(({ numbers, totals }) => numbers.length > 2 && totals.length === 0);
  const isPaid = row.numbers.every(({ value }) => value.gte('0'));
  const isTold =
    isChargeAlone(row) ||
    (isApart && (kind === 'freight' || kind === 'fee')) ||
    (isLast && isPaid && kind === 'deposit') ||
    rows.slice(index + 1).some((below) => isSumOf(lines, below));
  if (isTold) return 'told';
  const areNumbered = lines.every(({ at }) => isNumbered(rows[at]));
  // What stands below the totals is no part of the table, whatever it looks like.
  const below = rows.slice(index + 1);
  const end = below.findIndex(({ totals }) => totals.some(({ kind: each }) => each !== 'subtotal'));
  const rest = end < 0 ? below : below.slice(0, end);
  return kind === null && areNumbered && !rest.some(isNumbered) ? 'guessed' : null;
};

/** Whether the number of goods stands in its column in a row. */
const isNumbered = (row: GridRow | undefined): boolean =>
  row !== undefined && codeIn(textWords(row, 'article', new Set())).length > 0;

const startsOf = (lines: readonly LineRow[]): number[] => lines.map(({ at }) => at);

const isWholeLine = ({ closed, numbers: { quantity, price } }: LineRow): boolean =>
  closed || (quantity !== null && price !== null);

const textOf = ({ row }: GridRow): string => row.words.map(({ text }) => text).join(' ');

/** Whether the words of a row stand below the labels of figures alone, as those of totals do: a line says what it is below the text's. */
const isBesideText = ({ row, header }: GridRow): boolean => {
  const labels = [...header.columns, ...(header.unknown ?? [])];
  const text = header.columns.filter(({ role }) => role === 'description' || role === 'article');
  const last = text.at(-1);
  const next = last === undefined ? [] : labels.filter(({ box }) => box.x > rightOf(last.box));
  const words = row.words.filter((word) => /\p{L}{2}/u.test(word.text));
  if (next.length === 0 || words.length === 0) return false;
  const limit = Math.min(...next.map(({ box }) => box.x));
  return words.every(({ box }) => box.x >= limit);
};

/** Whether a row prints what all lines add up to: at a label of totals, or, of several lines, as its only number. */
const isSumOf = (lines: readonly LineRow[], { totals, numbers }: GridRow): boolean =>
  (totals.some(({ kind }) => kind !== 'subtotal') ||
    (lines.length > 1 && numbers.length === 1 && numbers[0]?.decimals === 2)) &&
  numbers.some(({ value }) => value.eq(sumOfLines({ lines })));

/** Whether a charge of the whole document stands between a row and the line above it: a discount there is of the document too. */
const isBelowCharge = (
  { rows }: Grid,
  index: number,
  { at }: LineRow,
  passed: ReadonlySet<number>,
): boolean =>
  rows.slice(at + 1, index).some((row, beside) => {
    const kind = kindOfText(row.row);
    return passed.has(at + 1 + beside) && (kind === 'freight' || kind === 'fee');
  });

const mostWords = 3;

/** Whether an amount in a row of few words is the sum of a part that holds one line: the one right above. */
const isOfOne = (row: GridRow, { value, decimals }: NumberToken, lines: readonly LineRow[]): boolean => {
  const before = lines.at(-1);
  return (
    decimals === 2 &&
    before?.closed === true &&
    before.allowance === null &&
    value.eq(before.numbers.sum.value) &&
    kindOfText(row.row) === null &&
    row.row.words.filter(({ text }) => /\p{L}{2}/u.test(text)).length <= mostWords
  );
};

const lineAt = (grid: Grid, assignment: Assignment, at: number, sum: NumberToken): LineRow => {
  const row = grid.rows[at];
  const numbers =
    row === undefined
      ? { quantity: null, price: null, discount: null, sum }
      : figuresOf(row, assignment, sum);
  const kind = assignment.discount?.kind ?? 'percent';
  if (closes(numbers, kind) || kind === 'amount')
    return { at, numbers, closed: closes(numbers, kind), allowance: null };
  const discounted = { ...numbers, discount: shareBelow(grid.rows[at + 1], assignment) ?? numbers.discount };
  const closed = closesExactly(discounted, kind);
  return { at, numbers: closed ? discounted : numbers, closed, allowance: null };
};

/** The share that the row below a line says is taken off, and nothing else: `Kundrabatt 12 %`, or a number below the price where the head says that discounts stand there. */
const shareBelow = (below: GridRow | undefined, { price }: Assignment): NumberToken | null => {
  if (below === undefined) return null;
  const isLabelled = below.header.columns.some(
    ({ role, beneath }) => role === 'price' && beneath === 'discount',
  );
  const [only, ...more] = isLabelled && price === 'price 0' ? (below.columns.get(price) ?? []) : [];
  if (only !== undefined && more.length === 0) return only;
  if (kindOfText(below.row) !== 'discount') return null;
  const shares = below.numbers.filter(({ percent }) => percent);
  return shares.length === 1 ? (shares[0] ?? null) : null;
};

/** A sum may stand a little below the row of its quantity and price, which is open until then. */
const startOf = (grid: Grid, assignment: Assignment, index: number, open: readonly number[]): number => {
  const [row, before] = [grid.rows[index], grid.rows[index - 1]];
  if (row === undefined || before === undefined || isWhole(row, assignment)) return index;
  return open.at(-1) === index - 1 && isWhole(before, assignment) && isNear(before, row, nearRows)
    ? index - 1
    : index;
};

interface Case {
  readonly line: LineRow;
  readonly index: number;
  readonly stopped: boolean;
  readonly before: LineRow | undefined;
  readonly lines: readonly LineRow[];
}

/** Whether a row with a sum is a line. One that closes is; else it is none below a total, or where it looks unlike the others. */
const isLine = (
  grid: Grid,
  assignment: Assignment,
  { line, index, stopped, before, lines }: Case,
): boolean => {
  const row = grid.rows[index];
  const start = grid.rows[line.at];
  // Nothing times anything is nothing in a row of totals too.
  if (line.closed && !(stopped && line.numbers.sum.value.eq('0'))) return true;
  if (row === undefined || start === undefined || stopped || row.totals.length > 0) return false;
  const { sum } = line.numbers;
  if (sum.decimals !== 2 && lines.some(({ numbers }) => numbers.sum.decimals === 2)) return false;
  if (row.row.page !== row.header.page) return false;
  return isWhole(start, assignment) || (before !== undefined && isFollowing(grid, before.at, index, sum));
};

/** A row that prints a sum alone is a line only as an amount, in the same part of the table and not far below a line. */
const isFollowing = (grid: Grid, previous: number, index: number, sum: NumberToken): boolean => {
  const [above, row] = [grid.rows[previous]?.row, grid.rows[index]?.row];
  if (above === undefined || row === undefined || sum.decimals !== 2) return false;
  return above.page === row.page && row.box.y - above.box.y < farthestSumOnly * row.box.height;
};
