import type { Grid, GridRow } from './grid.ts';

/** A line, by the index of the row that it begins in. */
interface Begun {
  readonly at: number;
}

const widestGap = 2.6;
const position = 'position 0';

/** Whether two rows follow each other without a gap wider than some of their heights. */
export const isNear = ({ row: one }: GridRow, { row: other }: GridRow, gap: number): boolean =>
  one.page === other.page &&
  Math.abs(one.box.y - other.box.y) <= gap * Math.max(one.box.height, other.box.height);

/**
 * How many rows print figures and are in no line: those without a sum, among the lines or right below the last, and those
 * passed over between lines whose figure no label explains. Where the lines are numbered without a gap, only a row with a
 * number of its own may be a line that is missing.
 */
export const unreadRows = (
  grid: Grid,
  lines: readonly Begun[],
  open: readonly number[],
  passed: readonly number[],
): number => {
  const rows = [...open, ...passedOver(grid, lines, passed)].filter((index) => isAmong(grid, lines, index));
  return isNumbered(grid, lines)
    ? rows.filter((index) => grid.rows[index]?.columns.has(position) === true).length
    : rows.length;
};

/** Whether a row may be a line: what a page prints above its first or below its last, clear of them, is none that is missing. */
const isAmong = ({ rows }: Grid, lines: readonly Begun[], index: number): boolean => {
  const areJoined = (from: number, to: number): boolean =>
    rows
      .slice(from, to + 1)
      .every((row, at) => at === 0 || isNear(rows[from + at - 1] ?? row, row, widestGap));
  const own = lines.filter(({ at }) => rows[at]?.row.page === rows[index]?.row.page);
  const [before, after] = [own.findLast(({ at }) => at < index), own.find(({ at }) => at > index)];
  if (before !== undefined && after !== undefined) return true;
  if (before !== undefined) return areJoined(before.at, index);
  return after === undefined ? index < (lines.at(-1)?.at ?? 0) : areJoined(index, after.at);
};

const passedOver = (grid: Grid, lines: readonly Begun[], passed: readonly number[]): number[] => {
  const [first = 0, last = 0] = [lines[0]?.at, lines.at(-1)?.at];
  return passed.filter((index) => index > first && index < last && grid.rows[index]?.totals.length === 0);
};

/** Whether a column of positions counts the lines: 1, 2, 3 or 10, 20, 30. */
const isNumbered = (grid: Grid, lines: readonly Begun[]): boolean => {
  const numbers = lines.map(({ at }) => grid.rows[at]?.columns.get(position)?.[0]?.value);
  const [step] = numbers;
  return (
    step !== undefined &&
    (step.eq('1') || step.eq('10')) &&
    numbers.every((number, index) => number?.eq(step.times(String(index + 1))) === true)
  );
};
