import type { GrayImage } from '../ocr/ocr-gray.ts';

/** Points of ink that touch each other: a letter, or letters grown together; both corners lie within it. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The ink of a picture's letters. */
export interface Ink {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly blobs: readonly Blob[];
}

const cell = 16;
const [leastPoints, largestShare] = [4, 1 / 8];

/**
 * The ink of letters: what is clearly darker than the mean of its square, without specks and without what is too long for a
 * word (rules, frames, the edge of the sheet on a table).
 */
export const inkOf = (image: GrayImage): Ink => {
  const { width, height } = image;
  const marks = darkPoints(image);
  const longest = Math.max(width, height) * largestShare;
  const [xs, ys, blobs]: [number[], number[], Blob[]] = [[], [], []];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1) continue;
    const points = takeConnected(marks, width, start);
    const blob = around(points, width);
    const long = Math.max(blob.right - blob.left, blob.bottom - blob.top);
    if (points.length < leastPoints || long > longest) continue;
    blobs.push(blob);
    for (const at of points) {
      xs.push(at % width);
      ys.push(Math.floor(at / width));
    }
  }
  return { xs, ys, blobs };
};

/** 1 where a point is ink, row by row. */
const darkPoints = ({ width, height, data }: GrayImage): Uint8Array => {
  const marks = new Uint8Array(width * height);
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      const [bottom, right] = [Math.min(height, top + cell), Math.min(width, left + cell)];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x] ?? 255;
      const limit = (sum / ((bottom - top) * (right - left))) * 0.75;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < limit) marks[y * width + x] = 1;
    }
  }
  return marks;
};

/** Takes the points that are connected with one, corners included, out of the marks. */
const takeConnected = (marks: Uint8Array, width: number, start: number): number[] => {
  const points = [start];
  marks[start] = 0;
  for (let index = 0; index < points.length; index++) {
    const at = points[index] ?? start;
    const x = at % width;
    for (let dx = x === 0 ? 0 : -1; dx <= (x === width - 1 ? 0 : 1); dx++) {
      for (const next of [at - width + dx, at + dx, at + width + dx]) {
        if (marks[next] !== 1) continue;
        marks[next] = 0;
        points.push(next);
      }
    }
  }
  return points;
};

const around = (points: readonly number[], width: number): Blob => {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const at of points) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
};
