import { timingSafeEqual } from 'node:crypto';
import { certificateHash } from './certificate.ts';
import { readDer } from './der-read.ts';
import { digestOf, readCms } from './read-cms.ts';
import { assembleCms } from './write-cms.ts';
import type { Range } from './byte-range.ts';

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

/** The signature in its place: hexadecimal in one case, then zeros. Null when anything else stands there. */
const cmsIn = (pdf: Buffer, { from, to }: Range): Buffer | null => {
  const [, digits] = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/.exec(pdf.toString('latin1', from, to)) ?? [];
  if (digits === undefined) return null;
  const bytes = Buffer.from(digits, 'hex');
  const { whole } = readDer(bytes);
  return bytes.subarray(whole.length).every((byte) => byte === 0) ? Buffer.from(whole) : null;
};

/** The signature, verified, or what is wrong with it. */
export const faultOfSignature = (
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
