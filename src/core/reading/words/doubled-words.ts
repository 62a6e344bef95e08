import type { Page, Word } from '../page/page.ts';

const near = 2;

const isSame = (one: Word, other: Word): boolean =>
  Math.abs(one.box.x - other.box.x) < near && Math.abs(one.box.y - other.box.y) < near;

/** Pages without words that are drawn twice at one place, as programs do to make letters bold. */
export const withoutDoubles = (pages: readonly Page[]): readonly Page[] =>
  pages.map((page) => {
    const seen = new Map<string, Word[]>();
    const words = page.words.filter((word) => {
      const before = seen.get(word.text) ?? [];
      if (before.some((each) => isSame(each, word))) return false;
      seen.set(word.text, [...before, word]);
      return true;
    });
    return words.length === page.words.length ? page : { ...page, words };
  });
