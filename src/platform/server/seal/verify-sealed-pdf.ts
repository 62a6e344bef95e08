import { placeOf, beginsWith } from './byte-range.ts';
import { type SealExpectation, type SealFault, faultOfSignature } from './signature-fault.ts';

const largest = 50 * 1024 * 1024;

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
