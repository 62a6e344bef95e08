import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '#features/accounts/server/builders.ts';
import { signIn } from '#features/sessions/server/builders.ts';
import { openTestProduct } from '#test-product';
import type { TestProduct } from '#test-product';
import { buildStaff, enrolStaff } from './builders.ts';
import { makeStaff, resetSecondFactor } from './commands-staff.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const moment = () => ({ now: product.clock.now(), newId: product.newId });
const staff = { email: 'stina@krogkoll.example', name: 'Stina Stöd', password: 'Tranbär7Snickrar' };

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

test('R25 a reset takes the second factor from every session at once, and is for staff alone', async () => {
  const client = product.client();
  const { account } = await buildStaff(product, client);
  expect(await resetSecondFactor(product.db, account.email, moment())).toBe(true);
  expect((await client.get('support/customers')).text).toBe('{"message":"second_factor.required"}');
  const { email } = await buildAccount(product);
  expect(await resetSecondFactor(product.db, email, moment())).toBe(false);
});
