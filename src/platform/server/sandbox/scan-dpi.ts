import type { PDFiumPage } from '@hyzyla/pdfium';

export const [leastDpi, usualDpi] = [200, 300];

const mostObjects = 12;
export const pointsPerInch = 72;

/** The resolution of a page that is one picture, so that its pixels stay what they are; `null` for other pages. */
export const scanDpi = async (page: PDFiumPage, width: number, height: number): Promise<number | null> => {
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
