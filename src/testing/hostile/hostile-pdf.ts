/** Small PDF files that cost their reader gigabytes or minutes, for tests. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { streamOf, pdfOf } from './build-pdf.ts';

const mebibyte = 1024 * 1024;

/** A zlib stream of so many MiB of zeros, made of one block again and again, so that making it costs nothing. */
const zeros = (mebibytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(mebibyte), { finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x9c]);
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 1]);
  return Buffer.concat([header, ...Array.from({ length: mebibytes }, () => block), end]);
};

/** 2 GiB of zeros, deflated twice: some kilobytes. */
const twiceDeflated = (): Buffer => deflateSync(zeros(2048), { level: 9 });

const twice = '/Filter [/FlateDecode /FlateDecode]';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>';

/** The page's content is 2 GiB. */
export const contentBomb = (): Buffer => pdfOf([catalog, pages, page, streamOf(twice, twiceDeflated())]);

/** The embedded invoice is 2 GiB. */
export const attachmentBomb = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 4 0 R] >> >> >>',
    pages,
    page.replace('/Contents 4 0 R ', ''),
    '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 5 0 R >> >>',
    streamOf(`/Type /EmbeddedFile ${twice}`, twiceDeflated()),
  ]);

/** The table of objects is 2 GiB: the reader meets it before anything else. */
export const tableBomb = (): Buffer => {
  const head = Buffer.from('%PDF-1.7\n');
  const table = streamOf(
    `/Type /XRef /Size 100000000 /W [1 2 1] /Root 1 0 R /Index [0 100000000] ${twice}`,
    twiceDeflated(),
  );
  const tail = Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`);
  return Buffer.concat([head, Buffer.from('1 0 obj\n'), table, tail]);
};

/** A page of three million text operators, some hundred kilobytes. */
export const operatorBomb = (): Buffer =>
  pdfOf([
    catalog,
    pages,
    page,
    streamOf('/Filter /FlateDecode', deflateSync(Buffer.from('(a)Tj '.repeat(3_000_000)))),
  ]);
