import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Seconds by which a sender's clock may be off. */
const tolerance = 300;

/** What a sender says of its body before the body has come. */
export interface SignedClaim {
  readonly keyId: string;
  /** Whether the signature holds for a body with this SHA-256, in hexadecimal. */
  readonly holds: (sha256: string) => boolean;
}

const single = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** The signature of a body by its SHA-256, over all that is signed with it, one part a line; lower-case hexadecimal. */
export const signatureOf = (secret: string, parts: readonly string[], sha256: string): string =>
  createHmac('sha256', secret)
    .update([...parts, sha256].join('\n'))
    .digest('hex');

/**
 * Judges all that can be judged before the body: a known key, a time within five minutes, a signature of the right shape.
 * Null when one is wrong, all alike, so that nobody learns which. `signed` names the headers that the signature covers
 * besides the time; each may be left out, and is empty then.
 */
export const signedClaim = (
  headers: IncomingHttpHeaders,
  keys: ReadonlyMap<string, string>,
  signed: readonly string[],
  now: Date,
): SignedClaim | null => {
  const keyId = single(headers, 'x-krogkoll-key');
  const timestamp = single(headers, 'x-krogkoll-timestamp');
  const signature = single(headers, 'x-krogkoll-signature');
  const secret = keys.get(keyId);
  if (secret === undefined || !/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(signature))
    return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return null;
  const given = Buffer.from(signature, 'hex');
  const parts = [timestamp, ...signed.map((name) => single(headers, name))];
  return {
    keyId,
    holds: (sha256) => timingSafeEqual(Buffer.from(signatureOf(secret, parts, sha256), 'hex'), given),
  };
};
