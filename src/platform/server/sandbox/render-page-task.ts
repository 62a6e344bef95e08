import sharp from 'sharp';
import { z } from 'zod';
import { fileTypeOf } from '#core/invoices/file-type.ts';
import { Refusal } from '#core/invoices/refusal.ts';
import { drawingOfPdf } from './pdf-raster.ts';
import { colourOfPicture } from './picture-raster.ts';
import type { Pixels } from './picture-raster.ts';
import type { Task } from './task.ts';

const argument = z.object({
  page: z.number().int().positive(),
  turn: z.literal([0, 90, 180, 270]),
  skew: z.number(),
});

const [widest, quality] = [1_400, 72];
const paper = '#ffffff';
const leastSkew = 0.05;

/**
 * Task: sends the picture of a page as WebP, upright and straight as it was read; the argument says which page and how it
 * lies. Answers `{ ok }`, with the reason when it cannot be drawn.
 */
export const renderPageTask: Task = async (bytes, emit, said) => {
  const { page, turn, skew } = argument.parse(said);
  try {
    const isPdf = fileTypeOf(bytes) === 'pdf';
    const drawn = await (isPdf ? drawingOfPdf : colourOfPicture)(bytes, page, widest);
    const upright = await rotated(drawn, turn);
    const straight = Math.abs(skew) < leastSkew ? upright : await straightened(upright, skew);
    const { data, ...raw } = straight;
    await emit('page', await sharp(data, { raw }).webp({ quality }).toBuffer());
    return { ok: true };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    throw error;
  }
};

const rotated = async ({ data, ...raw }: Pixels, degrees: number): Promise<Pixels> => {
  if (degrees === 0) return { data, ...raw };
  const turned = sharp(data, { raw }).rotate(degrees, { background: paper });
  const { data: out, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  return { data: out, width: info.width, height: info.height, channels: info.channels };
};

/** A straightened page keeps its size: what turning it adds at the corners is cut off around the middle. */
const straightened = async (upright: Pixels, skew: number): Promise<Pixels> => {
  const { data, ...raw } = await rotated(upright, skew);
  const { width, height, channels } = upright;
  const left = Math.max(0, Math.round((raw.width - width) / 2));
  const top = Math.max(0, Math.round((raw.height - height) / 2));
  const cut = sharp(data, { raw }).extract({ left, top, width, height });
  return { data: await cut.raw().toBuffer(), width, height, channels };
};
