import type { InkWord } from './ink-size.ts';
import type { GrayImage } from './ocr-gray.ts';
import type { Cell } from './ocr-cells.ts';

const longEnough = /^\p{L}{6,}$/u;

// In parts of a letter's height: letters of a word stand nearer, those of two words seldom as near. Beside the next widest room in the word.
const [leastRoom, wider] = [0.2, 2.1];
// How dark ink is between the darkest and the lightest of a word.
const inked = 0.4;

/** Whether a recognised word may be two: in one place its letters, `size` pixels tall in a straight picture, stand much further apart than in any other. */
export const mayBeTwo = (image: GrayImage, { text }: InkWord, cell: Cell, size: number): boolean => {
  if (!longEnough.test(text)) return false;
  const [first = 0, second = 0] = roomsIn(image, cell).toSorted((one, other) => other - one);
  return first >= leastRoom * size && first >= wider * second;
};

/** How many columns without ink stand between those with ink, place by place. */
const roomsIn = ({ width, height, data }: GrayImage, cell: Cell): number[] => {
  const [left, right] = [Math.max(0, cell.left), Math.min(width - 1, cell.right)];
  const [top, bottom] = [Math.max(0, cell.top), Math.min(height - 1, cell.bottom)];
  let lightest = 0;
  const darkest: number[] = [];
  for (let x = left; x <= right; x++) {
    let dark = 255;
    for (let y = top; y <= bottom; y++) {
      const value = data[y * width + x] ?? 255;
      dark = Math.min(dark, value);
      lightest = Math.max(lightest, value);
    }
    darkest.push(dark);
  }
  const limit = lightest - inked * (lightest - Math.min(...darkest));
  const rooms: number[] = [];
  let last = -1;
  for (const [at, dark] of darkest.entries()) {
    if (dark > limit) continue;
    if (last >= 0 && at > last + 1) rooms.push(at - last - 1);
    last = at;
  }
  return rooms;
};
