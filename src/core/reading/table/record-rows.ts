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

/**
 * Whether each record of a table takes two rows, the upper with the number and the name of the goods and the lower with their figures:
 * so it is where each line has such a row right above it, the first one too, and no line's own row has a name.
 */
export const haveHeadRows = ({ grid, rows: { lines, totalRows } }: TableReading): boolean => {
  const taken = new Set([...lines.map(({ at }) => at), ...totalRows]);
  const hasHead = (at: number): boolean => {
    const [above, own] = [grid.rows[at - 1], grid.rows[at]];
    return (
      !taken.has(at - 1) &&
      isHead(above) &&
      above?.row.page === own?.row.page &&
      above?.header === own?.header
    );
  };
  return (
    lines.length > 0 &&
    lines.every(({ at }) => hasHead(at)) &&
    lines.every(({ at }) => !hasName(grid.rows[at]))
  );
};
