import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SessionKeys } from './session-keys.ts';

/** A renewal token is 256 bits as base64url; the database knows only its hash. */
export const renewalHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The first token of a session. */
export const firstRenewalToken = (): string => randomBytes(32).toString('base64url');

/** The salt of a session, so that its tokens cannot be foretold from its id. */
export const renewalSalt = (): Buffer => randomBytes(16);

const successor = (key: Buffer, sessionId: string, generation: number, salt: Buffer): string =>
  createHmac('sha256', key).update(`${sessionId}|${generation}|`).update(salt).digest('base64url');

export interface TokenPlace {
  readonly sessionId: string;
  readonly generation: number;
  readonly salt: Buffer;
}

/**
 * The token of a generation: the same each time, so that a lost answer or a second tab is given the successor that
 * already exists instead of a second branch (SECURITY section 4, renewal rules 2 and 3).
 */
export const renewalToken = (keys: SessionKeys, place: TokenPlace): string =>
  successor(keys[0].renewal, place.sessionId, place.generation, place.salt);

/** The token of a generation whose hash is known, also when it was made with a key that has been replaced since. */
export const existingRenewalToken = (keys: SessionKeys, place: TokenPlace, hash: Buffer): string | null =>
  keys
    .map((key) => successor(key.renewal, place.sessionId, place.generation, place.salt))
    .find((token) => renewalHash(token).equals(hash)) ?? null;
