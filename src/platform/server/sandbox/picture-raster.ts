import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';
import { onPicture } from './open-picture.ts';

// What recognition gets: no more than a page has at 300 dpi with some margin, and letters not too small for it.
const usefulPixels = 11_000_000;
const [leastLength, wantedLength, mostEnlarged] = [2000, 2600, 2];

/** A page of a picture file, upright as its own data say. */
export interface PictureRaster {
  readonly pages: number;
  readonly image: GrayImage;
}

/** Pixels row by row, so many bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/**
 * Decodes one page (from 1) of a JPEG, PNG, WebP or TIFF to grey pixels of a size that can be read. Throws `Refusal`: of
 * other kinds, broken or moving pictures, more than 50 million pixels, more than 60 pages.
 */
export const rasterOfPicture = (bytes: Uint8Array, number: number): Promise<PictureRaster> =>
  onPicture(bytes, number, async (picture, { width, height, pages }) => {
    const length = Math.max(width, height);
    const factor =
      length < leastLength
        ? Math.min(mostEnlarged, wantedLength / length)
        : Math.min(1, Math.sqrt(usefulPixels / (width * height)));
    const { data, info } = await picture
      .resize({ width: Math.max(1, Math.round(width * factor)), kernel: 'cubic' })
      .greyscale()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { pages, image: { width: info.width, height: info.height, data } };
  });

/** Decodes one page in its colours, at most so many pixels wide and twice as high. Throws as `rasterOfPicture` does. */
export const colourOfPicture = (bytes: Uint8Array, number: number, widest: number): Promise<Pixels> =>
  onPicture(bytes, number, async (picture) => {
    const { data, info } = await picture
      .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  });
