import { overlapOf, rightOf, type Box, type Word } from '../page/page.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';

const [nextRow, leastLabels, leastValues, sameEdge] = [2.6, 3, 2, 4];

const hasDigit = ({ text }: Cell): boolean => /\d/.test(text);

const isUnder = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= sameEdge || Math.abs(rightOf(one) - rightOf(other)) <= sameEdge;

/** The cells of a row, each with the one that it shares an edge with among others. */
const paired = (cells: readonly Cell[], others: readonly Cell[]): (Cell | undefined)[] =>
  cells.map(({ box }) => others.find((other) => isUnder(box, other.box)));

const isNextTo = (one: Row | undefined, other: Row): one is Row =>
  one?.page === other.page &&
  Math.abs(one.box.y - other.box.y) <= nextRow * Math.max(one.box.height, other.box.height);

/**
 * The row of values above a row of labels that stands below them: cells stand above most of its labels, with figures in several of them, which
 * no labels head, and no figures below these labels. `null` for any other row.
 */
export const valuesAbove = (rows: readonly Row[], index: number): Row | null => {
  const [head, values, row, below] = [-2, -1, 0, 1].map((step) => rows[index + step]);
  if (row === undefined || !isNextTo(values, row)) return null;
  const cells = cellsOf(row);
  const above = paired(cells, cellsOf(values));
  const labels = cells.filter((_, at) => above[at] !== undefined);
  const told = above.filter((cell) => cell !== undefined && hasDigit(cell));
  if (cells.some(hasDigit) || labels.length < leastLabels || told.length < leastValues) return null;
  const isHeaded =
    isNextTo(head, values) &&
    paired(cellsOf(values), cellsOf(head)).filter((cell) => cell !== undefined).length > 1;
  const under = isNextTo(below, row) ? paired(labels, cellsOf(below)) : [];
  return isHeaded || under.some((cell) => cell !== undefined && hasDigit(cell)) ? null : values;
};

/** The words of a row of values above a label of the `row` below it; `null` where none stand above it. */
export const wordsAbove = (row: Row, values: Row, label: Box): readonly Word[] | null => {
  const own = cellsOf(row).find(({ box }) => overlapOf(box, label) > 0);
  const [above] = own === undefined ? [] : paired([own], cellsOf(values));
  return above?.words ?? null;
};
