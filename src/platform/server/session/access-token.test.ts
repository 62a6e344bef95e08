import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signAccessToken } from './sign-access-token.ts';
import { verifyAccessToken } from './verify-access-token.ts';
import { sessionKeys } from './session-keys.ts';

const keys = sessionKeys('the first key of these tests, 48 characters long ok');
const now = new Date('2026-11-20T09:00:00Z');
const at = now.getTime() / 1_000;
const subject = { userId: randomUUID(), sessionId: randomUUID(), tokenId: randomUUID() };
const kid = keys[0].kid;

const right = {
  iss: 'krogkoll',
  aud: 'api',
  sub: subject.userId,
  sid: subject.sessionId,
  jti: subject.tokenId,
  iat: at,
  nbf: at,
  exp: at + 600,
};
const header = { alg: 'EdDSA', typ: 'at+jwt', kid };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with our own signature over whatever it says. */
const ours = (head: object, claims: object | string): string => {
  const body = `${part(head)}.${typeof claims === 'string' ? Buffer.from(claims).toString('base64url') : part(claims)}`;
  return `${body}.${sign(null, Buffer.from(body), keys[0].signing).toString('base64url')}`;
};

const strangers = (head: object): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const body = `${part(head)}.${part(right)}`;
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`;
};

const withPublicKeyAsSecret = (): string => {
  const secret = keys[0].verifying.export({ format: 'pem', type: 'spki' });
  const body = `${part({ ...header, alg: 'HS256' })}.${part(right)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

const [goodHead = '', goodBody = '', goodSignature = ''] = ours(header, right).split('.');
const { exp: _exp, ...withoutEnd } = right;
const { nbf: _nbf, ...withoutStart } = right;
const { sid: _sid, ...withoutSession } = right;
const { kid: _kid, ...withoutKey } = header;
const { typ: _typ, ...withoutType } = header;
const jwk = keys[0].verifying.export({ format: 'jwk' });

const forged: readonly (readonly [string, string])[] = [
  ['alg none', `${part({ ...header, alg: 'none' })}.${goodBody}.`],
  ['alg None', `${part({ ...header, alg: 'None' })}.${goodBody}.${goodSignature}`],
  ['HS256 with the public key as secret', withPublicKeyAsSecret()],
  ['unicode alg', ours({ ...header, alg: 'EdDSА' }, right)],
  ['a changed payload', `${goodHead}.${part({ ...right, sub: randomUUID() })}.${goodSignature}`],
  ['a stranger’s key', strangers(header)],
  ['a kid that is a path', strangers({ ...header, kid: '../../../../dev/null' })],
  ['a kid that is SQL', strangers({ ...header, kid: "x' union select 'key" })],
  ['a kid that is a URL', strangers({ ...header, kid: 'https://evil.test/key' })],
  ['no kid', ours(withoutKey, right)],
  ['a jku header', ours({ ...header, jku: 'https://evil.test/jwks' }, right)],
  ['an x5u header', ours({ ...header, x5u: 'https://evil.test/cert' }, right)],
  ['a jwk header', ours({ ...header, jwk }, right)],
  ['a crit header', ours({ ...header, crit: ['exp'] }, right)],
  ['the type of a verification token', ours({ ...header, typ: 'verify+jwt' }, right)],
  ['the type of a reset token', ours({ ...header, typ: 'reset+jwt' }, right)],
  ['the plain type JWT', ours({ ...header, typ: 'JWT' }, right)],
  ['no type', ours(withoutType, right)],
  ['another audience', ours(header, { ...right, aud: 'mail' })],
  ['two audiences', ours(header, { ...right, aud: ['api', 'mail'] })],
  ['another issuer', ours(header, { ...right, iss: 'krogkoll.evil' })],
  ['an end in the past', ours(header, { ...right, iat: at - 700, nbf: at - 700, exp: at - 1 })],
  ['a start in the future', ours(header, { ...right, nbf: at + 60 })],
  ['no end', ours(header, withoutEnd)],
  ['no start', ours(header, withoutStart)],
  ['no session', ours(header, withoutSession)],
  ['an end in words', ours(header, { ...right, exp: String(at + 600) })],
  ['an end beyond all numbers', ours(header, JSON.stringify(right).replace(`${at + 600}`, '1e308'))],
  ['a life of a day', ours(header, { ...right, exp: at + 86_400 })],
  ['two dots only', '..'],
  ['an empty signature', `${goodHead}.${goodBody}.`],
  ['five parts', `${goodHead}.${goodBody}.${goodSignature}.${goodBody}.${goodSignature}`],
  ['a megabyte', `${goodHead}.${'a'.repeat(1_048_576)}.${goodSignature}`],
  ['claims that are a list', ours(header, '[1]')],
];

describe('R19 access tokens', () => {
  test('one that we signed is read, and the hand-made one beside the forgeries too', async () => {
    const token = await signAccessToken(keys, subject, now);
    expect(await verifyAccessToken(keys, token, now)).toEqual(right);
    expect(await verifyAccessToken(keys, ours(header, right), now)).toEqual(right);
    expect(forged.length).toBeGreaterThanOrEqual(30);
  });

  test.each(forged)('%s is refused', async (_name, token) =>
    expect(await verifyAccessToken(keys, token, now)).toBeNull(),
  );

  test('a token lives ten minutes', async () => {
    const token = await signAccessToken(keys, subject, now);
    expect(await verifyAccessToken(keys, token, new Date((at + 599) * 1_000))).not.toBeNull();
    expect(await verifyAccessToken(keys, token, new Date((at + 600) * 1_000))).toBeNull();
  });

  test('keys rotate with overlap', async () => {
    const [second, first] = [
      'the second key of these tests, also long enough',
      'the first key of these tests, 48 characters long ok',
    ];
    const old = await signAccessToken(keys, subject, now);
    expect(await verifyAccessToken(sessionKeys(second, first), old, now)).toEqual(right);
    expect(await verifyAccessToken(sessionKeys(second), old, now)).toBeNull();
    const fresh = await signAccessToken(sessionKeys(second, first), subject, now);
    expect(await verifyAccessToken(keys, fresh, now)).toBeNull();
  });

  test('R26 whoever acts as a customer is named in the claims', async () => {
    const impersonation = {
      impersonatedUser: { id: subject.userId, name: 'Astrid Öhrnström' },
      act: { sub: randomUUID() },
      impersonationExp: at + 1_800,
    };
    const token = await signAccessToken(keys, { ...subject, impersonation }, now);
    expect(await verifyAccessToken(keys, token, now)).toEqual({ ...right, ...impersonation });
  });
});
