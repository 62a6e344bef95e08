import { median } from './ink-size.ts';
import { type GrayImage, shrunk } from './ocr-gray.ts';
import { type Blob, inkOf } from '../page/page-ink.ts';

/** A part of a row with about as much room inside it as between words; in pixels, both corners within it. */
export type Cell = Blob;

const across = 1200;
const [least, tallest, flattest] = [3, 90, 40];
// In parts of a letter's height.
const [level, apart, smallest, aside, below] = [0.4, 1.05, 0.45, 0.3, 0.25];
const [body, overlap, side, slim] = [3, 0.5, 2, 0.25];

const heightOf = ({ top, bottom }: Blob): number => bottom - top + 1;

const around = (blobs: readonly Blob[]): Blob => ({
  left: Math.min(...blobs.map(({ left }) => left)),
  top: Math.min(...blobs.map(({ top }) => top)),
  right: Math.max(...blobs.map(({ right }) => right)),
  bottom: Math.max(...blobs.map(({ bottom }) => bottom)),
});

/** Letters that may go on to the right; `last`: how high the latest of them reach. */
interface Chain {
  readonly at: number;
  readonly right: number;
  readonly last: Blob;
}

/** Whether a letter stands level with the last ones, or a point, comma or dash within their height. */
const isLevel = (blob: Blob, last: Blob, isMark: boolean): boolean => {
  if (!isMark) {
    const shared = Math.min(blob.bottom, last.bottom) - Math.max(blob.top, last.top) + 1;
    return shared >= level * Math.min(heightOf(blob), heightOf(last));
  }
  const [middle, spare] = [(blob.top + blob.bottom) / 2, aside * heightOf(last)];
  return middle >= last.top - spare && middle <= last.bottom + spare;
};

/**
 * The cells of a straight picture by its ink alone: letters that stand beside each other, nearer than columns do. What is as long
 * as a rule or a frame is no letter.
 */
export const cellsOfPicture = (image: GrayImage): Cell[] => {
  const small = shrunk(image, across);
  const inked = inkOf(small).blobs.filter(
    (blob) => heightOf(blob) <= tallest && blob.right - blob.left < flattest * heightOf(blob),
  );
  const usual = median(inked.map(heightOf).filter((height) => height >= least));
  // The side of a frame is taller than any letter of its width.
  const blobs = inked.filter(
    (blob) => heightOf(blob) < side * usual || blob.right - blob.left + 1 > slim * heightOf(blob),
  );
  const size = Math.max(least, smallest * usual);
  const isMark = (blob: Blob): boolean => heightOf(blob) < size;
  const cells = chained(blobs, isMark);
  const marks = blobs.filter(isMark);
  const [wide, tall] = [image.width / Math.max(1, small.width), image.height / Math.max(1, small.height)];
  return apartFromEachOther(cells.map((cell) => withMarks(cell, marks))).map(
    ({ left, top, right, bottom }) => ({
      left: Math.floor(left * wide),
      top: Math.floor(top * tall),
      right: Math.ceil((right + 1) * wide) - 1,
      bottom: Math.ceil((bottom + 1) * tall) - 1,
    }),
  );
};

const chained = (blobs: readonly Blob[], isMark: (blob: Blob) => boolean): Blob[] => {
  const cells: Blob[] = [];
  let open: Chain[] = [];
  const farthest = apart * Math.max(0, ...blobs.map(heightOf));
  for (const blob of blobs.toSorted((one, other) => one.left - other.left)) {
    const isSmall = isMark(blob);
    open = open.filter(({ right }) => blob.left - right <= farthest);
    const [near] = open
      .filter(
        ({ right, last }) =>
          blob.left - right <= apart * Math.max(heightOf(last), isSmall ? 0 : heightOf(blob)) &&
          isLevel(blob, last, isSmall),
      )
      .toSorted((one, other) => other.right - one.right);
    if (near === undefined) {
      if (isSmall) continue;
      open.push({ at: cells.length, right: blob.right, last: blob });
      cells.push(blob);
      continue;
    }
    cells[near.at] = around([blob, cells[near.at] ?? blob]);
    // A low letter does not narrow what the next one has to be level with.
    const isClose = blob.right - near.last.left < body * heightOf(near.last);
    const last = isSmall ? near.last : isClose ? around([near.last, blob]) : blob;
    open = open.map((chain) =>
      chain === near ? { at: near.at, right: Math.max(near.right, blob.right), last } : chain,
    );
  }
  return cells;
};

/** Cells of which none stands in another: where letters of a row are not quite level, they make several chains. */
const apartFromEachOther = (cells: readonly Blob[]): Blob[] => {
  const kept: Blob[] = [];
  for (let cell of cells.toSorted((one, other) => one.left - other.left)) {
    for (;;) {
      const own = cell;
      const at = kept.findIndex((other) => isOver(own, other));
      const other = kept[at];
      if (other === undefined) break;
      kept.splice(at, 1);
      cell = around([cell, other]);
    }
    kept.push(cell);
  }
  return kept;
};

const isOver = (one: Blob, other: Blob): boolean =>
  Math.min(one.right, other.right) >= Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1 >
    overlap * Math.min(heightOf(one), heightOf(other));

/** A cell with the rings, dots and signs that stand at it; a minus stands farther before its figure. */
const withMarks = (cell: Blob, marks: readonly Blob[]): Blob => {
  const tall = heightOf(cell);
  const [reach, under, before] = [smallest * tall, below * tall, apart * tall];
  const isDash = (blob: Blob): boolean =>
    blob.right - blob.left >= heightOf(blob) &&
    blob.left >= cell.left - before &&
    blob.right < cell.left &&
    blob.top > cell.top &&
    blob.bottom < cell.bottom;
  return around([
    cell,
    ...marks.filter(
      (blob) =>
        isDash(blob) ||
        (blob.left >= cell.left - reach &&
          blob.right <= cell.right + reach &&
          blob.bottom >= cell.top - reach &&
          blob.top <= cell.bottom + under),
    ),
  ]);
};

const [blank, edge] = [0.3, 0.12];

/** The parts of a cell's picture between which paper shows from top to bottom, at least as wide as a blank; `height` of its letters in pixels. */
export const partsOfCell = ({ width, height, data }: GrayImage, letters: number): Cell[] => {
  let [low, high] = [255, 0];
  for (const value of data) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const limit = (low + high) / 2;
  const parts: { left: number; right: number }[] = [];
  for (let x = 0; x < width; x++) {
    let ink = 0;
    for (let y = 0; y < height; y++) if ((data[y * width + x] ?? 255) < limit) ink += 1;
    if (ink === 0) continue;
    const last = parts.at(-1);
    if (last !== undefined && x - last.right <= blank * letters) last.right = x;
    else parts.push({ left: x, right: x });
  }
  // A speck is no letter.
  return parts
    .filter(({ left, right }) => right - left >= edge * letters)
    .map((part) => ({ ...part, top: 0, bottom: height - 1 }));
};
