import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of these dimensions with these pixel data, and chunks before them. */
export const pngOf = (
  width: number,
  height: number,
  data: Uint8Array,
  ...before: readonly Buffer[]
): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** 30,000 × 30,000 white pixels in some 100 kB. */
export const pngBomb = (): Buffer => pngOf(30_000, 30_000, Buffer.alloc(30_000 * 3751, 0xff));

/** A note of 50 MB in some 50 kB, before one pixel. */
export const textBomb = (): Buffer =>
  pngOf(
    1,
    1,
    Buffer.from([0, 0]),
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000, 0x61))])),
  );
