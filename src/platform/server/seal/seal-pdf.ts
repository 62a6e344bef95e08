import { createHash } from 'node:crypto';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { SealKey } from './certificate.ts';
import { writeCms } from './write-cms.ts';
import { type SealWords, room, widest, addField } from './signature-field.ts';

const between = (pdf: Buffer, start: string, end: string): { readonly from: number; readonly to: number } => {
  const from = pdf.lastIndexOf(start);
  return { from, to: pdf.indexOf(end, from) + end.length };
};

/**
 * Seals a document that was loaded with `forIncrementalUpdate` from bytes: the answer begins with those bytes, and the
 * signature covers all of it but its own place.
 */
export const sealPdf = async (document: PDFDocument, key: SealKey, words: SealWords): Promise<Buffer> => {
  addField(document, words);
  const pdf = Buffer.from(await document.commit({ useObjectStreams: false }));
  const range = between(pdf, `[ 0 ${widest} ${widest} ${widest}`, ']');
  const place = between(pdf, `<${'0'.repeat(room * 2)}`, '>');
  const numbers = [0, place.from, place.to, pdf.length - place.to];
  pdf.write(`[${numbers.join(' ')}]`.padEnd(range.to - range.from), range.from, 'latin1');
  const hash = createHash('sha256')
    .update(pdf.subarray(0, place.from))
    .update(pdf.subarray(place.to))
    .digest();
  const cms = writeCms(hash, key).toString('hex');
  if (cms.length > room * 2) throw new RangeError('the signature is longer than its place');
  pdf.write(cms, place.from + 1, 'latin1');
  return pdf;
};
