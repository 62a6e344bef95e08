import { rightOf, type Word } from '../page/page.ts';

// Of a letter's size: a blank is less, a lone `i` between two blanks more.
const [widestBlank, wider] = [0.62, 1.5];

/** Whether one blank is wider than others are, so that a slim letter may be lost in it. */
export const hasGap = (words: readonly Word[]): boolean => {
  const gaps = words.slice(1).map(({ box }, at) => {
    const before = words[at]?.box ?? box;
    return (box.x - rightOf(before)) / Math.min(box.height, before.height);
  });
  // The place of a letter alone is not known so well as how much room it has.
  const isAlone = (at: number): boolean => words[at]?.text.length === 1;
  const even = gaps.map((gap, at) => {
    const other = isAlone(at) ? gaps[at - 1] : isAlone(at + 1) ? gaps[at + 1] : undefined;
    return other === undefined ? gap : (gap + other) / 2;
  });
  const least = Math.min(...even);
  return even.some((gap) => gap > widestBlank && (even.length === 1 || gap > wider * least));
};
