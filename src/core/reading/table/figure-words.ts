import { cellsOf } from '../words/cells.ts';
import type { GridRow } from './grid.ts';
import type { LineNumbers } from './line-arithmetic.ts';
import type { Word } from '../page/page.ts';

/** The words of a line that are its figures: in its own row also rates and what stands in a column of numbers. */
export const figureWords = (numbers: LineNumbers, own: GridRow | undefined): Word[] => {
  const chosen = [numbers.quantity, numbers.price, numbers.discount, numbers.sum].filter(
    (token) => token !== null,
  );
  if (own === undefined) return chosen.flatMap(({ words }) => words);
  const others = [...own.columns].flatMap(([key, tokens]) => {
    if (/^(position|vat|other) /.test(key)) return tokens;
    return /^(description|article) /.test(key) ? [] : tokens.filter(({ percent }) => percent);
  });
  const inText = textCellWords(own);
  return [...chosen, ...others.filter(({ words }) => !words.some((word) => inText.has(word)))].flatMap(
    ({ words }) => words,
  );
};

/** Words of cells from a word of letters on: `Mjölk 3 % 10 l` keeps its numbers. */
const textCellWords = ({ row }: GridRow): Set<Word> =>
  new Set(
    cellsOf(row).flatMap(({ words }) => {
      const first = words.findIndex(({ text }) => /\p{L}{3}/u.test(text));
      return first < 0 ? [] : words.slice(first);
    }),
  );
