import sharp from 'sharp';
import type { Cell } from '#core/reading/ocr/ocr-cells.ts';
import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';

/** A picture as it lies straight, and by how many pixels a point of it moved. */
export interface Straight {
  readonly image: GrayImage;
  readonly moved: readonly [number, number];
}

/** Turns a picture clockwise by so many radians about its middle, and draws it so many times as large. */
export const straightened = async (
  { width, height, data }: GrayImage,
  angle: number,
  scale: number,
): Promise<Straight> => {
  const [along, beside] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const { data: out, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .affine([along, -beside, beside, along], { background: '#ffffff', interpolator: 'bicubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    image: { width: info.width, height: info.height, data: out },
    moved: [(info.width - width * scale) / 2, (info.height - height * scale) / 2],
  };
};

/** A part of a picture with some paper around it, and where its corner stands. */
export interface Part {
  readonly image: GrayImage;
  readonly corner: readonly [number, number];
}

/** Cuts out a cell with so much paper beside it and above and below it as there is, in pixels. */
export const cutOut = (
  { width, height, data }: GrayImage,
  { left, top, right, bottom }: Cell,
  [beside, above]: readonly [number, number],
): Part => {
  const [x, y] = [Math.max(0, left - beside), Math.max(0, top - above)];
  const [wide, tall] = [Math.min(width, right + beside + 1) - x, Math.min(height, bottom + above + 1) - y];
  const out = new Uint8Array(wide * tall);
  for (let row = 0; row < tall; row++) {
    const from = (y + row) * width + x;
    out.set(data.subarray(from, from + wide), row * wide);
  }
  return { image: { width: wide, height: tall, data: out }, corner: [x, y] };
};
