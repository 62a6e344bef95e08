import { type GrayImage, turned, type Turn } from '#core/reading/ocr-gray.ts';
import { skewOf } from '#core/reading/ocr-skew.ts';
import { legibility } from '#core/reading/ocr-words.ts';
import type { InkLine } from '#core/reading/ink-size.ts';
import { recogniseWords } from './ocr-engine.ts';

interface Upright {
  readonly lines: readonly InkLine[];
  readonly image: GrayImage;
  readonly turn: Turn;
  readonly angle: number;
  readonly legibility: number;
}

const legible = 0.72;
const leastAngle = 0.0015;
const clearly = 1.3;
const [leastInk, leastPixels] = [60, 24];

/** The page as it is most legible. Another turn is tried only when the picture as it lies says too little. */
export const upright = async (image: GrayImage, dpi: number): Promise<Upright> => {
  const lying = skewOf(image);
  let best: Upright = { lines: [], image, turn: 0, angle: 0, legibility: 0 };
  if (lying.ink < leastInk || Math.min(image.width, image.height) < leastPixels) return best;
  const standing = skewOf(turned(image, 90));
  for (const turn of turnsFor(lying.sharpness / standing.sharpness)) {
    const picture = turned(image, turn);
    const { angle } = turn === 0 ? lying : turn === 90 ? standing : skewOf(picture);
    const lines = await recogniseWords(picture, dpi, Math.abs(angle) < leastAngle ? 0 : -angle);
    const found = { lines, image: picture, turn, angle, legibility: legibility(lines) };
    if (best.lines.length === 0 || found.legibility > best.legibility) best = found;
    if (best.legibility >= legible) break;
  }
  return best;
};

/** Lines of text lie where ink gathers in rows, and stand where it gathers in columns. */
const turnsFor = (lying: number): readonly Turn[] => {
  if (lying > clearly) return [0, 180];
  return lying < 1 / clearly ? [90, 270] : [0, 90, 180, 270];
};
