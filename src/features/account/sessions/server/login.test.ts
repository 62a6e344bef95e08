import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { newPasswordHash } from '#features/account/accounts/server/commands.ts';
import { Refused } from '#platform/wire/refused.ts';
import { testPassword } from '#testing/world/password.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const attempt = (email: string, password: string, headers: Record<string, string> = {}) =>
  product.client().post('auth/users/login', { body: { email, password }, headers });

test('signing in gives a token that reads the user, and a cookie that scripts cannot', async () => {
  const account = await buildAccount(product, { fullName: 'Åsa Ek' });
  const client = product.client();
  const answer = await client.post('auth/users/login', {
    body: { email: ` ${account.email.toUpperCase()} `, password: account.password },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/),
    expect.stringMatching(/^rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/),
  ]);
  client.token = answer.json<{ token: string }>().data.token;
  const me = await client.get('auth/users/me');
  expect(me.json().data).toEqual({
    id: account.userId,
    fullName: 'Åsa Ek',
    email: account.email,
    onboardingStatus: 'ONBOARDED',
    joinedAt: '2026-11-20',
    staff: false,
    userFlags: { stripe: 'premium', tier: 'premium' },
  });
});

test('R22 unknown, wrong and disabled are answered alike; only the right password learns of a missing verification', async () => {
  const known = await buildAccount(product);
  const unverified = await buildAccount(product, { emailVerified: false });
  const disabled = await buildAccount(product);
  await product.db.platformTransaction((tx) =>
    tx.query('update user_account set disabled_at = now() where id = $1', [disabled.userId]),
  );
  const answers = [
    await attempt(known.email, 'Wrong7password'),
    await attempt('nobody@krog.test', known.password),
    await attempt(unverified.email, 'Wrong7password'),
    await attempt(disabled.email, disabled.password),
  ];
  const comparable = answers.map(({ status, text, headers }) => ({
    status,
    text,
    headers: { ...headers, date: '', 'x-request-id': '' },
  }));
  expect(comparable[0]).toMatchObject({ status: 400, text: '{"message":"user.credential-error"}' });
  for (const other of comparable) expect(other).toEqual(comparable[0]);
  expect((await attempt(unverified.email, unverified.password)).text).toBe(
    '{"message":"email.not-verified"}',
  );
});

test('R8 fields that a login does not have are dropped', async () => {
  const account = await buildAccount(product);
  const extra = {
    id: '1',
    role: 'owner',
    isStaff: true,
    staff: true,
    tier: 'x',
    userFlags: {},
    organizationId: '1',
    status: 'x',
  };
  const answer = await product.client().post('auth/users/login', {
    payload: JSON.stringify({ email: account.email, password: account.password, ...extra }).replace(
      '{',
      '{"__proto__":{"staff":true},"constructor":{"prototype":{"staff":true}},',
    ),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  const [row] = await product.db.platformRead((reader) =>
    reader.query<{ staff: boolean }>('select staff from user_account where id = $1', [account.userId]),
  );
  expect(row).toEqual({ staff: false });
  expect(({} as { staff?: boolean }).staff).toBeUndefined();
});

describe('R20 passwords', () => {
  test('are kept as argon2id of at least 46 MiB and compared to the last byte', async () => {
    const passwordHash = await newPasswordHash(testPassword, []);
    if (passwordHash instanceof Refused) throw new Error(passwordHash.code);
    const account = await buildAccount(product, { passwordHash });
    const [row] = await product.db.platformRead((reader) =>
      reader.query<{ hash: string }>('select password_hash as hash from user_account where id = $1', [
        account.userId,
      ]),
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    for (const near of [` ${account.password}`, `${account.password} `, account.password.normalize('NFD')])
      expect((await attempt(account.email, near)).status).toBe(400);
  });

  test('of 128 characters differ in their 73rd and last byte', async () => {
    const { hashPassword } = await import('#platform/server/session/password-hash.ts');
    const long = `Aa1${'x'.repeat(125)}`;
    const account = await buildAccount(product, { passwordHash: await hashPassword(long) });
    expect((await attempt(account.email, `${long.slice(0, 72)}y${long.slice(73)}`)).status).toBe(400);
    expect((await attempt(account.email, `${long.slice(0, -1)}y`)).status).toBe(400);
    expect((await attempt(account.email, long)).status).toBe(200);
  });
});
