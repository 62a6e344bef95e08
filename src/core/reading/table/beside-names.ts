import { overlapOf, rightOf, type Word } from '../page/page.ts';
import { unitOf } from '../../values/units.ts';
import { cellsOf } from '../words/cells.ts';
import type { GridRow } from './grid.ts';

const [fewest, most, aligned, longest, longestUnit] = [2, 0.6, 1.5, 8, 5];

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

/** The short words that stand alone in a cell of a row before the label of names, below no label: units of the quantities before them. */
const unitsBefore = ({ row, header }: GridRow): Word[] => {
  const name = header.columns.find(({ role }) => role === 'description');
  const labels = [...header.columns, ...(header.unknown ?? [])];
  return cellsOf(row).flatMap(({ words: [word, ...more] }) =>
    word !== undefined &&
    more.length === 0 &&
    word.text.length <= longestUnit &&
    /^\p{L}+\.?$/u.test(word.text) &&
    rightOf(word.box) < (name?.box.x ?? 0) &&
    !labels.some(({ box }) => overlapOf(box, word.box) > 0)
      ? [word]
      : [],
  );
};

/**
 * The words of a column that no label heads, between names and figures: one short word in a cell of its own, at the same place in most
 * lines. They are units or countries, and no ends of names.
 */
export const wordsBesideNames = (rows: readonly GridRow[]): ReadonlySet<Word> => {
  const units = rows.map(unitsBefore);
  // Where some are units that are known, all are.
  const areUnits = units.flat().some(({ text }) => unitOf(text) !== null);
  const found = rows.map((row, at) => [...shortWords(row), ...(areUnits ? (units[at] ?? []) : [])]);
  const at = ({ box }: Word, x: number): boolean => Math.abs(box.x - x) <= aligned;
  return new Set(
    found.flat().filter(({ box: { x } }) => {
      const count = found.filter((words) => words.some((word) => at(word, x))).length;
      return count >= fewest && count >= most * rows.length;
    }),
  );
};
