import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signatureOf, signedClaim } from '../../../http/signed-claim.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import { esignKey } from '../esign-key.ts';
import type { SigningCallback, SigningEvent } from '../port.ts';

const told = z.strictObject({
  eventId: z.uuid(),
  signingId: z.uuid(),
  kind: z.enum(['signed', 'rejected', 'timed-out', 'cancelled']),
  at: z.iso.datetime(),
  state: z.string().max(200),
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Secrets by the name of their key, as callbacks name them. */
const secretsOf = (keys: SessionKeys): ReadonlyMap<string, string> =>
  new Map(keys.map((key) => [key.kid, esignKey(key, 'callback').toString('base64url')]));

/** An event as an outside provider would post it: HMAC-SHA256 over the time and the body's SHA-256. */
export const ownCallback = (keys: SessionKeys, event: SigningEvent, now: Date): SigningCallback => {
  const rawBody = Buffer.from(JSON.stringify({ ...event, at: event.at.toISOString() }));
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const secret = secretsOf(keys).get(keys[0].kid) ?? '';
  return {
    rawBody,
    claim: null,
    headers: {
      'content-type': 'application/json',
      'x-krogkoll-key': keys[0].kid,
      'x-krogkoll-timestamp': timestamp,
      'x-krogkoll-signature': signatureOf(secret, [timestamp], sha256(rawBody)),
    },
  };
};

/** The event of a callback that was made with one of the keys within five minutes; null for any other. */
export const readOwnCallback = (
  keys: SessionKeys,
  { rawBody, headers }: SigningCallback,
  now: Date,
): SigningEvent | null => {
  const claim = signedClaim(headers, secretsOf(keys), [], now);
  if (claim === null || !claim.holds(sha256(rawBody))) return null;
  try {
    const { at, ...event } = told.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')));
    return { ...event, at: new Date(at) };
  } catch {
    return null;
  }
};
