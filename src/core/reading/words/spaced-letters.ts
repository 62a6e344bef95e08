import { boxAround, type Page, type Word } from '../page/page.ts';
import { type Cell, cellsOf } from './cells.ts';
import { rowsOf } from './rows.ts';

const [fewest, most, apart] = [5, 0.7, 1.6];

const isLetter = ({ text }: Word): boolean => /^[\p{L}&.]$/u.test(text);

const gapBefore = (words: readonly Word[], at: number): number => {
  const [before, word] = [words[at - 1], words[at]];
  return before === undefined || word === undefined ? 0 : word.box.x - before.box.x - before.box.width;
};

/** Whether words are letters that are spaced apart, a pair of them here and there, and of a cell enough to be a name. */
const isSpaced = (words: readonly Word[], least = fewest): boolean =>
  words.length >= least &&
  words.filter(isLetter).length >= most * words.length &&
  words.every(({ text }) => text.length <= 2 && !/\d/.test(text));

const leastOfRow = 10;

/** Whether a row is made of letters apart in several cells, as heads of tables are: `N R   V A R A   M Ä N G D`. */
const isSpacedRow = (cells: readonly Cell[]): boolean =>
  cells.length > 2 &&
  isSpaced(
    cells.flatMap((cell) => cell.words),
    leastOfRow,
  );

/** Whether a word begins at a letter: the gap before it is wider than between letters, or a capital follows a small letter. */
const isBeginning = (words: readonly Word[], at: number, usual: number): boolean =>
  at === 0 ||
  gapBefore(words, at) > apart * usual ||
  (/^\p{Lu}/u.test(words[at]?.text ?? '') && /\p{Ll}$/u.test(words[at - 1]?.text ?? ''));

/** The words of a cell up to a number, which a heading may be followed by: `F A K T U R A 5571`. */
const beforeFigures = ({ words }: { readonly words: readonly Word[] }): readonly Word[] => {
  const figure = words.findIndex(({ text }) => /\d/.test(text));
  return figure < 0 ? words : words.slice(0, figure);
};

const joined = (words: readonly Word[]): Word[] => {
  const gaps = words.slice(1).map((_, at) => gapBefore(words, at + 1));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const groups: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (isBeginning(words, at, usual)) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups.map((group) => ({
    text: group.map(({ text }) => text).join(''),
    box: boxAround(group.map(({ box }) => box)),
    confidence: Math.min(...group.map(({ confidence }) => confidence)),
  }));
};

/** Pages with the words of headings whole whose letters are spaced apart: `N o r r s k ä r  A B`. */
export const withWholeWords = (pages: readonly Page[]): readonly Page[] =>
  pages.map((page) => {
    if (page.words.filter(isLetter).length < fewest) return page;
    const spaced = rowsOf(page).flatMap((row) => {
      const cells = cellsOf(row);
      return isSpacedRow(cells)
        ? cells.map(({ words }) => words).filter((words) => words.length > 1)
        : cells.map(beforeFigures).filter((words) => isSpaced(words));
    });
    if (spaced.length === 0) return page;
    const parts = new Map(spaced.map((words) => [words[0], joined(words)]));
    const gone = new Set(spaced.flat());
    return {
      ...page,
      words: page.words.flatMap((word) => parts.get(word) ?? (gone.has(word) ? [] : [word])),
    };
  });
