import { overlapOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { GridRow } from './grid.ts';

const [fewest, most, aligned, longest] = [2, 0.6, 1.5, 8];

/** The short words of letters that stand alone in a cell of a row, behind a cell of words and below no label. */
const shortWords = ({ row, header }: GridRow): Word[] =>
  cellsOf(row).flatMap(({ words: [word, ...more] }, at, cells) => {
    const isNamed = cells.slice(0, at).some(({ text }) => /\p{L}{3}/u.test(text));
    const isShort =
      word !== undefined &&
      more.length === 0 &&
      word.text.length <= longest &&
      /^\p{L}+\.?$/u.test(word.text);
    const labels = [...header.columns, ...(header.unknown ?? [])];
    return isNamed && isShort && !labels.some(({ box }) => overlapOf(box, word.box) > 0) ? [word] : [];
  });

/**
 * The words of a column that no label heads, between names and figures: one short word in a cell of its own, at the same place in most
 * lines. They are units or countries, and no ends of names.
 */
export const wordsBesideNames = (rows: readonly GridRow[]): ReadonlySet<Word> => {
  const found = rows.map(shortWords);
  const at = ({ box }: Word, x: number): boolean => Math.abs(box.x - x) <= aligned;
  return new Set(
    found.flat().filter(({ box: { x } }) => {
      const count = found.filter((words) => words.some((word) => at(word, x))).length;
      return count >= fewest && count >= most * rows.length;
    }),
  );
};
