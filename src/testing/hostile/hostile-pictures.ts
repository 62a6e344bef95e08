import { pdfOf, streamOf } from './build-pdf.ts';

/** Small picture files and PDFs of pictures that break, lie or cost their reader much, for tests. */

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
