import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#core/invoices/refusal.ts';
import type { GrayImage } from '#core/reading/ocr-gray.ts';

const mostPixels = 50_000_000;
// What recognition gets: no more than a page has at 300 dpi with some margin, and letters not too small for it.
const usefulPixels = 11_000_000;
const [leastLength, wantedLength, mostEnlarged] = [2000, 2600, 2];
const mostPages = 60;

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

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

const onPicture = async <T>(
  bytes: Uint8Array,
  number: number,
  look: (picture: Sharp, size: PictureSize) => Promise<T>,
): Promise<T> => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('GIF8')) throw new Refusal('file.type-unknown');
  // Containers of codecs that are not free (HEVC); their pixels cannot be decoded here.
  if (head.startsWith('ftyp', 4)) throw new Refusal('picture.heic');
  try {
    const { format, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (format !== 'tiff' && pages > 1) throw new Refusal('picture.animated');
    if (pages > mostPages) throw new Refusal('pdf.too-many-pages');
    if (width * height > mostPixels) throw new Refusal('picture.too-large');
    const picture = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      ...(format === 'tiff' ? { page: number - 1 } : {}),
    })
      .autoOrient()
      .flatten({ background: '#ffffff' });
    return await look(picture, { width, height, pages });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      /pixel limit/.test(String(error)) ? 'picture.too-large' : 'picture.broken',
      String(error),
    );
  }
};
