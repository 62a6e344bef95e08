import { baselineOf, boxAround, rightOf, type Word } from './page.ts';

/** Files often place parts of one word, even single letters, one by one: parts that touch on one baseline are joined. */
export const joinTouching = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && touches(before, word)) {
      joined[joined.length - 1] = {
        text: before.text + word.text,
        box: boxAround([before.box, word.box]),
        confidence: Math.min(before.confidence, word.confidence),
      };
    } else joined.push(word);
  }
  return joined;
};

const touches = (left: Word, right: Word): boolean => {
  const size = Math.min(left.box.height, right.box.height);
  const gap = right.box.x - rightOf(left.box);
  return (
    Math.abs(baselineOf(left.box) - baselineOf(right.box)) < 0.1 * size &&
    gap > -0.3 * size &&
    gap < 0.09 * size
  );
};
