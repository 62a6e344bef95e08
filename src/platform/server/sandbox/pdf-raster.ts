import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';
import type { Pixels } from './picture-raster.ts';
import { onPage } from './pdf-page.ts';
import { usualDpi, pointsPerInch, scanDpi } from './scan-dpi.ts';

/** A page of a PDF as it is seen, with the pixels that an inch of it has. */
export interface PdfRaster {
  readonly pages: number;
  readonly image: GrayImage;
  readonly dpi: number;
}

const mostPixels = 11_000_000;

/** Draws one page (from 1) in grey. Throws `Refusal` when the file, or this page, cannot be drawn. */
export const rasterOfPdf = (bytes: Uint8Array, number: number): Promise<PdfRaster> =>
  onPage(bytes, number, async (page, { width, height, pages }) => {
    const wanted = (await scanDpi(page, width, height)) ?? usualDpi;
    const dpi = Math.min(wanted, Math.sqrt(mostPixels / (width * height)) * pointsPerInch);
    const scale = dpi / pointsPerInch;
    const drawn = await page.render({ scale, colorSpace: 'Gray', renderFormFields: false });
    return {
      pages,
      image: { width: drawn.width, height: drawn.height, data: drawn.data },
      dpi,
    };
  });

/** Draws one page (from 1) in its colours, so many pixels wide. Throws as `rasterOfPdf` does. */
export const drawingOfPdf = (bytes: Uint8Array, number: number, wide: number): Promise<Pixels> =>
  onPage(bytes, number, async (page, { width, height }) => {
    const scale = Math.min(wide / width, Math.sqrt(mostPixels / (width * height)));
    const drawn = await page.render({ scale, colorSpace: 'BGRA', renderFormFields: false });
    return { data: opaque(drawn.data), width: drawn.width, height: drawn.height, channels: 3 };
  });

/** Pixels of blue, green, red and nothing as those of red, green and blue. */
const opaque = (pixels: Uint8Array): Uint8Array => {
  const out = new Uint8Array((pixels.length / 4) * 3);
  for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) {
    out[to] = pixels[at + 2] ?? 255;
    out[to + 1] = pixels[at + 1] ?? 255;
    out[to + 2] = pixels[at] ?? 255;
  }
  return out;
};
