import { crc32 } from 'node:zlib';

export const signature = Buffer.from('89504e470d0a1a0a', 'hex');

export interface Header {
  readonly width: number;
  readonly height: number;
}

/** The header and the compressed pixels; null for anything but whole chunks with right checksums (PNG, 5.3). */
export const readChunks = (png: Buffer): { readonly header: Buffer; readonly data: Buffer } | null => {
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
