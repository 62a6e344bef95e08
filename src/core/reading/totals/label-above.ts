import { overlapOf } from '../page/page.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import type { NumberToken } from '../words/number-token.ts';
import type { Row } from '../words/rows.ts';

const leastCells = 3;

/** Whether two rows have as many cells, so that each of the one stands for the one of the other in its place. */
export const arePaired = (labels: Row, amounts: Row): boolean => {
  const [one, other] = [cellsOf(labels), cellsOf(amounts)];
  return (
    one.length >= leastCells && one.length === other.length && other.every(({ text }) => /\d/.test(text))
  );
};

/** The cell of a row of labels that an amount in the row below belongs to: the one above it, or the one of its place. */
export const labelAbove = (labels: Row, amounts: Row, token: NumberToken): Cell | null => {
  const cells = cellsOf(labels);
  const above = cells.find(({ box }) => overlapOf(box, token.box) > 0);
  if (above !== undefined || !arePaired(labels, amounts)) return above ?? null;
  const place = cellsOf(amounts).findIndex(({ words }) => token.words.some((word) => words.includes(word)));
  return cells[place] ?? null;
};
