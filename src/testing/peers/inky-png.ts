import { writePng } from '#platform/server/ports/esign/builtin/drawn-signature.ts';

/** A drawing for tests: a stroke across a clear ground of this size. */
export const inkyPng = (width = 120, height = 60): Buffer => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let x = 0; x < width; x += 1) {
    const y = Math.round(height / 2 + (height / 4) * Math.sin(x / 9));
    pixels.writeUInt32BE(0x14203aff, (y * width + x) * 4);
  }
  return writePng(pixels, { width, height });
};
