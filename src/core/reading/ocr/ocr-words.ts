import type { Page, Word } from '../page/page.ts';
import { withPitch } from './ocr-pitch.ts';
import { type InkLine, belowOf, sizeOf, median, letterSize } from './ink-size.ts';

/** How sure recognition is at least of what it says; a figure that it did not say has less. */
export const leastRecognised = 0.01;

/** And at most: only what a file states is sure. */
const mostRecognised = 0.995;

const [leastPixels, usualPoints, sure] = [4, 9, 50];

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
  const scale = image.dpi === null ? usualPoints / Math.max(size, leastPixels) : 72 / image.dpi;
  return withPitch({
    number,
    width: image.width * scale,
    height: image.height * scale,
    words: lines.flatMap((line) => wordsOfLine(line, size, scale)),
  });
};

const wordsOfLine = (line: InkLine, usual: number, scale: number): Word[] => {
  const words = line.filter(({ text }) => text.trim() !== '');
  const clear = words.filter(({ text, confidence }) => /[\p{L}\d]{2}/u.test(text) && confidence > sure);
  const sizes = clear.map(sizeOf);
  // A line of noise has no size of its own.
  const size = Math.min(Math.max(median(sizes) || usual, usual * 0.5), usual * 4);
  return words.map(({ text, confidence, bbox }) => {
    const baseline = bbox.y1 - belowOf(text) * size;
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
