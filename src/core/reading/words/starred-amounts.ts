import type { Page } from '../page/page.ts';

const starred =
  /^[*#=_]{1,4}([-−–]?\d[\d .,:]*(?::-|kr)?)[*#=_]{0,4}$|^([-−–]?\d[\d .,:]*(?::-|kr)?)[*=_]{1,4}$/i;

/** Pages whose amounts are protected by signs against being written over (`**1.250,00**`), without the signs. */
export const withoutStars = (pages: readonly Page[]): readonly Page[] =>
  pages.map((page) =>
    page.words.some(({ text }) => isAmount(text))
      ? {
          ...page,
          words: page.words.map((word) =>
            isAmount(word.text) ? { ...word, text: word.text.replaceAll(/[*#=_]/g, '') } : word,
          ),
        }
      : page,
  );

const isAmount = (text: string): boolean => starred.test(text) && /\d[.,:]\d\d/.test(text);
