import { type GrayImage, shrunk } from './ocr-gray.ts';
import { inkOf } from '../page/page-ink.ts';

/** How a page of text leans. */
export interface Skew {
  /** Radians by which its lines of text fall to the right. */
  readonly angle: number;
  /** Pixels of ink in a picture of 900 pixels; a page with next to none is empty. */
  readonly ink: number;
}

const across = 900;

const mostDegrees = 8;
const mostPoints = 60_000;

/**
 * Estimates by how much the lines of text lean (Postl's projection profiles): under the right angle the ink gathers in as
 * few rows as possible.
 */
export const skewOf = (image: GrayImage): Skew => {
  const small = shrunk(image, across);
  const { xs, ys } = inkOf(small);
  const sharpnessAt = (degrees: number): number =>
    profile(xs, ys, small, Math.tan((degrees * Math.PI) / 180));
  let [best, most] = [0, sharpnessAt(0)];
  const search = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const sharpness = sharpnessAt(degrees);
      if (sharpness > most) [best, most] = [degrees, sharpness];
    }
  };
  search(-mostDegrees, mostDegrees, 0.5);
  search(best - 0.4, best + 0.4, 0.1);
  return { angle: (best * Math.PI) / 180, ink: xs.length };
};

/** The sum of squared differences between neighbouring rows, per point of ink. */
const profile = (
  xs: readonly number[],
  ys: readonly number[],
  { width, height }: GrayImage,
  slope: number,
): number => {
  const lean = Math.ceil(width * Math.abs(slope));
  const rows = new Float64Array(height + 2 * lean + 2);
  const step = Math.max(1, Math.floor(xs.length / mostPoints));
  let points = 0;
  for (let index = 0; index < xs.length; index += step) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + lean;
    rows[row] = (rows[row] ?? 0) + 1;
    points += 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return points === 0 ? 0 : sum / points;
};
