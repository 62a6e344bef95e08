import { type GrayImage, turned, type Turn } from '#core/reading/ocr/ocr-gray.ts';
import { lyingShare } from '#core/reading/ocr/ocr-lie.ts';
import { skewOf } from '#core/reading/ocr/ocr-skew.ts';
import { legibility } from '#core/reading/ocr/ocr-words.ts';
import type { InkLine } from '#core/reading/ocr/ink-size.ts';
import { recogniseWords } from './ocr-engine.ts';
import { withSecondLook } from './second-look.ts';

interface Upright {
  readonly lines: readonly InkLine[];
  readonly image: GrayImage;
  readonly turn: Turn;
  readonly angle: number;
  readonly legibility: number;
}

const legible = 0.72;
const leastAngle = 0.0015;
const [leastInk, leastPixels] = [60, 24];

/** The page as it is most legible. Another turn is tried only when the likelier one says too little. */
export const upright = async (image: GrayImage, dpi: number): Promise<Upright> => {
  let best: Upright = { lines: [], image, turn: 0, angle: 0, legibility: 0 };
  if (skewOf(image).ink < leastInk || Math.min(image.width, image.height) < leastPixels) return best;
  for (const turn of turnsFor(lyingShare(image))) {
    const picture = turned(image, turn);
    const { angle } = skewOf(picture);
    const lines = await recogniseWords(picture, dpi, straightening(angle), 'page');
    const found = { lines, image: picture, turn, angle, legibility: legibility(lines) };
    if (best.lines.length === 0 || found.legibility > best.legibility) best = found;
    if (best.legibility >= legible) break;
  }
  return { ...best, lines: await withSecondLook(best.image, dpi, straightening(best.angle), best.lines) };
};

/** By how many radians a picture that leans so far is turned. */
export const straightening = (angle: number): number => (Math.abs(angle) < leastAngle ? 0 : -angle);

const turnsFor = (lying: number): readonly Turn[] => (lying < 0.5 ? [90, 270, 0, 180] : [0, 180, 90, 270]);
