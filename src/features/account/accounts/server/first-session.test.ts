import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { makeLink } from './commands-links.ts';
import { buildAccount } from './builders.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

/** Somebody who has signed up, with what their browser and their letter hold. */
const signedUp = async () => {
  const account = await buildAccount(product, { emailVerified: false, onboardingStatus: 'START_ONBOARDING' });
  const link = (kind: 'start' | 'verify') =>
    product.db.platformTransaction((tx) =>
      makeLink(tx, { userId: account.userId, kind }, product.clock.now()),
    );
  return { ...account, startToken: await link('start'), letter: await link('verify') };
};
const open = (startToken: string, client = product.client()) =>
  client.post('auth/users/first-session', { body: { startToken } });
const prove = (token: string) => product.client().post('auth/users/verify', { body: { token } });
const expired = '{"message":"link.expired"}';

test('the browser that signed up is signed in once the address is proven, and not before', async () => {
  const { startToken, letter, userId } = await signedUp();
  const client = product.client();
  const early = await open(startToken, client);
  expect([early.status, early.text]).toEqual([200, '{"data":{"session":null}}']);
  expect(early.headers['set-cookie']).toBeUndefined();
  expect((await prove(letter)).status).toBe(200);
  const answer = await open(startToken, client);
  const { session } = answer.json<{ session: { token: string; user: { id: string } } }>().data;
  expect(session.user.id).toBe(userId);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^device=/),
    expect.stringMatching(/^rt=/),
  ]);
  client.token = session.token;
  expect((await client.get('auth/users/me')).status).toBe(200);
  expect((await open(startToken)).text).toBe(expired);
});

test('neither the letter alone nor another kind of link opens a session', async () => {
  const { letter, startToken } = await signedUp();
  expect((await open(letter)).text).toBe(expired);
  expect((await prove(startToken)).text).toBe(expired);
  expect((await open('none')).text).toBe(expired);
});

test('of two tries at once one is signed in', async () => {
  const { startToken, letter } = await signedUp();
  await prove(letter);
  const answers = await Promise.all([open(startToken), open(startToken)]);
  expect(answers.filter(({ text }) => text === expired)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('it ends after a day, with a new password, and for who is disabled', async () => {
  const [late, disabled] = [await signedUp(), await signedUp()];
  await prove(late.letter);
  await prove(disabled.letter);
  await product.db.platformTransaction((tx) =>
    tx.query('update user_account set disabled_at = now() where id = $1', [disabled.userId]),
  );
  expect((await open(disabled.startToken)).text).toBe(expired);
  product.pass(24 * 3_600_000 + 1);
  expect((await open(late.startToken)).text).toBe(expired);
});
