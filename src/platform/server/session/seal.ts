import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A text under a key of 256 bits: nonce, tag, ciphertext. Bound to the id of the row where it lies. */
export const seal = (key: Buffer, id: string, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(id));
  const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]);
};

/** The text that was sealed for the id with one of the keys, the newest or the one before a rotation; null with any other. */
export const unseal = (keys: readonly Buffer[], id: string, sealed: Buffer): string | null => {
  for (const key of keys) {
    try {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const hidden = sealed.subarray(nonceBytes + tagBytes);
      return Buffer.concat([opening.update(hidden), opening.final()]).toString('utf8');
    } catch {
      // Another of the keys may be the one.
    }
  }
  return null;
};
