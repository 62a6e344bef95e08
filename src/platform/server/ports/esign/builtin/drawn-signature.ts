import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Widest and highest drawing in pixels, and the largest file in bytes. */
export const drawingLimits = { width: 1600, height: 800, bytes: 300_000 } as const;

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const pixelBytes = 4;
/** Pixels that are ink rather than paper; fewer are a slip of the hand. */
const leastInk = 60;

interface Header {
  readonly width: number;
  readonly height: number;
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** The header and the compressed pixels; null for anything but whole chunks with right checksums (PNG, 5.3). */
const readChunks = (png: Buffer): { readonly header: Buffer; readonly data: Buffer } | null => {
  if (!png.subarray(0, 8).equals(signature)) return null;
  const data: Buffer[] = [];
  let header: Buffer | null = null;
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > png.length || crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return null;
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, end - 4);
    if (at === 8 && type === 'IHDR') header = body;
    else if (type === 'IDAT') data.push(body);
    else if (type === 'IEND')
      return header === null || end !== png.length ? null : { header, data: Buffer.concat(data) };
    at = end;
  }
  return null;
};

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

const pixelsOf = (data: Buffer, size: Header): Buffer | null => {
  const expected = (size.width * pixelBytes + 1) * size.height;
  try {
    const raw = inflateSync(data, { maxOutputLength: expected });
    return raw.length === expected ? unfilter(raw, size) : null;
  } catch {
    return null;
  }
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
