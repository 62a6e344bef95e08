import { unitOf } from '../../values/units.ts';
import type { TableReading } from './choose-table.ts';
import type { GridRow } from './grid.ts';
import { codeIn } from './line-code.ts';
import type { Word } from '../page/page.ts';
import { textWords } from '../words/row-words.ts';

const nothing: ReadonlySet<Word> = new Set();

/** Whether words name goods: a word of letters that is no unit. */
const isName = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /\p{L}{3}/u.test(text) && unitOf(text) === null);

const hasName = (row: GridRow | undefined): boolean =>
  row !== undefined && isName(textWords(row, 'description', nothing));

/** Whether a row begins with a number of goods in its column and has their name beside it. */
const isHead = (row: GridRow | undefined): boolean => {
  if (row === undefined || row.totals.length > 0) return false;
  const numbered = textWords(row, 'article', nothing);
  const [first] = codeIn(numbered);
  return first !== undefined && first === numbered[0] && hasName(row);
};

/** Whether words beside figures name goods: a short word alone may be a unit that nobody knows. */
const isNamed = (row: GridRow | undefined): boolean => {
  const words = row === undefined ? [] : textWords(row, 'description', nothing);
  const [only, ...more] = words.filter((word) => isName([word]));
  return only !== undefined && (more.length > 0 || only.text.length > shortest);
};

const shortest = 5;

/** Whether a row with the number and the name of goods stands right above a line, and is of no other. */
const isHeaded = ({ grid, rows: { lines, totalRows } }: TableReading, at: number): boolean => {
  const [above, own] = [grid.rows[at - 1], grid.rows[at]];
  return (
    !totalRows.has(at - 1) &&
    lines.every((line) => line.at !== at - 1) &&
    above?.row.page === own?.row.page &&
    above?.header === own?.header &&
    isHead(above)
  );
};

const ownRows = ({ grid, rows }: TableReading): GridRow[] =>
  rows.lines.flatMap(({ at }) => grid.rows[at] ?? []);

const areHeaded = (table: TableReading): boolean =>
  table.rows.lines.length > 0 && table.rows.lines.every(({ at }) => isHeaded(table, at));

/** Whether the rows of figures hold no number of goods, and none begins below the last one: what stands in them describes what the rows above name. */
const areDescribed = (table: TableReading): boolean =>
  ownRows(table).every((row) => codeIn(textWords(row, 'article', nothing)).length === 0) &&
  !isHead(table.grid.rows[(table.rows.lines.at(-1)?.at ?? 0) + 1]);

/**
 * Whether each record of a table takes two rows, the upper with the number and the name of the goods and the lower with their figures:
 * so it is where each line has such a row right above it, the first one too, and no line's own row has a name, or none has a number.
 */
export const haveHeadRows = (table: TableReading): boolean =>
  areHeaded(table) && (!ownRows(table).some(isNamed) || areDescribed(table));

/** Whether rows that number and name goods stand above most lines, whose own rows do so as well: it is open which of them count. */
export const mayHaveHeadRows = (table: TableReading): boolean => {
  const { lines } = table.rows;
  const isOpen = !areHeaded(table) || ownRows(table).some(isNamed);
  return isOpen && lines.filter(({ at }) => isHeaded(table, at)).length * 2 > lines.length;
};
