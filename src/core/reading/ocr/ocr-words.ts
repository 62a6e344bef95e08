import type { Page, Word } from '../page/page.ts';
import { withPitch } from './ocr-pitch.ts';
import {
  type InkLine,
  type InkWord,
  aboveOf,
  belowOf,
  breadthOf,
  sizeOf,
  median,
  letterSize,
} from './ink-size.ts';

/** How sure recognition is at least of what it says; a figure that it did not say has less. */
export const leastRecognised = 0.01;

/** And at most: only what a file states is sure. */
const mostRecognised = 0.995;

const [leastPixels, usualPoints, sure] = [4, 9, 50];
const narrowest = 0.78;

/**
 * A page of recognised words. Its boxes are as tall as the letters' size and stand on their baseline, as those of a text
 * layer do. `dpi` where the size of the page is known; a photo is scaled so that most of its letters have nine points.
 */
export const recognisedPage = (
  lines: readonly InkLine[],
  image: { readonly width: number; readonly height: number; readonly dpi: number | null },
  number: number,
): Page => {
  const size = letterSize(lines);
  const breadth = median(lines.flatMap((line) => line.filter(isClear).map(breadthOf)));
  const scale = image.dpi === null ? usualPoints / Math.max(size, leastPixels) : 72 / image.dpi;
  return withPitch({
    number,
    width: image.width * scale,
    height: image.height * scale,
    words: lines.flatMap((line) => wordsOfLine(line, size, breadth, scale)),
  });
};

const isClear = ({ text, confidence }: InkWord): boolean => /[\p{L}\d]{2}/u.test(text) && confidence > sure;

const wordsOfLine = (line: InkLine, usual: number, breadth: number, scale: number): Word[] => {
  const words = line.filter(({ text }) => text.trim() !== '');
  const clear = words.filter(isClear);
  // A box that reaches into the rows above and below, or to a rule, is too tall for the width of its letters.
  const isTall = (word: InkWord): boolean => breadthOf(word) < narrowest * breadth;
  const even = clear.filter((word) => !isTall(word));
  const sizes =
    even.length > 0 ? even.map(sizeOf) : clear.map((word) => (sizeOf(word) * breadthOf(word)) / breadth);
  // A line of noise has no size of its own.
  const size = Math.min(Math.max(median(sizes) || usual, usual * 0.5), usual * 4);
  const bottom = median(even.map(({ text, bbox }) => bbox.y1 - belowOf(text) * size));
  return words.map((word) => {
    const { text, confidence, bbox } = word;
    const own = bbox.y1 - belowOf(text) * size;
    const level = even.length > 0 ? bottom : (bbox.y0 + bbox.y1 + aboveOf(text) * size) / 2;
    // What stands below the others' feet is of another row that recognition took for the same.
    const isOfRow = level > (bbox.y0 + bbox.y1) / 2;
    const baseline = /[\p{L}\d]{2}/u.test(text) && isTall(word) && isOfRow ? level : own;
    return {
      text,
      box: {
        x: bbox.x0 * scale,
        y: (baseline - 0.8 * size) * scale,
        width: (bbox.x1 - bbox.x0) * scale,
        height: size * scale,
      },
      confidence: Math.min(mostRecognised, Math.max(leastRecognised, confidence / 100)),
    };
  });
};

/** How well the words of a page could be read, 0 to 1: the mean confidence by characters, less for few words. */
export const legibility = (lines: readonly InkLine[]): number => {
  const words = lines.flat().filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / 100;
  return length === 0 ? 0 : (sure / length) * Math.min(1, words.length / 12);
};
