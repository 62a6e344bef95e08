import { crc32, deflateSync } from 'node:zlib';
import { signature, type Header, readChunks } from './read-png.ts';
import { pixelBytes, pixelsOf } from './png-pixels.ts';

/** Widest and highest drawing in pixels, and the largest file in bytes. */
export const drawingLimits = { width: 1600, height: 800, bytes: 300_000 } as const;

/** Pixels that are ink rather than paper; fewer are a slip of the hand. */
const leastInk = 60;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const inkOf = (pixels: Buffer): number => {
  let count = 0;
  for (let at = 3; at < pixels.length; at += pixelBytes) if ((pixels[at] ?? 0) > 127) count += 1;
  return count;
};

/** Writes pixels of red, green, blue and opacity as a PNG of three chunks. */
export const writePng = (pixels: Buffer, { width, height }: Header): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const stride = width * pixelBytes;
  const lines = Array.from({ length: height }, (_, line) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(line * stride, (line + 1) * stride)]),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/**
 * A drawing on a canvas, given as base64, read pixel by pixel and written anew as PNG, so that nothing else that a file can
 * hold gets into a document. Takes what browsers give: 8 bits, red, green, blue and opacity, not interlaced, strokes on a
 * clear ground. Null for anything else, for one beyond `drawingLimits` and for one without ink.
 */
export const drawnSignature = (base64: string): Buffer | null => {
  if (base64.length > (drawingLimits.bytes * 4) / 3 + 4) return null;
  const chunks = readChunks(Buffer.from(base64, 'base64'));
  if (chunks === null || chunks.header.toString('hex', 8) !== '0806000000') return null;
  const size = { width: chunks.header.readUInt32BE(0), height: chunks.header.readUInt32BE(4) };
  if (size.width === 0 || size.height === 0) return null;
  if (size.width > drawingLimits.width || size.height > drawingLimits.height) return null;
  const pixels = pixelsOf(chunks.data, size);
  return pixels === null || inkOf(pixels) < leastInk ? null : writePng(pixels, size);
};
