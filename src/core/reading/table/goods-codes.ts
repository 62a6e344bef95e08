import { overlapOf } from '../page/page.ts';
import type { TableReading } from './choose-table.ts';
import type { GridRow } from './grid.ts';
import type { HeaderLabel } from './header-labels.ts';
import { codeIn, isGtinLike } from './line-code.ts';
import { printedDate } from '../words/printed-date.ts';
import { textWords } from '../words/row-words.ts';
import { isCodeText, isStepped } from '../columns/code-text.ts';

const [fewest, most] = [2, 0.6];
const leastLength: Readonly<Partial<Record<HeaderLabel['role'], number>>> = { position: 1, other: 3 };

/**
 * Whether a column that nobody read holds a code of its own for each of the goods: below `Nr`, where it does not count the lines, or
 * below a label that is not known. Goods without a number may have theirs there.
 */
export const hasUnreadCodes = (table: TableReading | null): boolean => {
  if (table === null) return false;
  const rows = table.rows.lines.flatMap(({ at }) => table.grid.rows[at] ?? []);
  const header = rows[0]?.header;
  if (header === undefined) return false;
  if (rows.length < fewest) return rows.some((row) => isNoCount(row));
  const unread = [...header.columns.filter(({ role }) => role === 'position'), ...(header.unknown ?? [])];
  return unread.some(({ box, role }) => {
    const codes = rows
      .flatMap(({ row }) => row.words.find((word) => overlapOf(box, word.box) > 0) ?? [])
      .map(({ text }) => text)
      .filter(
        (text) =>
          isCodeText(text) &&
          text.length >= (leastLength[role] ?? 3) &&
          !/^0[1-9]\d{6,8}$/.test(text) &&
          printedDate(text, 'day-first') === null,
      );
    const isOwn = codes.length >= most * rows.length && new Set(codes).size === codes.length;
    return codes.length >= fewest && isOwn && !isStepped(codes);
  });
};

/** Whether a number below the label of counts is none that the only line may have: `82` below `Nr`. */
const isNoCount = ({ row, header }: GridRow): boolean =>
  header.columns
    .filter(({ role }) => role === 'position')
    .some(({ box }) => {
      const text = row.words.find((word) => overlapOf(box, word.box) > 0)?.text ?? '1';
      return isCodeText(text) && !/^0*10{0,4}\.?$/.test(text);
    });

/** Whether codes stand in the table's column of the goods' numbers, down to its last line. */
export const hasNumbers = (table: TableReading | null): boolean =>
  table?.grid.rows.slice(0, (table.rows.lines.at(-1)?.at ?? 0) + 1).some((row) => {
    const words = textWords(row, 'article', new Set());
    return codeIn(words).length > 0 || words.some(isGtinLike) || isUnlike(row);
  }) === true;

/** Whether a row without such a code has a word of digits below the label of the goods' numbers: one that looks like a day. */
const isUnlike = ({ row, header, numbers }: GridRow): boolean =>
  numbers.length > 1 &&
  header.columns
    .filter(({ role, isNumber }) => role === 'article' && isNumber === true)
    .some(({ box }) => row.words.some((word) => overlapOf(box, word.box) > 0 && /\d.*\d/.test(word.text)));
