/** Small picture files and PDFs of pictures that break, lie or cost their reader much, for tests. */
import { crc32, deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from './build-pdf.ts';

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

type Tag = readonly [tag: number, kind: 3 | 4, count: number, value: number];

/** A little-endian TIFF of one directory of tags; `next` is where its next directory stands. */
export const tiffOf = (tags: readonly Tag[], next = 0, data: Uint8Array = new Uint8Array()): Buffer => {
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length, 0);
  for (const [index, [tag, kind, count, value]] of tags.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(kind, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  directory.writeUInt32LE(next, directory.length - 4);
  return Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), directory, data]);
};

/** Tags of grey pixels in one strip at an offset, of so many bytes. */
export const greyTags = (width: number, height: number, offset: number, bytes: number): Tag[] => [
  [256, 4, 1, width],
  [257, 4, 1, height],
  [258, 3, 1, 8],
  [259, 3, 1, 1],
  [262, 3, 1, 1],
  [273, 4, 1, offset],
  [277, 3, 1, 1],
  [278, 4, 1, height],
  [279, 4, 1, bytes],
];

/** The head of a JPEG that says so many pixels, and nothing more. */
export const jpegHead = (width: number, height: number): Buffer => {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9])]);
};

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

/** A PDF of one page that draws `/X`, which is this object (4); others follow from 6. */
export const pdfOfObject = (
  object: string | Buffer,
  {
    box = '0 0 595 842',
    others = [] as readonly (string | Buffer)[],
    content = 'q 595 0 0 842 0 0 cm /X Do Q',
  } = {},
): Buffer =>
  pdfOf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 5 0 R /Resources << /XObject << /X 4 0 R >> /Pattern << /P 4 0 R >> >> >>`,
    object,
    streamOf('', Buffer.from(content)),
    ...others,
  ]);

/** An image object of a PDF. */
export const imageOf = (width: number, height: number, more: string, data: Uint8Array): Buffer =>
  streamOf(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`,
    data,
  );

/** A PDF of so many empty pages. */
export const pdfOfPages = (count: number): Buffer =>
  pdfOf([
    catalog,
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]);
