import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SessionKeys } from '../session/session-keys.ts';
import { letter, type Letter } from './letter.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The letter's text under the newest key: nonce, tag, ciphertext. Bound to the id of its row. */
export const sealLetter = (keys: SessionKeys, id: string, content: Letter): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const seal = createCipheriv(cipher, keys[0].post, nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([seal.update(JSON.stringify(content), 'utf8'), seal.final()]);
  return Buffer.concat([nonce, seal.getAuthTag(), text]);
};

/** What was sealed; null when none of the keys opens it. */
export const openLetter = (keys: SessionKeys, id: string, sealed: Buffer): Letter | null => {
  for (const { post } of keys) {
    try {
      const open = createDecipheriv(cipher, post, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([open.update(sealed.subarray(nonceBytes + tagBytes)), open.final()]);
      return letter.parse(JSON.parse(text.toString('utf8')));
    } catch {
      // The key before a rotation may be the one.
    }
  }
  return null;
};
