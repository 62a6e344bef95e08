import { createHash, timingSafeEqual } from 'node:crypto';
import { certificateHash } from './certificate.ts';
import { readDer } from './der-read.ts';
import { digestOf, readCms } from './read-cms.ts';
import { assembleCms } from './write-cms.ts';

/** What a sealed document has to be the seal of. */
export interface SealExpectation {
  /** SHA-256 of the document offered, lower-case hexadecimal. */
  readonly offeredSha256: string;
  /** SHA-256 of the certificates that may have sealed, lower-case hexadecimal; null where any may. */
  readonly certificates: ReadonlySet<string> | null;
  /**
   * Null: the document offered is the beginning of the sealed one. Otherwise the SHA-256 of what the provider itself gives
   * as the document that it had signed.
   */
  readonly origin: string | null;
}

export type SealFault =
  | 'no-signature'
  | 'not-whole'
  | 'signature-broken'
  | 'content-changed'
  | 'stranger'
  | 'another-document';

interface Range {
  readonly from: number;
  readonly to: number;
}

const largest = 50 * 1024 * 1024;
const endMark = '%%EOF';

/** Where the last signature stands. Null unless the two stretches that it covers are the whole file around it. */
const placeOf = (pdf: Buffer): Range | 'no-signature' | 'not-whole' => {
  const at = pdf.lastIndexOf('/ByteRange');
  const stated = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
    at < 0 ? '' : pdf.toString('latin1', at, at + 200),
  );
  if (stated === null) return 'no-signature';
  const [start = 0, from = 0, to = 0, rest = 0] = stated.slice(1).map(Number);
  return start === 0 && from > 0 && from < to && to + rest === pdf.length ? { from, to } : 'not-whole';
};

/** The signature in its place: hexadecimal in one case, then zeros. Null when anything else stands there. */
const cmsIn = (pdf: Buffer, { from, to }: Range): Buffer | null => {
  const [, digits] = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/.exec(pdf.toString('latin1', from, to)) ?? [];
  if (digits === undefined) return null;
  const bytes = Buffer.from(digits, 'hex');
  const { whole } = readDer(bytes);
  return bytes.subarray(whole.length).every((byte) => byte === 0) ? Buffer.from(whole) : null;
};

/**
 * Whether the file begins with a whole document of that hash, within what the signature covers: a PDF that is added to is
 * kept as it was, up to its mark of the end (ISO 32000-1, 7.5.6).
 */
const beginsWith = (pdf: Buffer, sha256: string, { from }: Range): boolean => {
  const hash = createHash('sha256');
  let hashed = 0;
  for (let mark = pdf.indexOf(endMark); mark >= 0 && mark < from; mark = pdf.indexOf(endMark, mark + 1)) {
    for (const lineEnd of ['', '\r', '\n', '\r\n']) {
      const end = mark + endMark.length + lineEnd.length;
      if (end > from || pdf.toString('latin1', mark + endMark.length, end) !== lineEnd) continue;
      if (end > hashed) hash.update(pdf.subarray(hashed, end));
      hashed = Math.max(hashed, end);
      if (hash.copy().digest('hex') === sha256) return true;
    }
  }
  return false;
};

/** The signature, verified, or what is wrong with it. */
const faultOfSignature = (
  pdf: Buffer,
  place: Range,
  certificates: SealExpectation['certificates'],
): SealFault | null => {
  try {
    const cms = cmsIn(pdf, place);
    if (cms === null) return 'signature-broken';
    const { algorithm, digest, certificate, signature } = readCms(cms);
    const found = digestOf(algorithm, [pdf.subarray(0, place.from), pdf.subarray(place.to)]);
    if (found.length !== digest.length || !timingSafeEqual(found, digest)) return 'content-changed';
    if (certificates === null) return null;
    if (!certificates.has(certificateHash(certificate))) return 'stranger';
    // A seal of ours is written in one way only, so that not even what its signature leaves out can be changed.
    return assembleCms(digest, certificate, signature).equals(cms) ? null : 'signature-broken';
  } catch {
    return 'signature-broken';
  }
};

/**
 * What is wrong with a sealed PDF; null when nothing is: its last signature holds, covers every byte of the file but its own
 * place, is of a certificate that may seal, and what was sealed is the document offered (ISO 32000-1, 12.8; PAdES, ETSI EN
 * 319 142-1).
 */
export const faultOfSealedPdf = (bytes: Uint8Array, expected: SealExpectation): SealFault | null => {
  if (bytes.length > largest) return 'no-signature';
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = placeOf(pdf);
  if (typeof place === 'string') return place;
  const fault = faultOfSignature(pdf, place, expected.certificates);
  if (fault !== null) return fault;
  const { offeredSha256, origin } = expected;
  const isOffered = origin === null ? beginsWith(pdf, offeredSha256, place) : origin === offeredSha256;
  return isOffered ? null : 'another-document';
};
