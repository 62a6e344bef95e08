import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionKey, SessionKeys } from './session-keys.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFor = ({ renewal }: SessionKey): Buffer =>
  Buffer.from(hkdfSync('sha256', renewal, '', 'krogkoll second factor', 32));

/** A secret under the newest key: nonce, tag, ciphertext. Bound to the id of whose it is. */
export const sealSecret = (keys: SessionKeys, id: string, secret: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const seal = createCipheriv(cipher, keyFor(keys[0]), nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([seal.update(secret, 'utf8'), seal.final()]);
  return Buffer.concat([nonce, seal.getAuthTag(), text]);
};

/** What was sealed for the id; null when none of the keys opens it. */
export const openSecret = (keys: SessionKeys, id: string, sealed: Buffer): string | null => {
  for (const key of keys) {
    try {
      const open = createDecipheriv(cipher, keyFor(key), sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([open.update(sealed.subarray(nonceBytes + tagBytes)), open.final()]).toString(
        'utf8',
      );
    } catch {
      // The key before a rotation may be the one.
    }
  }
  return null;
};

/** Whether a secret was sealed with a key that is being replaced. */
export const isSealedWithOldKey = (keys: SessionKeys, id: string, sealed: Buffer): boolean =>
  openSecret([keys[0]], id, sealed) === null && openSecret(keys, id, sealed) !== null;
