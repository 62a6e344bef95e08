import { createHash, generateKeyPair, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { sha256WithRsa } from './algorithms.ts';
import { bits, explicit, integer, octets, oid, sequence, setOf, smallInteger, time, utf8 } from './der.ts';

/** A private key and the certificate of it, as DER. */
export interface SealKey {
  readonly key: KeyObject;
  readonly certificate: Buffer;
}

const day = 86_400_000;
const years = 20;

const nameOf = (parts: Readonly<Record<string, string>>): Buffer =>
  sequence(...Object.entries(parts).map(([type, value]) => setOf(sequence(oid(type), utf8(value)))));

const yes = Buffer.from([0x01, 0x01, 0xff]);

const extension = (type: string, critical: boolean, value: Buffer): Buffer =>
  sequence(oid(type), ...(critical ? [yes] : []), octets(value));

/** What a key is for: the name of its certificate, and the extended key usage. */
export interface KeyPurpose {
  readonly name: string;
  readonly usage: string;
  /** Whether nothing else may be done with it. */
  readonly isOnly: boolean;
}

/** id-kp-documentSigning (RFC 9336). */
const documentSigning: KeyPurpose = { name: 'e-sign', usage: '1.3.6.1.5.5.7.3.36', isOnly: false };

/** id-kp-timeStamping, which RFC 3161, 2.3 demands alone and critical. */
export const timeStamping: KeyPurpose = { name: 'time stamps', usage: '1.3.6.1.5.5.7.3.8', isOnly: true };

/**
 * A new RSA key and its self-made certificate (RFC 5280): no authority, for signatures that its owner cannot deny, from the
 * day before `now` for 20 years. `modulus` is in bits.
 */
export const makeSealKey = async (
  organization: string,
  now: Date,
  modulus = 3072,
  purpose: KeyPurpose = documentSigning,
): Promise<SealKey> => {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: modulus });
  const spki = pair.publicKey.export({ format: 'der', type: 'spki' });
  const name = nameOf({
    '2.5.4.6': 'SE',
    '2.5.4.10': organization,
    '2.5.4.3': `${organization} ${purpose.name}`,
  });
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + years);
  const serial = randomBytes(16);
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  const body = sequence(
    explicit(0, smallInteger(2)),
    integer(serial),
    sha256WithRsa,
    name,
    sequence(time(new Date(now.getTime() - day)), time(until)),
    name,
    spki,
    explicit(
      3,
      sequence(
        extension('2.5.29.19', true, sequence()),
        // digitalSignature and nonRepudiation.
        extension('2.5.29.15', true, bits(Buffer.from([0xc0]), 6)),
        extension('2.5.29.37', purpose.isOnly, sequence(oid(purpose.usage))),
        extension('2.5.29.14', false, octets(createHash('sha1').update(spki).digest())),
      ),
    ),
  );
  const signature = sign('sha256', body, pair.privateKey);
  return { key: pair.privateKey, certificate: sequence(body, sha256WithRsa, bits(signature)) };
};

/** SHA-256 of a certificate, in lower-case hexadecimal. */
export const certificateHash = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');

/** A certificate between the lines of PEM. */
export const pemOf = (certificate: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
