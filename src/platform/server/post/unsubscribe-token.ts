import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionKey, SessionKeys } from '../session/session-keys.ts';

/** Kinds of mail that a person can stop; a kind's place here is its number in tokens, so new ones come last. */
export const stoppableMails = ['price-alerts', 'weekly-digest'] as const;

export type StoppableMail = (typeof stoppableMails)[number];

/** Whose mails of which kind a token stops. */
export interface Unsubscribing {
  readonly userId: string;
  readonly kind: StoppableMail;
}

const macBytes = 16;
const saidBytes = 17;

const macOf = ({ unsubscribe }: SessionKey, said: Buffer): Buffer =>
  createHmac('sha256', unsubscribe).update(said).digest().subarray(0, macBytes);

/**
 * What a letter's unsubscribe address holds: the person, the kind of mail, and 128 bits of a signature over both. It opens
 * nothing else and lives as long as the key, since people unsubscribe from old letters too (RFC 8058, section 3.1).
 */
export const unsubscribeToken = (keys: SessionKeys, { userId, kind }: Unsubscribing): string => {
  const said = Buffer.from([...Buffer.from(userId.replaceAll('-', ''), 'hex'), stoppableMails.indexOf(kind)]);
  return Buffer.concat([said, macOf(keys[0], said)]).toString('base64url');
};

/** What a token stops; null for one that none of the keys has signed. */
export const readUnsubscribeToken = (keys: SessionKeys, token: string): Unsubscribing | null => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== saidBytes + macBytes || bytes.toString('base64url') !== token) return null;
  const said = bytes.subarray(0, saidBytes);
  const mac = bytes.subarray(saidBytes);
  const kind = stoppableMails[said[saidBytes - 1] ?? -1];
  if (kind === undefined || !keys.some((key) => timingSafeEqual(macOf(key, said), mac))) return null;
  const hex = said.toString('hex', 0, 16);
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, kind };
};
