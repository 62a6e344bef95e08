import { testPassword } from '#testing/world/password.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { buildStaff, enrolStaff } from './builders.ts';
import { makeStaff, resetSecondFactor } from './commands-staff.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const moment = () => ({ now: product.clock.now(), newId: product.newId });
const staff = { email: 'stina@krogkoll.example', name: 'Stina Stöd', password: testPassword };

test('staff made on the command line sign in and set up their second factor', async () => {
  expect(await makeStaff(product.db, { ...staff, password: 'Sommar2026' }, moment())).toMatchObject({
    code: 'bad.request',
    errors: { password: 'too_common' },
  });
  expect(await makeStaff(product.db, { ...staff, email: 'stina' }, moment())).toMatchObject({
    errors: { email: 'invalid' },
  });
  expect(await makeStaff(product.db, staff, moment())).toMatch(/^[0-9a-f-]{36}$/);
  expect(await makeStaff(product.db, staff, moment())).toMatchObject({ code: 'user.already_exists' });
  const client = product.client();
  await signIn(client, staff);
  await enrolStaff(product, client);
  expect((await client.get('support/customers')).status).toBe(200);
});

test('R25 a reset takes the second factor and ends every session at once, and is for staff alone', async () => {
  const client = product.client();
  const { account } = await buildStaff(product, client);
  expect(await resetSecondFactor(product.db, account.email, moment())).toBe(true);
  await expect.poll(async () => (await client.get('support/customers')).status).toBe(401);
  await signIn(client, account);
  expect((await client.get('support/customers')).text).toBe('{"message":"second_factor.required"}');
  const { email } = await buildAccount(product);
  expect(await resetSecondFactor(product.db, email, moment())).toBe(false);
});

describe('R26 a visit', () => {
  const reason = 'Ringde om fakturor som saknas';
  const visit = async (client: TestClient, userId: string): Promise<TestClient> => {
    const body = { userId, reason, warningAccepted: true };
    const answer = await client.post('support/impersonations', { body });
    expect(answer.status).toBe(200);
    client.token = answer.json<{ token: string }>().data.token;
    return client;
  };

  test('R26 of two that one session begins at once, one begins', async () => {
    const client = product.client();
    await buildStaff(product, client);
    const customers = [await buildAccount(product), await buildAccount(product)];
    const answers = await Promise.all(
      customers.map(({ userId }) =>
        client.post('support/impersonations', { body: { userId, reason, warningAccepted: true } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, expect.toBeOneOf([401, 403])]);
  });

  test.each([
    ['are disabled', 'update user_account set disabled_at = now() where id = $1'],
    ['are staff no more', 'update user_account set staff = false where id = $1'],
    ['are deleted', 'delete from user_account where id = $1'],
  ])('R17 R26 is over when the staff in it %s', async (_what, change) => {
    const client = product.client();
    const { account } = await buildStaff(product, client);
    await visit(client, (await buildAccount(product)).userId);
    await product.db.platformTransaction((tx) => tx.query(change, [account.userId]));
    product.pass(1_000);
    await expect.poll(async () => (await client.get('auth/users/me')).status, { timeout: 5_000 }).toBe(401);
    expect((await client.post('auth/users/renew-token', { headers: ownPage })).status).toBe(401);
  });

  test('R17 is over when the staff in it get a new password', async () => {
    const client = product.client();
    const { account } = await buildStaff(product, client);
    await visit(client, (await buildAccount(product)).userId);
    const elsewhere = product.client();
    await signIn(elsewhere, account);
    const body = { oldPassword: account.password, password: 'Kantarell7Tisdag' };
    const changed = await elsewhere.send('PUT', 'auth/users/password', { body });
    expect(changed.json().data).toEqual({ ended: 1 });
    await expect.poll(async () => (await client.get('auth/users/me')).status).toBe(401);
  });

  test('takes no session from a customer who has twenty', async () => {
    const customer = await buildAccount(product);
    const first = product.client();
    await signIn(first, customer);
    for (let count = 1; count < 20; count += 1) await signIn(product.client(), customer);
    const client = product.client();
    await buildStaff(product, client);
    await visit(client, customer.userId);
    expect((await first.post('auth/users/renew-token', { headers: ownPage })).status).toBe(200);
  });
});
