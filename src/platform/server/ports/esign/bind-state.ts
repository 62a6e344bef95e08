import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SessionKey, SessionKeys } from '../../session/session-keys.ts';

/** What a signing is for; an event for anything else is not believed. */
export interface SigningBinding {
  readonly organizationId: string;
  /** Who asked for it. */
  readonly userId: string;
  /** SHA-256 of the document, lower-case hexadecimal. */
  readonly documentSha256: string;
}

/** A key of its own for each thing that e-signing proves. */
export const esignKey = ({ proof }: SessionKey, purpose: 'state' | 'callback' | 'claim' | 'code'): Buffer =>
  Buffer.from(hkdfSync('sha256', proof, '', `krogkoll e-sign ${purpose}`, 32));

const stateWith = (key: SessionKey, { organizationId, userId, documentSha256 }: SigningBinding): string =>
  createHmac('sha256', esignKey(key, 'state'))
    .update([organizationId, userId, documentSha256].join('\n'))
    .digest('base64url');

/** The state of a signing: proves what it is for, and tells it to nobody. */
export const bindState = (keys: SessionKeys, binding: SigningBinding): string => stateWith(keys[0], binding);

/** Whether a state that came back is the one of this organization, user and document. */
export const holdsState = (keys: SessionKeys, state: string, binding: SigningBinding): boolean => {
  const given = Buffer.from(state);
  return keys.some((key) => {
    const expected = Buffer.from(stateWith(key, binding));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};
