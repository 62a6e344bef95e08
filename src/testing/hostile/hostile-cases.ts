/** Hostile pictures and PDFs, each with the reason that it ends with; tests of the children and of the pipeline share them. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfOf } from './build-pdf.ts';
import { imageOf, jpegHead, pdfOfObject, pdfOfPages } from './hostile-pictures.ts';
import { greyTags, tiffOf } from './hostile-tiff.ts';
import { pngBomb, pngOf, textBomb } from './hostile-png.ts';

const plain = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c0ffee' } });
const jpeg = (): Promise<Buffer> => plain.clone().jpeg().toBuffer();
const png = (): Promise<Buffer> => plain.clone().png().toBuffer();
const cut = async (bytes: Promise<Buffer>, share = 0.6): Promise<Buffer> => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const frames = async (): Promise<Buffer> =>
  sharp([await png(), await plain.clone().negate().png().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();
const riff = (body: Buffer): Buffer => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0');
  head.writeUInt32LE(body.length + 12, 4);
  head.writeUInt32LE(0x7fff_ffff, 16);
  return Buffer.concat([head, body]);
};
const iso = (brand: string): Buffer => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1');
const mask = '/Subtype /Image /Type /XObject';
const form = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]';
const stream = (dictionary: string, text: string): Buffer =>
  Buffer.from(`<< ${dictionary} /Length ${text.length} >>\nstream\n${text}\nendstream`);
const wide = (bits: number): Uint8Array => deflateSync(Buffer.alloc(bits));

/** What draws itself for ever is stopped, or drawn as nothing. */
const stopped = /^(pdf\.no-embedded-invoice|picture\.no-text|reader\.(timeout|memory|crashed))$/;

/** What a file is, how it ends, and the file. */
export type HostileCase = readonly [string, string | RegExp, () => Uint8Array | Promise<Uint8Array>];

/** Files that are called pictures. */
export const hostilePictures: readonly HostileCase[] = [
  ['no byte', 'file.empty', () => new Uint8Array()],
  ['a JPEG cut off', 'picture.broken', () => cut(jpeg())],
  ['a JPEG of its first bytes', 'picture.broken', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['a JPEG that says 65,500 × 65,500', 'picture.too-large', () => jpegHead(65_500, 65_500)],
  ['a JPEG without a pixel', 'picture.broken', () => jpegHead(0, 0)],
  ['a JPEG whose pixels are nonsense', 'picture.broken', async () => (await jpeg()).fill(0xd8, 300)],
  ['a PNG of 30,000 × 30,000', 'picture.too-large', pngBomb],
  ['a PNG cut off', 'picture.broken', () => cut(png(), 0.9)],
  ['a PNG that says more than it holds', 'picture.broken', () => pngOf(900, 900, Buffer.alloc(10))],
  ['a PNG with a wrong sum', 'picture.broken', async () => Buffer.from(await png()).fill(0, 20, 24)],
  ['a PNG with a note of 50 MB', stopped, textBomb],
  ['one pixel', 'picture.no-text', () => pngOf(1, 1, Buffer.from([0, 0]))],
  ['one row of 40,000 pixels', 'picture.broken', () => pngOf(40_000, 1, Buffer.alloc(5001, 0xff))],
  [
    'a PNG followed by a page of script',
    'picture.no-text',
    async () => Buffer.concat([await png(), Buffer.from('<html><script>1</script>')]),
  ],
  ['a JPEG followed by a PDF', 'picture.no-text', async () => Buffer.concat([await jpeg(), pdfOfPages(1)])],
  [
    'a JPEG’s first bytes before a PDF',
    'picture.broken',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pdfOfPages(1)]),
  ],
  ['a TIFF that says 4 billion pixels', 'picture.too-large', () => tiffOf(greyTags(65_000, 65_000, 8, 100))],
  [
    'a TIFF whose pixels stand outside it',
    'picture.broken',
    () => tiffOf(greyTags(100, 100, 900_000, 10_000)),
  ],
  ['a TIFF of fewer bytes than it says', 'picture.broken', () => tiffOf(greyTags(500, 500, 122, 250_000))],
  ['a TIFF whose directories go in a circle', 'picture.broken', () => tiffOf(greyTags(10, 10, 122, 100), 8)],
  ['a TIFF without a tag', 'picture.broken', () => tiffOf([])],
  ['a TIFF of no width', 'picture.broken', () => tiffOf(greyTags(0, 10, 122, 100))],
  ['a WebP that moves', 'picture.animated', frames],
  ['a WebP cut off', 'picture.broken', () => cut(plain.clone().webp().toBuffer())],
  ['a WebP that says 2 GB', 'picture.broken', () => riff(Buffer.alloc(20))],
  ['a GIF', 'file.type-unknown', () => plain.clone().gif().toBuffer()],
  ['a HEIC', 'picture.heic', () => iso('heic')],
  ['an AVIF', 'picture.heic', () => iso('avif')],
  [
    'an SVG',
    'file.type-unknown',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
];

/** PDFs without an e-invoice. */
export const hostilePdfs: readonly HostileCase[] = [
  ['5,000 pages', 'pdf.too-many-pages', () => pdfOfPages(5000)],
  [
    'no page',
    'pdf.no-embedded-invoice',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  ],
  ['an empty page', 'pdf.no-embedded-invoice', () => pdfOfPages(1)],
  [
    'a page of 200,000 points',
    'picture.too-large',
    () => pdfOfObject(imageOf(1, 1, '', Buffer.from([0])), { box: '0 0 200000 200000' }),
  ],
  [
    'a page of no height',
    stopped,
    () => pdfOfObject(imageOf(1, 1, '', Buffer.from([0])), { box: '0 0 595 0' }),
  ],
  [
    'a picture whose mask is itself',
    stopped,
    () => pdfOfObject(imageOf(2, 2, '/SMask 4 0 R', Buffer.alloc(4))),
  ],
  [
    'masks in a circle',
    stopped,
    () =>
      pdfOfObject(imageOf(2, 2, '/SMask 6 0 R', Buffer.alloc(4)), {
        others: [
          stream(
            `${mask} /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 4 0 R`,
            'abcd',
          ),
        ],
      }),
  ],
  [
    'a form that draws itself',
    stopped,
    () => pdfOfObject(stream(`${form} /Resources << /XObject << /X 4 0 R >> >>`, '/X Do /X Do')),
  ],
  [
    'a pattern of itself',
    stopped,
    () =>
      pdfOfObject(
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P 4 0 R >> >>',
          '/Pattern cs /P scn 0 0 1 1 re f',
        ),
        { content: '/Pattern cs /P scn 0 0 595 842 re f' },
      ),
  ],
  [
    'a picture of 60,000 × 60,000',
    stopped,
    () => pdfOfObject(imageOf(60_000, 60_000, '/Filter /FlateDecode', wide(1_000_000))),
  ],
  [
    'a broken JPEG',
    'pdf.no-embedded-invoice',
    () => pdfOfObject(imageOf(2000, 2000, '/Filter /DCTDecode', jpegHead(2000, 2000))),
  ],
  [
    'a broken JPEG 2000',
    'pdf.no-embedded-invoice',
    () => pdfOfObject(imageOf(2000, 2000, '/Filter /JPXDecode', Buffer.alloc(500, 0x51))),
  ],
  [
    'a broken JBIG2',
    'pdf.no-embedded-invoice',
    () => pdfOfObject(imageOf(2000, 2000, '/Filter /JBIG2Decode', Buffer.alloc(500, 0x31))),
  ],
];
