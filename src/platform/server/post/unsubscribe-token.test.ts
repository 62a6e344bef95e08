import { expect, test } from 'vitest';
import { sessionKeys } from '../session/session-keys.ts';
import { readUnsubscribeToken, stoppableMails, unsubscribeToken } from './unsubscribe-token.ts';

const old = 'the key of letters in a test, 48 characters long.';
const keys = sessionKeys(old);
const userId = '018f0000-0000-7000-8000-00000000000a';

test.each(stoppableMails)('a token says whose %s it stops, also after the key was changed once', (kind) => {
  const token = unsubscribeToken(keys, { userId, kind });
  expect(token).toMatch(/^[\w-]{44}$/);
  expect(readUnsubscribeToken(keys, token)).toEqual({ userId, kind });
  const next = 'another key, as long as it has to be for a test.';
  expect(readUnsubscribeToken(sessionKeys(next, old), token)).toEqual({ userId, kind });
  expect(readUnsubscribeToken(sessionKeys(next), token)).toBeNull();
});

test('no other byte, length or spelling is one', () => {
  const token = unsubscribeToken(keys, { userId, kind: 'price-alerts' });
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(readUnsubscribeToken(keys, forged.toString('base64url'))).toBeNull();
  }
  for (const wrong of ['', 'x', token.slice(1), `${token}A`, `${token}=`, `${token} `, 'å'.repeat(44)])
    expect(readUnsubscribeToken(keys, wrong)).toBeNull();
});
