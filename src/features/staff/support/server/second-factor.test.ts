import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { isSealedWithOldKey, openSecret, sealSecret } from '#platform/server/session/sealed-secret.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { SecondFactor } from '../contract.ts';
import { isFresh } from '../rules.ts';
import { buildStaff, enrolStaff } from './builders.ts';
import { checkSecondFactor, resealSecondFactors } from './commands-second-factor.ts';

const minute = 60_000;

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const freshUntil = async (client: ReturnType<TestProduct['client']>): Promise<string | null> =>
  (await client.get('support/second-factor')).json<SecondFactor>().data.freshUntil;

test('R25 staff do nothing before their second factor is set up, and in a new session before it is proven', async () => {
  const account = await buildAccount(product, { staff: true });
  const client = product.client();
  await signIn(client, account);
  const work = [
    () => client.get('support/customers'),
    () =>
      client.post('support/impersonations', {
        body: { userId: account.userId, reason: 'a long enough reason', warningAccepted: true },
      }),
  ];
  for (const ask of work) expect((await ask()).text).toBe('{"message":"second_factor.required"}');
  await client.post('support/second-factor/enrolment');
  expect((await client.get('support/customers')).status).toBe(403);
  const wrong = await client.post('support/second-factor/confirmation', { body: { code: '000000' } });
  expect(wrong.text).toBe('{"message":"second_factor.wrong"}');
  const { code } = await enrolStaff(product, client);
  expect((await client.get('support/customers')).status).toBe(200);
  const another = product.client();
  await signIn(another, account);
  expect((await another.get('support/customers')).text).toBe('{"message":"second_factor.required"}');
  product.pass(minute);
  expect((await another.post('support/second-factor/check', { body: { code: code() } })).status).toBe(200);
  expect((await another.get('support/customers')).status).toBe(200);
});

test('R25 a code counts once, also of two at once, and for five minutes', async () => {
  const client = product.client();
  const { code } = await buildStaff(product, client);
  const check = () => client.post('support/second-factor/check', { body: { code: code() } });
  expect((await check()).text).toBe('{"message":"second_factor.wrong"}');
  product.pass(minute);
  const both = await Promise.all([check(), check()]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
  expect(await freshUntil(client)).toBe(new Date(product.clock.now().getTime() + 5 * minute).toISOString());
  const now = product.clock.now();
  const clockSetBack = new Date(now.getTime() - 2 * minute);
  expect([isFresh(now, now), isFresh(now, clockSetBack)]).toEqual([true, false]);
  product.pass(5 * minute);
  expect(await freshUntil(client)).toBeNull();
});

test('R25 a lost device is stood in for by a recovery code, once', async () => {
  const client = product.client();
  const { recoveryCodes } = await buildStaff(product, client);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const check = (code: string) => client.post('support/second-factor/check', { body: { code } });
  expect((await check(first.toLowerCase())).json().data).toMatchObject({ recoveryCodesLeft: 9 });
  expect((await check(first)).text).toBe('{"message":"second_factor.wrong"}');
  expect((await check(second.replaceAll('-', ''))).json().data).toMatchObject({ recoveryCodesLeft: 8 });
});

test('R21 codes cannot be guessed through', async () => {
  const client = product.client();
  await buildStaff(product, client);
  const answers: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const tried = await client.post('support/second-factor/check', { body: { code: '123456' } });
    answers.push(tried.status);
  }
  expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(6);
  expect(answers.at(-1)).toBe(429);
});

test('R25 the secret is sealed, for its holder alone, and opens after a rotation of the key', () => {
  const [first, second] = [
    'the first key of these tests, 48 characters long ok',
    'the second key of these tests, also long enough',
  ];
  const sealed = sealSecret(sessionKeys(first), 'a', 'JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret(sessionKeys(second, first), 'a', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(openSecret(sessionKeys(first), 'b', sealed)).toBeNull();
  expect(openSecret(sessionKeys(second), 'a', sealed)).toBeNull();
  expect(isSealedWithOldKey(sessionKeys(second, first), 'a', sealed)).toBe(true);
  expect(isSealedWithOldKey(sessionKeys(first, second), 'a', sealed)).toBe(false);
});

test('R25 after a rotation of the key what was sealed with the old one is sealed anew, and codes go on working', async () => {
  const rotated = sessionKeys(
    'a newer key of the product in memory, 48 characters',
    'the key of the product in memory, 48 characters long',
  );
  const client = product.client();
  const { account, code, recoveryCodes } = await buildStaff(product, client);
  await product.db.platformTransaction((tx) => resealSecondFactors(tx, rotated));
  const [row] = await product.db.platformRead((reader) =>
    reader.query<{ sealed: Buffer }>('select sealed from second_factor where user_id = $1', [account.userId]),
  );
  const [newest] = rotated;
  expect(openSecret([newest], account.userId, Buffer.from(row?.sealed ?? ''))).toMatch(/^[A-Z2-7]{32}$/);
  const act = (sessionId: string) => ({
    userId: account.userId,
    sessionId,
    keys: [newest] as const,
    moment: { now: product.clock.now(), newId: product.newId, requestId: 'test' },
  });
  product.pass(minute);
  const [session] = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>('select id from user_session where user_id = $1', [account.userId]),
  );
  for (const one of [code(), recoveryCodes[0] ?? ''])
    expect(
      await product.db.platformTransaction((tx) => checkSecondFactor(tx, act(session?.id ?? ''), one)),
    ).toBeNull();
});
