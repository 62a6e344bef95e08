import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownPage } from '#features/account/sessions/server/builders.ts';
import { loadTestServer } from '#platform/server/config.ts';
import { openFaultProxy } from '#testing/peers/fault-proxy.ts';
import type { FaultProxy } from '#testing/peers/fault-proxy.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { asksInVain } from '#testing/requests/asks-in-vain.ts';
import { routes } from '#testing/requests/samples.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

const proxies: FaultProxy[] = [];
let tenants: Tenants;
let owner: TestClient;

beforeAll(async () => {
  tenants = await openTenants({
    through: async (url) => {
      const proxy = await openFaultProxy(new URL(url));
      proxies.push(proxy);
      return proxy.url;
    },
  });
  owner = tenants.clientOf('owner');
  await tenants.quiet();
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  for (const proxy of proxies) proxy.close();
});

const expectAway = (said: string, { status, text, headers }: TestAnswer): void =>
  expect([said, status, text, headers['retry-after'], headers['content-type']]).toEqual([
    said,
    503,
    '{"message":"service.unavailable"}',
    '2',
    'application/json; charset=utf-8',
  ]);

/** Routes that answer without the database: pages, the document of the API, constants. */
const alone = new Set([
  'platform.openApi',
  'api.readOpenApi',
  // Refused before anything is asked: the one from afar, the others unsigned.
  'platform.metrics',
  'accessPoint.pushDocument',
  'accessPoint.hearArrival',
  'powerOfAttorney.hearProvider',
  'sharedBilling.hearPayments',
  // Says settings alone, makes a challenge out of nothing, or refuses what is no solved one.
  'platform.readSupport',
  'accounts.readSignUp',
  'accounts.readCaptcha',
  'accounts.signUp',
  'accounts.sendVerification',
  'accounts.forgotPassword',
  'sessions.logout',
  'sessions.newLogout',
  'sessions.confirmLogout',
  // Says settings alone; a text that is no token of ours is refused unasked.
  'oauth.exchange',
  'oauth.revoke',
  'oauth.describeServer',
  'oauth.describeResource',
  'oauth.describeAssistants',
  'unsubscribe.askToUnsubscribe',
  'unsubscribe.unsubscribe',
  // Needs a session alone, which is remembered for a second.
  'suppliers.listCategories',
]);
const needing = routes.filter(({ entry, name }) => entry.replyAs !== 'events' && !alone.has(name));
const reading = needing.filter(
  ({ entry, name }) => entry.method === 'GET' && entry.access !== 'staff' && !asksInVain.has(name),
);

describe('R53 a database that is away', () => {
  test('R53 every route says so as JSON, writes nothing, and works again at once', async () => {
    const before = await tenants.books();
    const client = await tenants.enter(tenants.own.members.owner, tenants.units.own);
    tenants.product.pass(1_500);
    tenants.product.cutDatabase(true);
    for (const route of needing.filter(({ name }) => name !== 'sessions.renewToken'))
      expectAway(route.name, await sendRoute(client, route, tenants.ids.own));
    const cookies = [...client.cookies];
    expectAway('renewal', await client.post(contract.sessions.renewToken.path, { headers: ownPage }));
    // Not a 401, and the cookie stays: nobody is signed out by an outage.
    expect([...client.cookies]).toEqual(cookies);
    tenants.product.cutDatabase(false);
    expect(await tenants.books()).toEqual(before);
    for (const route of reading)
      expect([route.name, (await sendRoute(client, route, tenants.ids.own)).status]).toEqual([
        route.name,
        200,
      ]);
    const renewed = await client.post(contract.sessions.renewToken.path, { headers: ownPage });
    expect(renewed.status).toBe(200);
  });
});

let year = 3000;

const sendDeal = (key: string, at: number): Promise<TestAnswer> =>
  owner.post(contract.deals.createDeal.path, {
    headers: { 'idempotency-key': key },
    body: {
      articleId: tenants.ids.own.article,
      price: '10',
      validFrom: `${at}-01-01`,
      validTo: `${at}-12-31`,
    },
  });

const deals = async (): Promise<number> =>
  (await owner.get(contract.deals.listDeals.path)).json<{ total: number }>().data.total;

/** Everything at once: each answer comes within 10 s and is right, or says that we are away. */
const traffic = async (): Promise<Set<number>> => {
  const key = randomUUID();
  const at = (year += 1);
  const start = performance.now();
  const answers = await Promise.all([
    ...reading.map((route) => sendRoute(owner, route, tenants.ids.own)),
    sendDeal(key, at),
  ]);
  expect(performance.now() - start).toBeLessThan(10_000);
  for (const answer of answers) {
    if (answer.status === 503) expectAway('faulty', answer);
    else expect([answer.text, [200, 201].includes(answer.status)]).toEqual([answer.text, true]);
  }
  return new Set(answers.map(({ status }) => status));
};

const healthy = async (): Promise<void> => {
  await expect
    .poll(async () => (await tenants.product.client().get('/api/health')).status, { timeout: 5_000 })
    .toBe(200);
};

describe.skipIf(loadTestServer() === undefined)('R53 a PostgreSQL server behind a faulty line', () => {
  const line = (): FaultProxy => {
    const [proxy] = proxies;
    if (proxy === undefined) throw new Error('no line was opened');
    return proxy;
  };

  test.each(['refuse', 'stall'] as const)(
    'R53 that says %s is told within 10 s, and served 5 s after',
    async (fault) => {
      line().set(fault);
      if (fault === 'refuse') line().cut();
      expect([...(await traffic())]).toEqual([503]);
      line().set('open');
      line().cut();
      await healthy();
      await expect
        .poll(async () => [...(await traffic())].toSorted((a, b) => a - b), { timeout: 5_000 })
        .toEqual([200, 201]);
    },
    60_000,
  );

  test('R53 that is slow is waited for', async () => {
    line().delay(150);
    const statuses = await traffic();
    line().delay(0);
    expect([...statuses].every((status) => [200, 201, 503].includes(status))).toBe(true);
    await healthy();
  }, 60_000);

  test('R53 that is cut at any byte of a transaction leaves all of it or nothing', async () => {
    await healthy();
    for (const bytes of [1, 150, 700, 2_000, 4_500]) {
      const key = randomUUID();
      const at = (year += 1);
      const before = await deals();
      line().cutAfter(bytes);
      const first = await sendDeal(key, at);
      if (first.status !== 201) expectAway(`cut after ${bytes}`, first);
      line().cut();
      await healthy();
      // The same send again: done once, known as done, or known to be in the way of itself.
      const second = await sendDeal(key, at);
      expect([bytes, [201, 409, 503].includes(second.status)]).toEqual([bytes, true]);
      tenants.product.pass(61_000);
      const third = await sendDeal(key, at);
      expect([bytes, [201, 409].includes(third.status)]).toEqual([bytes, true]);
      expect([bytes, (await deals()) - before]).toEqual([bytes, 1]);
      owner = await tenants.enter(tenants.own.members.owner, tenants.units.own);
    }
  }, 120_000);
});
