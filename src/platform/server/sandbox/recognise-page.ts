import { z } from 'zod';
import { fileTypeOf } from '#core/invoices/file-type.ts';
import { Refusal } from '#core/invoices/refusal.ts';
import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';
import type { RecognisedPage } from '#core/reading/ocr/ocr-result.ts';
import { recognisedPage } from '#core/reading/ocr/ocr-words.ts';
import { rasterOfPdf } from './pdf-raster.ts';
import { rasterOfPicture } from './picture-raster.ts';
import { softened } from './soften.ts';
import type { Task } from './task.ts';
import { upright } from './upright.ts';

const argument = z.object({ page: z.number().int().positive() });

/** Task: recognises the words of one page of a picture or PDF; the argument says which. Never throws for what the file holds. */
export const recognisePageTask: Task = async (bytes, _emit, said): Promise<RecognisedPage> => {
  const { page } = argument.parse(said);
  try {
    if (bytes.length === 0) throw new Refusal('file.empty');
    const { pages, image, dpi, isPhoto } = await pageRaster(bytes, page);
    const found = await upright(await softened(image, dpi), dpi);
    const { width, height } = found.image;
    const words = recognisedPage(found.lines, { width, height, dpi: isPhoto ? null : dpi }, page);
    const view = {
      number: page,
      width: words.width,
      height: words.height,
      recognised: true,
      turn: found.turn,
      skew: (-found.angle * 180) / Math.PI,
    };
    return { ok: true, pages, page: words, view };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    throw error;
  }
};

/** A page as recognition sees it. */
interface PageRaster {
  readonly pages: number;
  readonly image: GrayImage;
  /** The pixels of an inch; of a photo, which says nothing of sizes, as of an A4 sheet. */
  readonly dpi: number;
  readonly isPhoto: boolean;
}

/** Draws a page (from 1) of a PDF or picture in grey. Throws a `Refusal` when it cannot be drawn. */
export const pageRaster = async (bytes: Uint8Array, page: number): Promise<PageRaster> => {
  if (fileTypeOf(bytes) === 'pdf') return { ...(await rasterOfPdf(bytes, page)), isPhoto: false };
  const raster = await rasterOfPicture(bytes, page);
  const { width, height } = raster.image;
  return { ...raster, dpi: Math.max(70, Math.max(width, height) / 11.7), isPhoto: true };
};
