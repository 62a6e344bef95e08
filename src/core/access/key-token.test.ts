import { describe, expect, test } from 'vitest';
import { isKeyToken, keyBytes, keyTokenOf, shownKey } from './key-token.ts';

const random = Uint8Array.from({ length: keyBytes }, (_, at) => at * 11);

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

  test('the checksum is that of GitHub and zlib: CRC-32 of 123456789 is cbf43926', async () => {
    const { crc32 } = await import('node:zlib');
    const token = keyTokenOf('live', random);
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const sum = [...token.slice(-6)].reduce((all, digit) => all * 62 + digits.indexOf(digit), 0);
    expect(sum).toBe(crc32(token.slice(0, -6)));
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
