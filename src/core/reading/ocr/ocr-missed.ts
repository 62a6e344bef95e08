import { type GrayImage, shrunk } from './ocr-gray.ts';
import type { InkLine, InkWord } from './ink-size.ts';
import { type Blob, inkOf } from '../page/page-ink.ts';

const across = 1200;
const [smallest, largest] = [4, 40];
const margin = 0.3;
const [leastMissed, leastShare] = [12, 0.02];
const legible = 30;

/**
 * Whether recognition passed over a part of the page, as it does with narrow columns: letters of the picture stand in no
 * word. `angle` is the radians by which the picture was turned clockwise before.
 */
export const isPartMissed = (image: GrayImage, angle: number, lines: readonly InkLine[]): boolean => {
  const letters = lettersOf(image, angle);
  const words = lines.flat();
  const missed = letters.filter((letter) => !words.some((word) => holds(word, letter))).length;
  return missed >= leastMissed && missed >= leastShare * letters.length;
};

/** The lines, and what another recognition of the same picture read where they have nothing. */
export const withMissed = (lines: readonly InkLine[], other: readonly InkLine[]): InkLine[] => {
  const words = lines.flat();
  const missed = other
    .map((line) =>
      line.filter((word) => isLegible(word) && !words.some((each) => holds(each, middleOf(word)))),
    )
    .filter((line) => line.length > 0);
  return [...lines, ...missed];
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const isLegible = ({ text, confidence }: InkWord): boolean => confidence > legible && /[\p{L}\d]/u.test(text);

const middleOf = ({ bbox }: InkWord): Point => ({ x: (bbox.x0 + bbox.x1) / 2, y: (bbox.y0 + bbox.y1) / 2 });

const holds = ({ bbox }: InkWord, { x, y }: Point): boolean => {
  const spare = margin * (bbox.y1 - bbox.y0);
  return x >= bbox.x0 - spare && x <= bbox.x1 + spare && y >= bbox.y0 - spare && y <= bbox.y1 + spare;
};

/** The middles of the picture's letters, where they stand once it is turned about its middle. */
const lettersOf = (image: GrayImage, angle: number): Point[] => {
  const small = shrunk(image, across);
  const scale = Math.round(image.width / Math.max(1, small.width));
  const [midX, midY] = [image.width / 2, image.height / 2];
  return inkOf(small)
    .blobs.filter(isLetter)
    .map(({ left, right, top, bottom }) => {
      const [dx, dy] = [((left + right) / 2) * scale - midX, ((top + bottom) / 2) * scale - midY];
      return {
        x: midX + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: midY + dx * Math.sin(angle) + dy * Math.cos(angle),
      };
    });
};

const isLetter = ({ left, right, top, bottom }: Blob): boolean =>
  bottom - top >= smallest && bottom - top <= largest && right - left <= 3 * largest;
