import { median } from './ink-size.ts';
import { baselineOf, boxAround, type Page, rightOf, type Word } from '../page/page.ts';
import { rowsOf } from '../words/rows.ts';

const [leastWords, leastLetters, sure] = [20, 5, 0.8];
const [bearing, widestSpread] = [0.25, 0.14];
// Of such faces (Courier): a letter takes 0.6 em.
const widthOfLetter = 0.6;
const [nearly, sameFace] = [0.12, 0.6];

/**
 * A page printed in a face whose letters are all as wide: its words take as much room as their letters do, and parts of a
 * word between which there is no room for a blank are one. Every other page as it is.
 */
export const withPitch = (page: Page): Page => {
  const usual = pitchOf(page.words);
  if (usual === null) return page;
  return { ...page, words: rowsOf(page).flatMap(({ words }) => inPitch(words, usual)) };
};

/** The room of a letter in parts of the letters' recognised size; `null` where letters take different rooms. */
const pitchOf = (words: readonly Word[]): number | null => {
  const parts = words
    .filter(({ text, confidence }) => text.length >= leastLetters && confidence > sure)
    .map((word) => stepOf(word) / word.box.height)
    .toSorted((one, other) => one - other);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => parts[Math.floor(parts.length * share)] ?? 0);
  if (low === undefined || middle === undefined || high === undefined || parts.length < leastWords)
    return null;
  return (high - low) / middle < widestSpread ? middle : null;
};

const stepOf = ({ text, box }: Word): number => box.width / (text.length - bearing);

const inPitch = (row: readonly Word[], usual: number): Word[] => {
  const step = stepIn(row, usual);
  const words: Word[] = [];
  let before: Word | null = null;
  for (const recognised of row) {
    const word = printedAt(recognised, step);
    if (word !== null && before !== null && isOneWord(before, word, step)) {
      const confidence = Math.min(before.confidence, word.confidence);
      before = { text: before.text + word.text, confidence, box: boxAround([before.box, word.box]) };
      words[words.length - 1] = before;
    } else {
      words.push(word ?? recognised);
      before = word;
    }
  }
  return words;
};

/** Points from one letter of a row to the next. */
const stepIn = (row: readonly Word[], usual: number): number => {
  const expected = usual * median(row.map(({ box }) => box.height));
  const steps = row.filter(({ text }) => text.length >= leastLetters - 1).map(stepOf);
  const near = steps.filter((step) => Math.abs(step / expected - 1) < nearly);
  return near.length > 0 ? median(near) : expected;
};

/** The word with the room that its letters take; `null` where it is printed in another size, or misread. */
const printedAt = (word: Word, step: number): Word | null => {
  const { box, text } = word;
  if (Math.abs(box.width - (text.length - bearing) * step) > sameFace * step) return null;
  const size = step / widthOfLetter;
  const width = text.length * step;
  return {
    ...word,
    box: { x: box.x + (box.width - width) / 2, y: baselineOf(box) - 0.8 * size, width, height: size },
  };
};

const isOneWord = (before: Word, word: Word, step: number): boolean =>
  Math.abs(word.box.x - rightOf(before.box)) < step / 2;
