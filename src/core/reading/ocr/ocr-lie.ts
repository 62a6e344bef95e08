import { type GrayImage, shrunk } from './ocr-gray.ts';
import { type Blob, inkOf } from '../page/page-ink.ts';

const across = 1200;
const reach = 40;

/**
 * The share of a page's letters whose nearest neighbour stands beside them and not above or below (O'Gorman's docstrum:
 * letters are nearer to each other than lines are): near 1 where lines of text lie, near 0 where they stand; 0.5 of nothing.
 */
export const lyingShare = (image: GrayImage): number => {
  const { blobs } = inkOf(shrunk(image, across));
  const [beside, below] = [gaps(blobs), gaps(blobs.map(transposed))];
  let [lying, standing] = [0, 0];
  for (const [index, gap] of beside.entries()) {
    const other = below[index] ?? reach;
    if (gap < other) lying += 1;
    else if (other < gap) standing += 1;
  }
  return lying + standing === 0 ? 0.5 : lying / (lying + standing);
};

const transposed = ({ left, top, right, bottom }: Blob): Blob => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

/** For each blob the way to the next one on its right that is level with it; `reach` where none is near. */
const gaps = (blobs: readonly Blob[]): number[] => {
  const order = blobs.map((blob, index) => ({ blob, index })).toSorted((a, b) => a.blob.left - b.blob.left);
  const found = blobs.map(() => reach);
  for (const [place, { blob, index }] of order.entries()) {
    for (let next = place + 1; next < order.length; next++) {
      const other = order[next]?.blob;
      if (other === undefined || other.left > blob.right + reach) break;
      if (!isLevel(blob, other) || other.left <= blob.left) continue;
      found[index] = Math.min(found[index] ?? reach, Math.max(0, other.left - blob.right));
    }
  }
  return found;
};

const isLevel = (one: Blob, other: Blob): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
  0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
