import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { Refusal } from '#core/invoices/refusal.ts';
import type { GrayImage } from '#core/reading/ocr-gray.ts';
import type { Pixels } from './picture-raster.ts';

/** A page of a PDF as it is seen, with the pixels that an inch of it has. */
export interface PdfRaster {
  readonly pages: number;
  readonly image: GrayImage;
  readonly dpi: number;
}

const [leastDpi, usualDpi] = [200, 300];
const mostPixels = 11_000_000;
const mostObjects = 12;
const pointsPerInch = 72;
const mostPoints = 14_400;

let library: Promise<PDFiumLibrary> | undefined;

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

interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

const onPage = async <T>(
  bytes: Uint8Array,
  number: number,
  look: (page: PDFiumPage, size: PageSize) => Promise<T>,
): Promise<T> => {
  const pdfium = await (library ??= PDFiumLibrary.init());
  const document = await open(pdfium, bytes);
  try {
    const page = document.getPage(number - 1);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    if (!(width >= 1 && height >= 1 && width <= mostPoints && height <= mostPoints))
      throw new Refusal('picture.too-large');
    return await look(page, { width, height, pages: document.getPageCount() });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('pdf.broken', String(error));
  } finally {
    document.destroy();
  }
};

const open = async (pdfium: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> => {
  try {
    return await pdfium.loadDocument(bytes);
  } catch (error) {
    throw new Refusal(/password/i.test(String(error)) ? 'pdf.encrypted' : 'pdf.broken', String(error));
  }
};

/** The resolution of a page that is one picture, so that its pixels stay what they are; `null` for other pages. */
const scanDpi = async (page: PDFiumPage, width: number, height: number): Promise<number | null> => {
  if (page.getObjectCount() > mostObjects) return null;
  for (const object of page.objects()) {
    if (object.type !== 'image') continue;
    const picture = await object.getImageDataRaw().catch(() => null);
    if (picture === null || picture.width === 0 || picture.height === 0) continue;
    const [long, short] = [Math.max(picture.width, picture.height), Math.min(picture.width, picture.height)];
    const shape = (long / short) * (Math.min(width, height) / Math.max(width, height));
    if (Math.abs(shape - 1) > 0.05) continue;
    const dpi = (long / Math.max(width, height)) * pointsPerInch;
    return Math.max(leastDpi, Math.min(usualDpi, dpi));
  }
  return null;
};
