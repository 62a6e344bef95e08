import { unitOf } from '../../values/units.ts';
import { overlapOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { NumberToken } from '../words/number-token.ts';
import { textWords } from '../words/row-words.ts';
import type { GridRow } from './grid.ts';

/** The words of the unit at a quantity: behind it in its cell, or before it there, or in a column of its own; none when it says none. */
export const unitWords = (row: GridRow, quantity: NumberToken | null): Word[] => {
  const last = quantity?.words.at(-1);
  if (last === undefined || quantity?.unit !== '') return [];
  const cell = cellsOf(quantity.row).find(({ words }) => words.includes(last));
  const behind = cell?.words[cell.words.indexOf(last) + 1];
  // Behind a quantity that stands before the names a short word may begin one: `5 Soja`.
  const isNamed =
    behind !== undefined &&
    row.header.columns.some(({ role, box }) => role === 'description' && overlapOf(box, behind.box) > 0);
  if (behind !== undefined && (isNamed ? unitOf(behind.text) !== null : isUnit(behind.text))) return [behind];
  const [first] = quantity.words;
  const [before, next] = cell?.words ?? [];
  if (before !== undefined && next === first && unitOf(before.text) !== null) return [before];
  const column = textWords(row, 'unit', new Set()).find(({ text }) => /^\p{L}/u.test(text));
  return column === undefined ? [] : [column];
};

const isUnit = (text: string): boolean =>
  unitOf(text) !== null || /^(\p{L}{1,5}[²³.]?|[cdk]?m[23])$/u.test(text) || /^\p{L}+\(\p{L}+\)$/u.test(text);
