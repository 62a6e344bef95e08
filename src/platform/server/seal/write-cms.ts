import { createHash, sign } from 'node:crypto';
import { oids, sha256Algorithm, sha256WithRsa } from './algorithms.ts';
import type { SealKey } from './certificate.ts';
import { der, explicit, octets, sequence, setOf, smallInteger } from './der.ts';
import { partsOf, readDer } from './der-read.ts';

/** Issuer and serial number of a certificate, each as DER. */
export const identityOf = (certificate: Buffer): { readonly issuer: Buffer; readonly serial: Buffer } => {
  const body = partsOf(partsOf(readDer(certificate), 0x30)[0], 0x30);
  const from = body[0]?.tag === 0xa0 ? 1 : 0;
  return {
    serial: body[from]?.whole ?? Buffer.alloc(0),
    issuer: body[from + 2]?.whole ?? Buffer.alloc(0),
  };
};

/** What is signed: the digest, and which certificate signs (RFC 5035, ESSCertIDv2), as CAdES demands. */
export const signedAttributes = (
  digest: Uint8Array,
  certificate: Buffer,
  contentType: Buffer = oids.data,
): readonly Buffer[] => {
  const { issuer, serial } = identityOf(certificate);
  const hash = octets(createHash('sha256').update(certificate).digest());
  const essCertId = sequence(hash, sequence(sequence(explicit(4, issuer)), serial));
  return [
    sequence(oids.contentType, setOf(contentType)),
    sequence(oids.messageDigest, setOf(octets(digest))),
    sequence(oids.signingCertificateV2, setOf(sequence(sequence(essCertId)))),
  ];
};

/** The bytes of a detached signature: always the same for the same digest, certificate and signature value. */
export const assembleCms = (digest: Uint8Array, certificate: Buffer, signature: Uint8Array): Buffer => {
  const { issuer, serial } = identityOf(certificate);
  const attributes = setOf(...signedAttributes(digest, certificate));
  const signer = sequence(
    smallInteger(1),
    sequence(issuer, serial),
    sha256Algorithm,
    der(0xa0, readDer(attributes).content),
    sha256WithRsa,
    octets(signature),
  );
  return sequence(
    oids.signedData,
    explicit(
      0,
      sequence(
        smallInteger(1),
        setOf(sha256Algorithm),
        sequence(oids.data),
        explicit(0, certificate),
        setOf(signer),
      ),
    ),
  );
};

/** A detached CMS signature (RFC 5652) over bytes with this SHA-256, with the attributes of CAdES (ETSI EN 319 122-1). */
export const writeCms = (digest: Uint8Array, { key, certificate }: SealKey): Buffer => {
  const attributes = setOf(...signedAttributes(digest, certificate));
  return assembleCms(digest, certificate, sign('sha256', attributes, key));
};
