import sharp from 'sharp';
import { isDrawn } from '#core/reading/ocr/ocr-edges.ts';
import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';

const softest = 200;

/**
 * A drawn picture as a scanner would see it; every other one as it is. Recognition has learned from scans: thin letters
 * with edges of one pixel cost it a tenth of the amounts (docs/reading-accuracy.md).
 */
export const softened = async (image: GrayImage, dpi: number): Promise<GrayImage> => {
  if (!isDrawn(image)) return image;
  const { width, height } = image;
  const data = await sharp(image.data, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, dpi / softest))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { width, height, data };
};
