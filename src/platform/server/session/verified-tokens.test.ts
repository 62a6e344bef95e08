import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionKeys } from './session-keys.ts';
import { signAccessToken } from './sign-access-token.ts';
import { VerifiedTokens } from './verified-tokens.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const keys = sessionKeys('the first key of these tests, 48 characters long ok');
const begun = new Date('2026-11-20T09:00:00Z');
const after = (seconds: number): Date => new Date(begun.getTime() + seconds * 1_000);

const signed = (): Promise<string> =>
  signAccessToken(keys, { userId: randomUUID(), sessionId: randomUUID(), tokenId: randomUUID() }, begun);

test('a token holds as long as it holds when it is verified each time', async () => {
  const token = await signed();
  const tokens = new VerifiedTokens(keys);
  for (const seconds of [0, 1, 599, 599.999, 600, 601, 300, -1, 0, 10_000, -10_000, 5])
    expect(await tokens.verify(token, after(seconds)), `${seconds} s`).toEqual(
      await verifyAccessToken(keys, token, after(seconds)),
    );
});

test('a token that differs in anything is another one', async () => {
  const token = await signed();
  const tokens = new VerifiedTokens(keys);
  expect(await tokens.verify(token, begun)).not.toBeNull();
  for (let at = 0; at < token.length; at += 7) {
    const other = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(await tokens.verify(other, begun), `letter ${at}`).toEqual(
      await verifyAccessToken(keys, other, begun),
    );
  }
  expect(await new VerifiedTokens(sessionKeys('k'.repeat(48))).verify(token, begun)).toBeNull();
});
