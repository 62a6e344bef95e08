import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signAccessToken } from '#platform/server/session/sign-access-token.ts';
import { verifyAccessToken } from '#platform/server/session/verify-access-token.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { ownPage } from './builders.ts';
import { startSession } from './commands.ts';

const minute = 60_000;

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

test('R26 a session of staff acting as a customer says so in each token, ends after 30 minutes and gives no staff rights', async () => {
  const { newId, clock, keys } = product;
  const staff = await buildAccount(product, { staff: true });
  const customer = (await buildOrganization(product)).members.owner;
  const session = { userId: customer.userId, staff: false, impersonatedBy: staff.userId, userAgent: null };
  const started = await product.db.platformTransaction((tx) =>
    startSession(tx, session, { now: clock.now(), newId, requestId: 'test' }),
  );
  const client = product.client();
  client.cookies.set('rt', started.renewal);
  const end = Math.floor(clock.now().getTime() / 1_000) + 1_800;
  for (const wait of [0, 10, 19]) {
    product.pass(wait * minute);
    const answer = await client.post('auth/users/renew-token', { headers: ownPage });
    const token = answer.json<{ token: string }>().data.token;
    expect(await verifyAccessToken(keys, token, clock.now())).toMatchObject({
      sub: customer.userId,
      impersonatedUser: { id: customer.userId, name: 'Astrid Öhrnström' },
      act: { sub: staff.userId },
      impersonationExp: end,
    });
    client.token = token;
  }
  expect((await client.get('auth/users/me')).json().data).toMatchObject({ id: customer.userId });
  const pretending = { userId: customer.userId, sessionId: started.sessionId, tokenId: newId() };
  const unmarked = product.client();
  unmarked.token = await signAccessToken(keys, pretending, clock.now());
  expect((await unmarked.get('auth/users/me')).status).toBe(401);
  product.pass(2 * minute);
  expect((await client.get('auth/users/me')).status).toBe(401);
  expect((await client.post('auth/users/renew-token', { headers: ownPage })).status).toBe(401);
});
