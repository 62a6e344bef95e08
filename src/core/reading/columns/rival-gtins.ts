import type { Word } from '../page/page.ts';
import type { GridRow } from '../table/grid.ts';
import { isGtinLike } from '../table/line-code.ts';
import { textWords } from '../words/row-words.ts';

/**
 * Whether a line prints several numbers of GS1, or beside its `number` one in the column of the goods' numbers that GS1 leaves to
 * the seller: it is open which are the goods'.
 */
export const hasRivalGtins = (extent: readonly GridRow[], number: readonly Word[]): boolean => {
  const found = extent.flatMap(({ row }) => row.words.filter(isGtinLike).map(({ text }) => text));
  const inHouse = extent
    .flatMap((row) => textWords(row, 'article', new Set()))
    .filter((word) => /^2\d{12}$/.test(word.text) && !number.includes(word));
  return new Set(found).size > 1 || (number.length > 0 && inHouse.length > 0);
};
