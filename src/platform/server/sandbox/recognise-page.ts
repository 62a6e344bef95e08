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
    const isPdf = fileTypeOf(bytes) === 'pdf';
    const raster = isPdf
      ? await rasterOfPdf(bytes, page)
      : { ...(await rasterOfPicture(bytes, page)), dpi: null };
    const dpi = raster.dpi ?? dpiOfPhoto(raster.image);
    const found = await upright(await softened(raster.image, dpi), dpi);
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

/** A photo says nothing of sizes: it counts as one of an A4 sheet. */
export const dpiOfPhoto = ({ width, height }: GrayImage): number =>
  Math.max(70, Math.max(width, height) / 11.7);
