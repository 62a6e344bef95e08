import { cellsOf } from '../words/cells.ts';
import type { GridRow } from './grid.ts';
import type { LineNumbers } from './line-arithmetic.ts';
import type { NumberToken } from '../words/number-token.ts';
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
  const outside = others.filter(({ words }) => !words.some((word) => inText.has(word)));
  return [...[...chosen, ...outside].flatMap(({ words }) => words), ...behind(numbers.price, own)];
};

/** What a price says in its cell that it is for: `237,39 / 1 FL`. */
const behind = (price: NumberToken | null, { row }: GridRow): readonly Word[] => {
  const last = price?.words.at(-1);
  const words =
    last === undefined ? [] : (cellsOf(row).find((cell) => cell.words.includes(last))?.words ?? []);
  const rest = last === undefined ? [] : words.slice(words.indexOf(last) + 1);
  const isFor = /^(\/|per|pr\.?)$/i.test(rest[0]?.text ?? '') && rest.length <= mostBehind;
  return isFor ? rest : [];
};

const mostBehind = 4;

/** Words of cells from a word of letters on: `Mjölk 3 % 10 l` keeps its numbers. */
const textCellWords = ({ row }: GridRow): Set<Word> =>
  new Set(
    cellsOf(row).flatMap(({ words }) => {
      const first = words.findIndex(({ text }) => /\p{L}{3}/u.test(text));
      return first < 0 ? [] : words.slice(first);
    }),
  );
