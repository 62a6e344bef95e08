import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { ownPage, signIn } from './builders.ts';

const second = 1_000;
const day = 86_400 * second;

let product: TestProduct;
let account: { userId: string; email: string; password: string };
beforeAll(async () => {
  product = await openTestProduct();
  account = (await buildOrganization(product)).members.owner;
});
afterAll(() => product.close());

const signedIn = async (): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, account);
  return client;
};

const renew = (client: TestClient, cookie?: string) =>
  client.post('auth/users/renew-token', {
    headers: { ...ownPage, ...(cookie === undefined ? {} : { cookie: `rt=${cookie}` }) },
  });

const tokenOf = (client: TestClient): string => client.cookies.get('rt') ?? '';

const dead = { status: 401, text: '{"message":"refresh.token-invalid"}' };

describe('R14 renewal', () => {
  test('S1 a chain of renewals works and every older token is dead', async () => {
    const client = await signedIn();
    const spent: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      spent.push(tokenOf(client));
      expect((await renew(client)).status).toBe(200);
    }
    expect(new Set(spent).size).toBe(100);
    expect(await renew(product.client(), spent[40])).toMatchObject(dead);
    expect(await renew(client)).toMatchObject(dead);
    expect(client.cookies.has('rt')).toBe(false);
  });

  test('S2 a token used again after the grace ends its session, the newest token too', async () => {
    const client = await signedIn();
    const first = tokenOf(client);
    client.token = (await renew(client)).json<{ token: string }>().data.token;
    expect((await client.get('auth/users/me')).status).toBe(200);
    product.pass(31 * second);
    expect(await renew(product.client(), first)).toMatchObject(dead);
    expect(await renew(client)).toMatchObject(dead);
    expect((await client.get('auth/users/me')).status).toBe(401);
    const events = await product.db.platformRead((reader) =>
      reader.query<{ action: string }>(
        `select action from account_event where user_id = $1 and action = 'session.reuse'`,
        [account.userId],
      ),
    );
    expect(events.length).toBeGreaterThanOrEqual(1);
  });

  test('S3 one token twenty times at once gives twenty answers and one successor', async () => {
    const token = tokenOf(await signedIn());
    const tabs = Array.from({ length: 20 }, () => product.client());
    const answers = await Promise.all(tabs.map((tab) => renew(tab, token)));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map(tokenOf)).size).toBe(1);
    expect((await renew(tabs[7] ?? product.client())).status).toBe(200);
  });

  test.each([
    { late: 5, status: 200 },
    { late: 29, status: 200 },
    { late: 40, status: 401 },
  ])('S4 a lost answer asked for again after $late s answers $status', async ({ late, status }) => {
    const token = tokenOf(await signedIn());
    await renew(product.client(), token);
    product.pass(late * second);
    expect((await renew(product.client(), token)).status).toBe(status);
  });

  test('S5 a token whose successor was used is reuse, however soon', async () => {
    const client = await signedIn();
    const first = tokenOf(client);
    await renew(client);
    await renew(client);
    product.pass(3 * second);
    expect(await renew(product.client(), first)).toMatchObject(dead);
    expect(await renew(client)).toMatchObject(dead);
  });

  test.each([3_600, -3_600])('S1 S3 S5 hold while the clock jumps by %i s', async (jump) => {
    const client = await signedIn();
    const first = tokenOf(client);
    const tabs = Array.from({ length: 3 }, () => product.client());
    for (const tab of tabs) expect((await renew(tab, first)).status).toBe(200);
    client.cookies.set('rt', tokenOf(tabs[0] ?? client));
    product.setClock(jump * second);
    expect((await renew(client)).status).toBe(200);
    expect((await renew(client)).status).toBe(200);
    expect(await renew(product.client(), first)).toMatchObject(dead);
    expect(await renew(client)).toMatchObject(dead);
    product.setClock(-jump * second);
    expect(await renew(client)).toMatchObject(dead);
  });

  test('S7 while the database is away renewal answers 503, and the same cookie works afterwards', async () => {
    const client = await signedIn();
    const token = tokenOf(client);
    product.cutDatabase(true);
    const answer = await renew(client);
    product.cutDatabase(false);
    expect(answer).toMatchObject({ status: 503, text: '{"message":"service.unavailable"}' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['retry-after']).toBeDefined();
    expect(tokenOf(client)).toBe(token);
    expect((await renew(client)).status).toBe(200);
  });
});

test('R15 rounds of ten renewals with a tenth of the answers lost force no logout and leave one successor', async () => {
  const client = await signedIn();
  for (let round = 0; round < 20; round += 1) {
    const token = tokenOf(client);
    const tabs = Array.from({ length: 10 }, () => product.client());
    const answers = await Promise.all(tabs.map((tab) => renew(tab, token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const heard = tabs.filter((_, index) => (index + round) % 10 !== 0).map(tokenOf);
    expect(new Set(heard).size).toBe(1);
    client.cookies.set('rt', heard[0] ?? '');
  }
  expect((await renew(client)).status).toBe(200);
}, 60_000);

describe('a renewal asked for by another site', () => {
  test.each([
    ['another origin', { origin: 'https://evil.test', 'content-type': 'application/json' }],
    ['a form', { origin: 'http://localhost', 'content-type': 'text/plain' }],
    ['no origin and no word of the browser', { 'content-type': 'application/json' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }],
    ['a null origin', { origin: 'null', 'content-type': 'application/json' }],
  ])('is refused: %s', async (_name, headers) => {
    const client = await signedIn();
    const token = tokenOf(client);
    const answer = await client.post('auth/users/renew-token', { headers });
    expect(answer).toMatchObject({ status: 403, text: '{"message":"permission.required"}' });
    expect(tokenOf(client)).toBe(token);
  });

  test('is let in without an origin when the browser calls it same-origin', async () => {
    const client = await signedIn();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    expect((await client.post('auth/users/renew-token', { headers })).status).toBe(200);
  });
});

describe('the ends of a session', () => {
  test('R17 it ends after 14 days unused, after 30 days at all, and clock jumps do not make it immortal', async () => {
    const idle = await signedIn();
    product.setClock(14 * day);
    expect((await renew(idle)).status).toBe(401);
    const used = await signedIn();
    for (let week = 0; week < 4; week += 1) {
      product.setClock(7 * day);
      expect((await renew(used)).status).toBe(200);
    }
    product.setClock(2 * day);
    expect((await renew(used)).status).toBe(401);
    const jumped = await signedIn();
    product.setClock(-3_600 * second);
    expect((await renew(jumped)).status).toBe(200);
    product.setClock(10 * 365 * day);
    expect((await renew(jumped)).status).toBe(401);
  });

  test('S8 of a deleted or disabled user neither cookie nor token works', async () => {
    for (const change of [
      'delete from user_account where id = $1',
      'update user_account set disabled_at = now() where id = $1',
    ]) {
      const member = (await buildOrganization(product)).members.editor;
      const client = product.client();
      await signIn(client, member);
      await product.db.platformTransaction((tx) => tx.query(change, [member.userId]));
      product.pass(second);
      expect((await client.get('auth/users/me')).status).toBe(401);
      expect((await renew(client)).status).toBe(401);
    }
  });

  test('the twenty-first sign-in ends the oldest session', async () => {
    const member = (await buildOrganization(product)).members.editor;
    const clients: TestClient[] = [];
    for (let count = 0; count < 21; count += 1) {
      const client = product.client();
      await signIn(client, member);
      clients.push(client);
      product.pass(second);
    }
    const statuses = await Promise.all(clients.map(async (client) => (await renew(client)).status));
    expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
  });
});
