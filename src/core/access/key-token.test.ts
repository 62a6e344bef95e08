import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isKeyToken, keyBytes, keyTokenOf, shownKey } from './key-token.ts';

const random = Uint8Array.from({ length: keyBytes }, (_, at) => at * 11);

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** What zlib finds for a body, in six digits of base 62. */
const sumOf = (body: string): string =>
  [5, 4, 3, 2, 1, 0].map((place) => digits[Math.floor(crc32(body) / 62 ** place) % 62]).join('');

describe('the text of a key', () => {
  test.each(['live', 'test'] as const)('a %s key has its kind in front and a checksum behind', (mode) => {
    const token = keyTokenOf(mode, random);
    expect(token).toMatch(new RegExp(`^kk_${mode}_[0-9A-Za-z]{39}$`));
    expect(isKeyToken(token)).toBe(true);
  });

  test.each([new Uint8Array(keyBytes), new Uint8Array(keyBytes).fill(255)])(
    'it has one length whatever its bytes are (%#)',
    (bytes) => expect(isKeyToken(keyTokenOf('live', bytes))).toBe(true),
  );

  test.each([
    [[0, 0], '00'],
    [[0, 61], '0z'],
    [[1, 0], '48'],
    [[15, 3], 'zz'],
  ])('its random bytes, here %j at the end, are one number in base 62: %s', (bytes, written) => {
    const token = keyTokenOf('live', Uint8Array.from([...new Uint8Array(keyBytes - 2), ...bytes]));
    expect(token.slice(0, -6)).toBe(`kk_live_${written.padStart(33, '0')}`);
  });

  test('it holds 192 random bits', () => expect(keyBytes * 8).toBe(192));

  test.each(['xkk_live_', 'kk_live_0', 'kk_else_', 'KK_live_'])(
    'what begins with %s is no key though its checksum is right',
    (start) => {
      const body = start + '0'.repeat(33);
      expect(isKeyToken(body + sumOf(body))).toBe(false);
    },
  );

  test('the checksum is that of GitHub and zlib: CRC-32 of 123456789 is cbf43926', () => {
    const token = keyTokenOf('live', random);
    expect(token.slice(-6)).toBe(sumOf(token.slice(0, -6)));
    expect(crc32('123456789')).toBe(0xcbf43926);
  });

  test('one sign that is another is noticed, wherever it stands', () => {
    const token = keyTokenOf('live', random);
    for (let at = 8; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(isKeyToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
    expect(isKeyToken(token.replace('live', 'test'))).toBe(false);
  });

  test('what is shown of it gives nothing away', () => {
    const token = keyTokenOf('live', random);
    expect(shownKey(token)).toBe(`${token.slice(0, 12)}…${token.slice(-4)}`);
  });
});
