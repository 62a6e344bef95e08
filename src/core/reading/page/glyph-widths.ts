import type { Word } from './page.ts';

// Shares of the em in the common sans-serif faces; only their proportions within one run of text count.
const widthOf = (letter: string): number => {
  if (/[ .,:;'’|!ijlI]/.test(letter)) return 0.28;
  if (/[frt()\-/]/.test(letter)) return 0.33;
  if (/[mwMW%@]/.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.55;
};

/** A run of text as a file places it: one box for all of its words. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
}

/** Splits a run into its words; their places inside the run follow from the usual widths of letters. */
export const wordsOfRun = ({ text, x, baseline, width, size }: TextRun): Word[] => {
  const letters = [...text];
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  const scale = total === 0 ? 0 : width / total;
  const words: Word[] = [];
  let [at, from, word] = [x, x, ''];
  const close = (): void => {
    if (word !== '') {
      const box = { x: from, y: baseline - size * 0.8, width: at - from, height: size };
      words.push({ text: word, box, confidence: 1 });
    }
    word = '';
  };
  for (const letter of letters) {
    if (/\s/.test(letter)) close();
    else {
      from = word === '' ? at : from;
      word += letter;
    }
    at += widthOf(letter) * scale;
  }
  close();
  return words;
};
