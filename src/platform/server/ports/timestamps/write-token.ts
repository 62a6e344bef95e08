import { createHash, sign } from 'node:crypto';
import { oids, sha256Algorithm, sha256WithRsa } from '../../seal/algorithms.ts';
import type { SealKey } from '../../seal/certificate.ts';
import {
  bits,
  der,
  explicit,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  smallInteger,
} from '../../seal/der.ts';
import { readDer } from '../../seal/der-read.ts';
import { identityOf, signedAttributes } from '../../seal/write-cms.ts';
import type { Imprint, StampAlgorithm } from './port.ts';

const tstInfo = oid('1.2.840.113549.1.9.16.1.4');

const algorithms: Readonly<Record<StampAlgorithm, string>> = {
  sha256: '2.16.840.1.101.3.4.2.1',
  sha512: '2.16.840.1.101.3.4.2.3',
};

/** MessageImprint of RFC 3161, 2.4.1. */
export const messageImprint = ({ algorithm, digest }: Imprint): Buffer =>
  sequence(sequence(oid(algorithms[algorithm]), nothing), octets(digest));

const generalizedTime = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

/** TimeStampReq of RFC 3161, 2.4.1, with a nonce; the certificate is asked for. */
export const timestampRequest = (imprint: Imprint, nonce: Uint8Array): Buffer =>
  sequence(smallInteger(1), messageImprint(imprint), integer(nonce), der(0x01, Buffer.from([0xff])));

/** What a token says: which digest was there when. `policy` is the authority's, dotted. */
export interface TokenFacts {
  readonly imprint: Imprint;
  readonly at: Date;
  readonly serial: Uint8Array;
  readonly policy: string;
}

/** A time-stamp token (RFC 3161, 2.4.2): CMS signed data over TSTInfo, with its certificate. */
export const writeToken = (
  { imprint, at, serial, policy }: TokenFacts,
  { key, certificate }: SealKey,
): Buffer => {
  const info = sequence(
    smallInteger(1),
    oid(policy),
    messageImprint(imprint),
    integer(serial),
    generalizedTime(at),
  );
  const digest = createHash('sha256').update(info).digest();
  const attributes = setOf(...signedAttributes(digest, certificate, tstInfo));
  const { issuer, serial: of } = identityOf(certificate);
  const signer = sequence(
    smallInteger(1),
    sequence(issuer, of),
    sha256Algorithm,
    der(0xa0, readDer(attributes).content),
    sha256WithRsa,
    octets(sign('sha256', attributes, key)),
  );
  return sequence(
    oids.signedData,
    explicit(
      0,
      sequence(
        smallInteger(3),
        setOf(sha256Algorithm),
        sequence(tstInfo, explicit(0, octets(info))),
        explicit(0, certificate),
        setOf(signer),
      ),
    ),
  );
};

/** TimeStampResp of RFC 3161, 2.4.2: granted with a token, or rejected. */
export const timestampResponse = (token: Uint8Array | null): Buffer =>
  token === null
    ? sequence(sequence(smallInteger(2), der(0x30), bits(Buffer.from([0x80]), 7)))
    : sequence(sequence(smallInteger(0)), token);
