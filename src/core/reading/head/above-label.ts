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
 * Whether a row of labels stands below the values that are theirs: cells stand above most of its labels, with figures in several of them, which
 * no labels head, and no figures below these labels.
 */
const isBelowValues = (rows: readonly Row[], index: number): boolean => {
  const [head, values, row, below] = [-2, -1, 0, 1].map((step) => rows[index + step]);
  if (row === undefined || !isNextTo(values, row)) return false;
  const cells = cellsOf(row);
  const above = paired(cells, cellsOf(values));
  const labels = cells.filter((_, at) => above[at] !== undefined);
  const told = above.filter((cell) => cell !== undefined && hasDigit(cell));
  if (cells.some(hasDigit) || labels.length < leastLabels || told.length < leastValues) return false;
  const isHeaded =
    isNextTo(head, values) &&
    paired(cellsOf(values), cellsOf(head)).filter((cell) => cell !== undefined).length > 1;
  const under = isNextTo(below, row) ? paired(labels, cellsOf(below)) : [];
  return !isHeaded && !under.some((cell) => cell !== undefined && hasDigit(cell));
};

/**
 * The words above a label whose row stands below its values: of `K3342  2026-05-11` the number, above `Fakturanummer  Fakturadatum`. `null` where
 * the row does not.
 */
export const wordsAbove = (rows: readonly Row[], index: number, label: Box): readonly Word[] | null => {
  const [values, row] = [rows[index - 1], rows[index]];
  if (values === undefined || row === undefined || !isBelowValues(rows, index)) return null;
  const own = cellsOf(row).find(({ box }) => overlapOf(box, label) > 0);
  const [above] = own === undefined ? [] : paired([own], cellsOf(values));
  return above?.words ?? null;
};
