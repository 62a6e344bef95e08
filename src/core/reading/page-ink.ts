import type { GrayImage } from './ocr-gray.ts';

const cell = 16;

/** The pixels that are clearly darker than the mean of their square. */
export const inkOf = ({ width, height, data }: GrayImage): { xs: number[]; ys: number[] } => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      const [bottom, right] = [Math.min(height, top + cell), Math.min(width, left + cell)];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x] ?? 255;
      const limit = (sum / ((bottom - top) * (right - left))) * 0.75;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          if ((data[y * width + x] ?? 255) >= limit) continue;
          xs.push(x);
          ys.push(y);
        }
      }
    }
  }
  return { xs, ys };
};
