import type { GrayImage } from './ocr-gray.ts';

const [everyRow, everyColumn] = [7, 3];
const [bright, nearlySame, leastStep, leastContrast, longestEdge] = [90, 40, 8, 90, 10];
const [mostlyFlat, sharp] = [0.8, 1.2];

/**
 * Whether a picture was drawn by a program: its paper has one value, and from paper to ink there is about one pixel. No lens
 * and no scanner makes that.
 */
export const isDrawn = (image: GrayImage): boolean =>
  flatness(image) > mostlyFlat && edgeWidth(image) < sharp;

/** The share of neighbours on the paper that have the very same value. */
const flatness = ({ width, height, data }: GrayImage): number => {
  let [same, all] = [0, 0];
  for (let y = 0; y < height; y += everyRow) {
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      const [value, next] = [data[at] ?? 0, data[at + 1] ?? 0];
      if (value <= bright || Math.abs(value - next) >= nearlySame) continue;
      all += 1;
      if (value === next) same += 1;
    }
  }
  return all === 0 ? 0 : same / all;
};

/** How many pixels it takes on average to fall from four fifths of an edge's height to one fifth; infinite without edges. */
const edgeWidth = ({ width, height, data }: GrayImage): number => {
  let [sum, edges] = [0, 0];
  for (let y = 0; y < height; y += everyColumn) {
    const end = (y + 1) * width - longestEdge - 1;
    for (let at = y * width; at < end; at++) {
      let length = 0;
      while (length < longestEdge && (data[at + length + 1] ?? 255) < (data[at + length] ?? 0) - leastStep)
        length++;
      const [top, bottom] = [data[at] ?? 0, data[at + length] ?? 0];
      if (top - bottom >= leastContrast) {
        let from = at;
        while ((data[from] ?? 0) > top - 0.2 * (top - bottom)) from++;
        let to = from;
        while ((data[to] ?? 0) > top - 0.8 * (top - bottom)) to++;
        sum += to - from;
        edges += 1;
      }
      at += length;
    }
  }
  return edges === 0 ? Infinity : sum / edges;
};
