import { createHash, verify, X509Certificate } from 'node:crypto';
import { digestNames, oids, signatureNames } from './algorithms.ts';
import { DerWrong, partsOf, readDer } from './der-read.ts';
import type { DerValue } from './der-read.ts';
import { identityOf } from './write-cms.ts';

/** A detached signature whose value holds for what it says it signed. */
export interface ReadCms {
  /** Name and value of the digest of what was signed. */
  readonly algorithm: string;
  readonly digest: Buffer;
  readonly certificate: Buffer;
  readonly signature: Buffer;
}

const hexOf = (value: DerValue | undefined): string => value?.whole.toString('hex') ?? '';

/** The single value of an attribute; throws `DerWrong` when it is missing or there are more. */
const attribute = (attributes: readonly DerValue[], type: Buffer): DerValue => {
  const values = attributes
    .map((each) => partsOf(each, 0x30))
    .filter(([name]) => name?.whole.equals(type) === true)
    .flatMap(([, set]) => partsOf(set, 0x31));
  const [value] = values;
  if (value === undefined || values.length > 1) throw new DerWrong('an attribute is missing or doubled');
  return value;
};

/** The certificate of the signer: the one with its issuer and serial number. */
const signerCertificate = (certificates: readonly DerValue[], identity: DerValue | undefined): Buffer => {
  const [issuer, serial] = partsOf(identity, 0x30);
  const found = certificates.find(({ whole }) => {
    const named = identityOf(whole);
    return issuer?.whole.equals(named.issuer) === true && serial?.whole.equals(named.serial) === true;
  });
  if (found === undefined) throw new DerWrong('the certificate of the signer is missing');
  return found.whole;
};

/**
 * Reads a CMS signature (RFC 5652) of one signer with signed attributes and verifies its value by the certificate that it
 * holds. Whether that certificate is to be believed is for the caller, as is the digest. Throws `DerWrong`, or an error of
 * node:crypto, for all that is not so.
 */
export const readCms = (bytes: Buffer): ReadCms => {
  const [type, wrapped] = partsOf(readDer(bytes), 0x30);
  if (type?.whole.equals(oids.signedData) !== true) throw new DerWrong('not signed data');
  const [signedData] = partsOf(wrapped, 0xa0);
  const parts = partsOf(signedData, 0x30);
  const [content] = partsOf(parts[2], 0x30);
  if (content?.whole.equals(oids.data) !== true) throw new DerWrong('not a signature over data');
  const certificates = partsOf(
    parts.find(({ tag }) => tag === 0xa0),
    0xa0,
  ).filter(({ tag }) => tag === 0x30);
  const signers = partsOf(parts.at(-1), 0x31);
  if (signers.length !== 1) throw new DerWrong('not one signer');
  const [, identity, digestAlgorithm, signed, signatureAlgorithm, value] = partsOf(signers[0], 0x30);
  const certificate = signerCertificate(certificates, identity);
  const algorithm = digestNames.get(hexOf(partsOf(digestAlgorithm, 0x30)[0]));
  if (algorithm === undefined) throw new DerWrong('a digest that is not SHA-2');
  if (!signatureNames.has(hexOf(partsOf(signatureAlgorithm, 0x30)[0])))
    throw new DerWrong('an unknown kind of signature');
  const attributes = partsOf(signed, 0xa0);
  if (!attribute(attributes, oids.contentType).whole.equals(oids.data))
    throw new DerWrong('attributes of something else');
  if (value?.tag !== 0x04 || signed === undefined) throw new DerWrong('no signature');
  // What is signed is the attributes as a SET, which stand there under another tag (RFC 5652, 5.4).
  const message = Buffer.concat([Buffer.from([0x31]), signed.whole.subarray(1)]);
  const { publicKey } = new X509Certificate(certificate);
  if (!verify(algorithm, message, publicKey, value.content))
    throw new DerWrong('a signature that does not hold');
  return {
    algorithm,
    digest: attribute(attributes, oids.messageDigest).content,
    certificate,
    signature: value.content,
  };
};

/** The digest of a CMS signature, of what lies in the pieces. */
export const digestOf = (algorithm: string, pieces: readonly Uint8Array[]): Buffer => {
  const hash = createHash(algorithm);
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};
