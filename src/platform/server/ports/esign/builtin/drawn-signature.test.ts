import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingLimits, drawnSignature, writePng } from './drawn-signature.ts';
import { inkyPng } from '#testing/peers/inky-png.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
const head = (width: number, height: number, kind = '0806000000'): Buffer => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return chunk('IHDR', Buffer.concat([size, Buffer.from(kind, 'hex')]));
};
const pngOf = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))]);

test('a drawing is written anew, pixel for pixel, with whatever filters it came', async () => {
  const drawn = inkyPng(200, 80);
  const pixels = await sharp(drawn).raw().toBuffer();
  for (const adaptiveFiltering of [true, false]) {
    const sent = await sharp(drawn).png({ adaptiveFiltering, compressionLevel: 9 }).toBuffer();
    const taken = drawnSignature(base64(sent));
    expect(taken?.equals(writePng(pixels, { width: 200, height: 80 }))).toBe(true);
  }
});

test('what hides in a file beside its pixels does not come along', () => {
  const drawn = inkyPng();
  const hiding = Buffer.concat([
    drawn.subarray(0, 33),
    chunk('tEXt', Buffer.from('<script>')),
    drawn.subarray(33),
  ]);
  expect(drawnSignature(base64(hiding))?.equals(drawn)).toBe(true);
});

const broken = inkyPng();
broken.writeUInt8(broken.readUInt8(60) ^ 1, 60);
const lines = (count: number): Buffer => chunk('IDAT', deflateSync(Buffer.alloc(count)));

test.each([
  ['nothing', ''],
  ['no picture', base64(Buffer.from('%PDF-1.7'))],
  ['a wrong checksum', base64(broken)],
  ['what is cut off', base64(inkyPng().subarray(0, -4))],
  ['what goes on after its end', base64(Buffer.concat([inkyPng(), Buffer.from('more')]))],
  ['no ink', base64(writePng(Buffer.alloc(400 * 100 * 4), { width: 400, height: 100 }))],
  ['too many pixels', base64(inkyPng(drawingLimits.width + 1, 20))],
  ['too many bytes', 'A'.repeat(500_000)],
  ['a bomb', base64(pngOf(head(100, 100), lines(50_000_000)))],
  ['too few pixels', base64(pngOf(head(100, 100), lines(500)))],
  ['no size', base64(pngOf(head(0, 100), lines(0)))],
  ['a palette', base64(pngOf(head(10, 10, '0803000000'), lines(110)))],
  ['interlaced lines', base64(pngOf(head(10, 10, '0806000001'), lines(410)))],
  ['a filter that is none', base64(pngOf(head(10, 10), chunk('IDAT', deflateSync(Buffer.alloc(410, 9)))))],
])('is not taken: %s', (_what, given) => expect(drawnSignature(given)).toBeNull());
