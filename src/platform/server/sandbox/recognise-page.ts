import { z } from 'zod';
import { fileTypeOf } from '#core/invoices/file-type.ts';
import { Refusal } from '#core/invoices/refusal.ts';
import { type GrayImage, turned, type Turn } from '#core/reading/ocr-gray.ts';
import type { RecognisedPage } from '#core/reading/ocr-result.ts';
import { skewOf } from '#core/reading/ocr-skew.ts';
import { legibility, recognisedPage } from '#core/reading/ocr-words.ts';
import type { InkLine } from '#core/reading/ink-size.ts';
import { recogniseWords } from './ocr-engine.ts';
import { rasterOfPdf } from './pdf-raster.ts';
import { rasterOfPicture } from './picture-raster.ts';
import type { Task } from './task.ts';

const argument = z.object({ page: z.number().int().positive() });

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

/** Task: recognises the words of one page of a picture or PDF; the argument says which. Never throws for what the file holds. */
export const recognisePageTask: Task = async (bytes, _emit, said): Promise<RecognisedPage> => {
  const { page } = argument.parse(said);
  try {
    if (bytes.length === 0) throw new Refusal('file.empty');
    const isPdf = fileTypeOf(bytes) === 'pdf';
    const raster = isPdf
      ? await rasterOfPdf(bytes, page)
      : { ...(await rasterOfPicture(bytes, page)), dpi: null };
    const found = await upright(raster.image, raster.dpi ?? dpiOfPhoto(raster.image));
    const { width, height } = found.image;
    const words = recognisedPage(found.lines, { width, height, dpi: raster.dpi }, page);
    const view = {
      number: page,
      width: words.width,
      height: words.height,
      recognised: true,
      turn: found.turn,
      skew: (-found.angle * 180) / Math.PI,
    };
    return { ok: true, pages: raster.pages, page: words, view };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    throw error;
  }
};

/** The page as it is most legible. Another turn is tried only when the picture as it lies says too little. */
const upright = async (image: GrayImage, dpi: number): Promise<Upright> => {
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

/** A photo says nothing of sizes: it counts as one of an A4 sheet. */
const dpiOfPhoto = ({ width, height }: GrayImage): number => Math.max(70, Math.max(width, height) / 11.7);
