import { hkdfSync } from 'node:crypto';
import { seal, unseal } from './seal.ts';
import type { SessionKey, SessionKeys } from './session-keys.ts';

const keyFor = ({ renewal }: SessionKey): Buffer =>
  Buffer.from(hkdfSync('sha256', renewal, '', 'krogkoll second factor', 32));

/** A secret under the newest key, for the id of whose it is. */
export const sealSecret = (keys: SessionKeys, id: string, secret: string): Buffer =>
  seal(keyFor(keys[0]), id, secret);

/** What was sealed for the id; null when none of the keys opens it. */
export const openSecret = (keys: SessionKeys, id: string, sealed: Buffer): string | null =>
  unseal(keys.map(keyFor), id, sealed);

/** Whether a secret was sealed with a key that is being replaced. */
export const isSealedWithOldKey = (keys: SessionKeys, id: string, sealed: Buffer): boolean =>
  openSecret([keys[0]], id, sealed) === null && openSecret(keys, id, sealed) !== null;
