import { inflateSync } from 'node:zlib';
import type { Header } from './read-png.ts';

export const pixelBytes = 4;

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

/** Undoes the filters of the lines (PNG, 9.2); null for a filter that is none. */
const unfilter = (raw: Buffer, { width, height }: Header): Buffer | null => {
  const stride = width * pixelBytes;
  const pixels = Buffer.alloc(stride * height);
  for (let line = 0; line < height; line += 1) {
    const filter = raw[line * (stride + 1)] ?? 0;
    if (filter > 4) return null;
    for (let at = 0; at < stride; at += 1) {
      const here = line * stride + at;
      const left = at < pixelBytes ? 0 : (pixels[here - pixelBytes] ?? 0);
      const up = line === 0 ? 0 : (pixels[here - stride] ?? 0);
      const corner = at < pixelBytes || line === 0 ? 0 : (pixels[here - stride - pixelBytes] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[here] = ((raw[line * (stride + 1) + 1 + at] ?? 0) + guess) & 0xff;
    }
  }
  return pixels;
};

/** The bytes of each pixel, red, green, blue and opacity; null when the data do not make a picture of that size. */
export const pixelsOf = (data: Buffer, size: Header): Buffer | null => {
  const expected = (size.width * pixelBytes + 1) * size.height;
  try {
    const raw = inflateSync(data, { maxOutputLength: expected });
    return raw.length === expected ? unfilter(raw, size) : null;
  } catch {
    return null;
  }
};
