import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { homePath } from '#platform/wire/doors.ts';
import { sendPushHandler } from './jobs-notice.ts';

let product: TestProduct;
let tag = '';
let phone = '';
let count = 0;
beforeAll(async () => (product = await openTestProduct()));
beforeEach(() => {
  count += 1;
  tag = `pixel-${count}`;
  phone = `token:${count}`;
});
afterAll(() => product.close());

interface Person {
  readonly account: BuiltAccount;
  readonly client: TestClient;
}

const person = async (): Promise<Person> => {
  const account = await buildAccount(product);
  const client = product.client();
  await signIn(client, account);
  return { account, client };
};

const register = ({ client }: Person, fcmToken = phone) =>
  client.send('PUT', `notification-generator/devices/${tag}`, { body: { fcmToken } });
const logIn = ({ client }: Person, isLoggedIn: unknown = true) =>
  client.send('PUT', `notification-generator/devices/${tag}/login`, { body: { isLoggedIn } });

/** What reaches a phone when a push for the person leaves. */
const pushed = async ({ account }: Person, outcome: 'sent' | 'gone' = 'sent'): Promise<string[]> => {
  const reached: string[] = [];
  const push = {
    send: async ({ token }: { readonly token: string }) => {
      reached.push(token);
      return outcome;
    },
  };
  const handler = sendPushHandler({ ...product, push });
  const payload = { deviceTag: tag, userId: account.userId, title: 't', body: 'b', path: homePath() };
  await handler.run(payload, { signal: new AbortController().signal, id: 'job' });
  return reached;
};

describe('R28 a device', () => {
  test('R28 gets pushes once its holder has registered it and is signed in on it', async () => {
    const anna = await person();
    expect((await logIn(anna)).text).toBe('{"message":"device.not_exist"}');
    expect((await register(anna)).json().data).toEqual({ deviceTag: tag, isLoggedIn: false });
    expect(await pushed(anna)).toEqual([]);
    expect((await logIn(anna)).json().data).toEqual({ deviceTag: tag, isLoggedIn: true });
    expect(await pushed(anna)).toEqual([phone]);
    expect((await register(anna, `${phone}-new`)).json().data).toEqual({ deviceTag: tag, isLoggedIn: true });
    expect(await pushed(anna)).toEqual([`${phone}-new`]);
  });

  test.each([['true'], [1], [null], [undefined], [[true]], [{}], ['']])(
    'R28 takes nothing but true and false for signed in: %j',
    async (isLoggedIn) => {
      const anna = await person();
      await register(anna);
      const body = isLoggedIn === undefined ? {} : { isLoggedIn };
      const path = `notification-generator/devices/${tag}/login`;
      expect((await anna.client.send('PUT', path, { body })).status).toBe(400);
    },
  );

  test('R28 of somebody else is like none, whichever way it is flipped, and nothing of it changes', async () => {
    const [anna, bo] = [await person(), await person()];
    await register(anna);
    await logIn(anna);
    const none = await bo.client.send('PUT', 'notification-generator/devices/no-such-phone/login', {
      body: { isLoggedIn: true },
    });
    for (const answer of [await logIn(bo, true), await logIn(bo, false), await register(bo, 'another')])
      expect([answer.status, answer.text]).toEqual([none.status, none.text]);
    expect(await pushed(bo)).toEqual([]);
    expect(await pushed(anna)).toEqual([phone]);
  });

  test('R28 moves to who signs in on the same phone, and the one before gets nothing any more', async () => {
    const [anna, bo] = [await person(), await person()];
    await register(anna);
    await logIn(anna);
    expect((await register(bo)).json().data).toEqual({ deviceTag: tag, isLoggedIn: false });
    await logIn(bo);
    expect(await pushed(anna)).toEqual([]);
    expect(await pushed(bo)).toEqual([phone]);
    expect((await logIn(anna)).status).toBe(404);
  });

  test('R28 that nobody is signed in on any more may be taken by signing in', async () => {
    const [anna, bo] = [await person(), await person()];
    await register(anna);
    await logIn(anna);
    await logIn(anna, false);
    expect((await logIn(bo, false)).status).toBe(404);
    expect((await logIn(bo)).json().data).toEqual({ deviceTag: tag, isLoggedIn: true });
    expect(await pushed(anna)).toEqual([]);
  });

  test.each(['logout', 'fourteen days unused'])('R28 gets no push after %s', async (how) => {
    const anna = await person();
    await register(anna);
    await logIn(anna);
    expect(await pushed(anna)).toEqual([phone]);
    if (how === 'logout')
      await anna.client.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    else product.pass(14 * 86_400_000);
    expect(await pushed(anna)).toEqual([]);
  });

  test('R28 whose app is gone is forgotten, and one phone is not two devices', async () => {
    const anna = await person();
    await register(anna);
    await logIn(anna);
    expect(await pushed(anna, 'gone')).toEqual([phone]);
    expect((await logIn(anna)).status).toBe(404);
    await register(anna);
    const first = tag;
    tag = `${tag}-renamed`;
    await register(anna);
    tag = first;
    expect((await logIn(anna)).status).toBe(404);
  });
});
