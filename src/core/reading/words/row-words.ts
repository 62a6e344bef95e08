import { cellsOf } from './cells.ts';
import type { ColumnRole } from '../table/column-labels.ts';
import type { GridRow } from '../table/grid.ts';
import { overlapOf, type Word } from '../page/page.ts';

/**
 * The words of a row that stand in a column of text; the words of the line's figures are not among them. A long text that
 * reaches below the next label goes on as far as its cell does.
 */
export const textWords = (row: GridRow, role: ColumnRole, figures: ReadonlySet<Word>): Word[] =>
  cellsOf(row.row).flatMap(({ words }) => {
    const found: Word[] = [];
    let isText = false;
    for (const word of words) {
      isText = !figures.has(word) && ((isText && role === 'description') || roleOf(row, word) === role);
      if (isText && !isSign(word)) found.push(word);
    }
    return found;
  });

const isSign = ({ text }: Word): boolean => /^([%€$£]|kr|sek|eur|-|:)$/i.test(text);

/** A word belongs to the label that it overlaps most, else to the last one that begins before it, else to the description. */
const roleOf = ({ header }: GridRow, word: Word): ColumnRole => {
  let [best, role]: [number, ColumnRole | null] = [0, null];
  for (const column of header.columns) {
    const overlap = overlapOf(column.box, word.box);
    if (overlap > best) [best, role] = [overlap, column.role];
  }
  if (role === 'position' && /\p{L}/u.test(word.text)) return 'description';
  if (role !== null) return role;
  const before = header.columns.findLast(({ box }) => box.x <= word.box.x + 3)?.role;
  return before === 'article' || before === 'unit' ? before : 'description';
};
