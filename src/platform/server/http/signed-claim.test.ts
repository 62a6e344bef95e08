import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { BodyTooLong, SignatureWrong, signedBody } from './signed-body.ts';
import { signatureOf, signedClaim } from './signed-claim.ts';
import type { SignedClaim } from './signed-claim.ts';

const now = new Date('2026-10-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const keys = new Map([['partner', 'a secret']]);
const body = 'the body';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const headersOf = (timestamp: string, parts: readonly string[] = ['text/xml', '']) => ({
  'x-krogkoll-key': 'partner',
  'x-krogkoll-timestamp': timestamp,
  'x-krogkoll-signature': signatureOf('a secret', [timestamp, ...parts], hashOf(body)),
  'content-type': 'text/xml',
});
const signed = ['content-type', 'x-file-name'];
const claimOf = (headers: Record<string, string | string[]>): SignedClaim | null =>
  signedClaim(headers, keys, signed, now);

describe('a signed claim', () => {
  test('the signature is HMAC-SHA-256 over parts and hash, one a line', () =>
    expect(signatureOf('key', ['1', 'a'], 'f'.repeat(64))).toBe(
      'ed33ad7d5ff6eeef86000c0c5e5dafcf9137d16c5eaa0c9233310a8cf4ef5bf7',
    ));

  test('holds for the body that was signed and no other', () => {
    const claim = claimOf(headersOf(String(seconds)));
    expect(claim?.keyId).toBe('partner');
    expect([claim?.holds(hashOf(body)), claim?.holds(hashOf('another'))]).toEqual([true, false]);
  });

  test.each([-300, -299, 0, 300])('a clock that is off by %d s is believed', (off) =>
    expect(claimOf(headersOf(String(seconds + off)))?.holds(hashOf(body))).toBe(true),
  );

  test.each([-301, 301])('one that is off by %d s is not', (off) =>
    expect(claimOf(headersOf(String(seconds + off)))).toBeNull(),
  );

  const right = headersOf(String(seconds));
  test.each([
    ['an unknown key', { ...right, 'x-krogkoll-key': 'other' }],
    ['no key', { ...right, 'x-krogkoll-key': [] }],
    ['two keys', { ...right, 'x-krogkoll-key': ['partner', 'partner'] }],
    ['no time', { ...right, 'x-krogkoll-timestamp': '' }],
    ['a time with words', { ...right, 'x-krogkoll-timestamp': `${seconds}s` }],
    ['a time after words', { ...right, 'x-krogkoll-timestamp': `s${seconds}` }],
    ['no signature', { ...right, 'x-krogkoll-signature': '' }],
    ['a signature that is too long', { ...right, 'x-krogkoll-signature': 'a'.repeat(65) }],
    ['a signature after words', { ...right, 'x-krogkoll-signature': `z${'a'.repeat(64)}` }],
    ['a signature that is too short', { ...right, 'x-krogkoll-signature': 'a'.repeat(63) }],
  ])('%s is nobody', (_said, headers) => expect(claimOf(headers)).toBeNull());

  test('a signature in capitals is one too', () => {
    const capitals = { ...right, 'x-krogkoll-signature': right['x-krogkoll-signature'].toUpperCase() };
    expect(claimOf(capitals)?.holds(hashOf(body))).toBe(true);
  });

  test.each([
    ['another header', { ...right, 'content-type': 'text/plain' }],
    ['a header that was not there', { ...right, 'x-file-name': 'a.xml' }],
    ['another time', { ...right, 'x-krogkoll-timestamp': String(seconds + 1) }],
  ])('%s than was signed does not hold', (_said, headers) =>
    expect(claimOf(headers)?.holds(hashOf(body))).toBe(false),
  );
});

describe('a signed body', () => {
  const claim: SignedClaim = { keyId: 'partner', holds: (sha256) => sha256 === hashOf(body) };
  const read = async (chunks: readonly string[], most: number): Promise<string> => {
    const read: Uint8Array[] = [];
    const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
    for await (const chunk of signedBody(stream, claim, most)) read.push(chunk);
    return Buffer.concat(read).toString();
  };

  test('is read as it comes', async () => expect(await read(['the ', 'body'], 8)).toBe(body));

  test('that was changed ends in an error', () =>
    expect(read(['the ', 'booty'], 100)).rejects.toThrow(SignatureWrong));

  test('that is too long ends before what was too much is given', async () => {
    await expect(read(['the ', 'body'], 7)).rejects.toThrow(BodyTooLong);
    const given: string[] = [];
    const stream = Readable.from([Buffer.from('the '), Buffer.from('body')]);
    const reading = async (): Promise<void> => {
      for await (const chunk of signedBody(stream, claim, 7)) given.push(Buffer.from(chunk).toString());
    };
    await expect(reading()).rejects.toThrow(BodyTooLong);
    expect(given).toEqual(['the ']);
    expect(stream.destroyed).toBe(false);
  });
});
