import type { Word } from '../page/page.ts';

/** Where the first amount begins in a cell, its thousands included; −1 where none stands there. */
export const amountIn = (words: readonly Word[]): number => {
  let at = words.findIndex(
    ({ text }, index) =>
      /^[-−–(]?\d[\d.]*([.,:]\d\d\)?|:-|[.,]-|kr)$/.test(text) ||
      (/^\d+$/.test(text) && /^(kr|:-)\.?$/i.test(words[index + 1]?.text ?? '')),
  );
  while (isThousands(words[at - 1], words[at])) at--;
  return at;
};

const isThousands = (before: Word | undefined, word: Word | undefined): boolean =>
  before !== undefined &&
  word !== undefined &&
  /^[-−–]?\d{1,3}$/.test(before.text) &&
  /^\d{3}(?!\d)/.test(word.text);
