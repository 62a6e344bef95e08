import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#core/invoices/refusal.ts';

const mostPixels = 50_000_000;

const mostPages = 60;

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/** Opens one page of a picture for `look`, turned as its camera says. Throws a `Refusal` for what is no picture that can be read. */
export const onPicture = async <T>(
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
