import type { KeyMode } from './key-scopes.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Digits of base 62 that hold 24 bytes, and those that hold the checksum. */
const [secretLength, sumLength] = [33, 6];

const base62 = (number: bigint, length: number): string => {
  let text = '';
  for (let left = number; left > 0n; left /= 62n) text = (digits[Number(left % 62n)] ?? '') + text;
  return text.padStart(length, '0');
};

/** CRC-32 of ASCII text (ISO 3309, polynomial 0xEDB88320 reflected). */
const crc32 = (text: string): number => {
  let sum = 0xffffffff;
  for (const sign of text) {
    sum ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const sumOf = (text: string): string => base62(BigInt(crc32(text)), sumLength);

/** Random bytes of a key: 192 bits. */
export const keyBytes = 24;

/**
 * A key's text: `kk_live_` or `kk_test_`, 33 digits of base 62 for its random bytes, and 6 for the CRC-32 of all before them, so that a
 * mistyped one and one in somebody's source code are told without asking the database.
 */
export const keyTokenOf = (mode: KeyMode, random: Uint8Array): string => {
  const number = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const body = `kk_${mode}_${base62(number, secretLength)}`;
  return body + sumOf(body);
};

/** Whether a text has the shape and the checksum of a key. */
export const isKeyToken = (text: string): boolean =>
  /^kk_(?:live|test)_[0-9A-Za-z]{39}$/.test(text) &&
  sumOf(text.slice(0, -sumLength)) === text.slice(-sumLength);

/** What a key is shown as once its whole text is not: its beginning and its last four signs. */
export const shownKey = (token: string): string => `${token.slice(0, 12)}…${token.slice(-4)}`;
