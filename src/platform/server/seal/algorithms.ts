import { nothing, oid, sequence } from './der.ts';

/** Object identifiers of what is written, by what they stand for (RFC 5652, 5035, 5280, 4055). */
export const oids = {
  data: oid('1.2.840.113549.1.7.1'),
  signedData: oid('1.2.840.113549.1.7.2'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  signingCertificateV2: oid('1.2.840.113549.1.9.16.2.47'),
  rsa: oid('1.2.840.113549.1.1.1'),
  sha256WithRsa: oid('1.2.840.113549.1.1.11'),
  sha256: oid('2.16.840.1.101.3.4.2.1'),
} as const;

export const sha256Algorithm = sequence(oids.sha256);
export const sha256WithRsa = sequence(oids.sha256WithRsa, nothing);

/** What another signer may have used, by the hexadecimal of its identifier. */
export const digestNames: ReadonlyMap<string, string> = new Map(
  [
    ['sha256', '2.16.840.1.101.3.4.2.1'],
    ['sha384', '2.16.840.1.101.3.4.2.2'],
    ['sha512', '2.16.840.1.101.3.4.2.3'],
  ].map(([name = '', dotted = '']) => [oid(dotted).toString('hex'), name]),
);

/** Signatures over SHA-2 by RSA (PKCS #1 v1.5) and by elliptic curves, by the hexadecimal of their identifiers. */
export const signatureNames: ReadonlySet<string> = new Set(
  [
    '1.2.840.113549.1.1.1',
    '1.2.840.113549.1.1.11',
    '1.2.840.113549.1.1.12',
    '1.2.840.113549.1.1.13',
    '1.2.840.10045.4.3.2',
    '1.2.840.10045.4.3.3',
    '1.2.840.10045.4.3.4',
  ].map((dotted) => oid(dotted).toString('hex')),
);
