import { unitOf } from '../../values/units.ts';
import { overlapOf } from '../page/page.ts';
import type { HeaderLabel } from '../table/header-labels.ts';
import { cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';
import { isCode } from './code-text.ts';
import { lineLike } from './line-like.ts';

const least = 0.5;

/** What begins below a label, row by row, as far as its cell goes there: texts of words, no units, codes or two capitals. */
const namesBelow = (column: HeaderLabel, rows: readonly Row[]): string[] =>
  lineLike(rows).flatMap((row) => {
    const cell = cellsOf(row).find(({ words }) => words.some(({ box }) => overlapOf(box, column.box) > 0));
    const at = cell?.words.findIndex(({ box }) => overlapOf(box, column.box) > 0) ?? 0;
    const words = cell?.words.slice(at) ?? [];
    const text = words.map((word) => word.text).join(' ');
    const isName =
      words.some(
        ({ text: each }) => /\p{L}{3}|\p{L}\p{Ll}/u.test(each) && unitOf(each) === null && !isCode(each),
      ) && unitOf(text) === null;
    return isName ? [text] : [];
  });

const lettersIn = (names: readonly string[]): number => names.join('').replaceAll(/\P{L}/gu, '').length;

/** Of columns whose labels do not say what they hold, the one that names the goods: words below it in most rows, the most different ones. */
export const namedBy = (unknown: readonly HeaderLabel[], rows: readonly Row[]): HeaderLabel | undefined =>
  unknown
    .map((column) => ({ column, names: namesBelow(column, rows) }))
    .filter(({ names }) => names.length > 0 && names.length >= least * (lineLike(rows).length - 1))
    .map(({ column, names }) => ({ column, different: new Set(names).size, letters: lettersIn(names) }))
    .toSorted((one, other) => other.different - one.different || other.letters - one.letters)[0]?.column;

const shortest = 4;

/** A column that is called something else, `Innehåll`, names the goods where longer texts stand below it than units and lands. */
export const namedAnyhow = (columns: readonly HeaderLabel[], rows: readonly Row[]): HeaderLabel | undefined =>
  namedBy(
    columns.filter(
      (column) =>
        column.role === 'other' &&
        namesBelow(column, rows).some((text) => /\p{Ll}{2}/u.test(text) && lettersIn([text]) >= shortest),
    ),
    rows,
  );
