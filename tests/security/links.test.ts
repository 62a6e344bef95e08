import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildAccount,
  lettersTo,
  linkTo,
  solvedCaptcha,
} from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import { runJob } from '#testing/run-job.ts';
import { product as house } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { verifyPath } from '#features/account/accounts/paths.ts';

let product: TestProduct;
let address = 0;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

/** Each from a network of its own, so that the doors' limit is not what is measured. */
const somebody = () => product.client(`10.9.${Math.floor(address / 200)}.${1 + (address++ % 200)}`);

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  product.db.platformRead((reader) => reader.query<Row>(sql, values));

/** Asks for a link and lets the work after the answer happen, a second after the last time. */
const ask = async (door: 'verification-email' | 'forgot-password', email: string) => {
  product.pass(1_000);
  const captchaToken = await solvedCaptcha(product, door);
  const answer = await somebody().post(`auth/users/${door}`, { body: { email, captchaToken } });
  const [account] = await rows<{ id: string }>('select id from user_account where lower(email) = lower($1)', [
    email,
  ]);
  const kind = door === 'forgot-password' ? 'reset' : 'verify';
  if (account !== undefined)
    await runJob(jobHandlersOf(house.features, product), 'send-link', { userId: account.id, kind });
  return answer;
};

const unverified = (): Promise<BuiltAccount> => buildAccount(product, { emailVerified: false });
const post = (door: string, body: object) => somebody().post(`auth/users/${door}`, { body });

describe('R24 links in letters', () => {
  test('verify an address once, however often they were fetched before', async () => {
    const account = await unverified();
    await ask('verification-email', account.email);
    const token = await linkTo(product, account.email);
    for (let fetch = 0; fetch < 3; fetch += 1) await somebody().get(`${verifyPath()}?token=${token}`);
    const { email, password } = account;
    expect((await post('login', { email, password })).json().message).toBe('email.not-verified');
    expect((await post('verify', { token })).json().data).toEqual({ email });
    expect((await post('login', { email, password })).status).toBe(200);
    expect((await post('verify', { token })).json().message).toBe('link.expired');
  });

  test('die when their time is over, when a newer one is sent, and open nothing of another kind', async () => {
    const account = await unverified();
    await ask('verification-email', account.email);
    const first = await linkTo(product, account.email);
    await ask('verification-email', account.email);
    const second = await linkTo(product, account.email);
    expect((await post('verify', { token: first })).json().message).toBe('link.expired');
    const password = 'Kantarell7Tisdag';
    expect((await post('reset-password', { token: second, password })).json().message).toBe('link.expired');
    expect((await post('confirm-email', { token: second })).json().message).toBe('link.expired');
    product.pass(24 * 3_600_000);
    expect((await post('verify', { token: second })).json().message).toBe('link.expired');
    await ask('forgot-password', account.email);
    const reset = await linkTo(product, account.email);
    expect((await post('verify', { token: reset })).json().message).toBe('link.expired');
    product.pass(30 * 60_000);
    expect((await post('reset-password', { token: reset, password })).json().message).toBe('link.expired');
  });

  test('R19 stand in the database as hashes only, and no token of theirs opens a call', async () => {
    const account = await unverified();
    await ask('verification-email', account.email);
    const token = await linkTo(product, account.email);
    const dump = await rows<{ row: string }>(
      `select l::text as row from account_link l union all select m::text from outgoing_mail m
       union all select e::text from account_event e`,
    );
    expect(dump.map(({ row }) => row).join()).not.toContain(token);
    const member = await buildAccount(product);
    await ask('forgot-password', member.email);
    const browser = product.client('10.8.0.2');
    await signIn(browser, member);
    const tokens = [token, await linkTo(product, member.email), ...browser.cookies.values()];
    expect(tokens).toHaveLength(4);
    const bearer = somebody();
    for (const each of tokens) {
      bearer.token = each;
      expect((await bearer.get('auth/users/me')).json().message).toBe('user.unauthorized');
    }
  });

  test('of a reset set a password that keeps the rule and differs, and end everything else', async () => {
    const account = await buildAccount(product);
    const browser = product.client('10.8.0.1');
    const signIn = () =>
      browser.post('auth/users/login', { body: { email: account.email, password: account.password } });
    browser.token = (await signIn()).json<{ token: string }>().data.token;
    await ask('forgot-password', account.email);
    product.pass(1_000);
    const token = await linkTo(product, account.email);
    expect((await post('reset-password', { token, password: 'Sommar2026' })).json().errors).toEqual({
      password: 'too_common',
    });
    expect((await post('reset-password', { token, password: account.password })).json().message).toBe(
      'password.unchanged',
    );
    const password = 'Kantarell7Tisdag';
    const both = await Promise.all([
      post('reset-password', { token, password }),
      post('reset-password', { token, password }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await browser.get('auth/users/me')).status).toBe(401);
    expect(
      (
        await browser.post('auth/users/renew-token', {
          headers: ownPage,
        })
      ).status,
    ).toBe(401);
    expect((await signIn()).json().message).toBe('user.credential-error');
    expect((await post('login', { email: account.email, password })).status).toBe(200);
    const letters = await lettersTo(product, account.email);
    // One tells of signing in elsewhere than where the password was set.
    expect(new Set(letters.map(({ subject }) => subject))).toEqual(
      new Set(['Välj ett nytt lösenord', 'Ditt lösenord är ändrat', 'Ny inloggning på ditt konto']),
    );
  });
});

test('R21 a stranger who goes on guessing keeps nobody out who can read their letters', async () => {
  const account = await buildAccount(product);
  const guess = () => post('login', { email: account.email, password: 'Guess7ing' });
  for (let turn = 0; turn < 6; turn += 1) await guess();
  await ask('forgot-password', account.email);
  const browser = somebody();
  const password = 'Kantarell7Tisdag';
  const token = await linkTo(product, account.email);
  const reset = await browser.post('auth/users/reset-password', { body: { token, password } });
  expect(reset.text).toBe(JSON.stringify({ data: { email: account.email } }));
  const body = { email: account.email, password };
  expect((await post('login', body)).status).toBe(429);
  expect((await browser.post('auth/users/login', { body })).status).toBe(200);
});

describe('R22 and R42 asking for links', () => {
  test.each(['verification-email', 'forgot-password'] as const)(
    '%s answers alike for everybody',
    async (door) => {
      const known = await buildAccount(product);
      const waiting = await unverified();
      const answers = [];
      for (const email of [known.email, waiting.email, 'nobody@krog.test'])
        answers.push(await ask(door, email));
      const comparable = answers.map(({ status, text, headers }) => ({
        status,
        text,
        headers: { ...headers, date: '', 'x-request-id': '' },
      }));
      expect(comparable[0]).toMatchObject({ status: 200, text: '{"data":{"sent":true}}' });
      for (const other of comparable) expect(other).toEqual(comparable[0]);
    },
  );

  test('takes the same steps for an address that nobody has', async () => {
    const steps: string[] = [];
    const watched = await openTestProduct({
      replace: ({ db }) => ({
        db: {
          ...db,
          platformRead: (work) => (steps.push('read'), db.platformRead(work)),
          platformTransaction: (work) =>
            db.platformTransaction((tx) => {
              steps.push('write');
              const send: typeof tx.jobs.send = (name, jobs) => (steps.push(name), tx.jobs.send(name, jobs));
              return work({ ...tx, jobs: { send } });
            }),
        },
      }),
    });
    const known = await buildAccount(watched);
    const stepsFor = async (email: string): Promise<string[]> => {
      const captchaToken = await solvedCaptcha(watched, 'forgot-password');
      steps.length = 0;
      const answer = await watched
        .client()
        .post('auth/users/forgot-password', { body: { email, captchaToken } });
      expect(answer.status).toBe(200);
      return [...steps];
    };
    expect(await stepsFor(known.email)).toEqual(['write', 'write', 'read', 'write', 'send-link']);
    expect(await stepsFor('nobody@krog.test')).toEqual(['write', 'write', 'read', 'write', 'send-link']);
    await watched.close();
  });

  test('a thousand times from a hundred networks sends three letters in an hour, whose last link works', async () => {
    const account = await buildAccount(product, { email: 'flooded@krog.test' });
    for (let turn = 0; turn < 40; turn += 1) await ask('forgot-password', account.email);
    const [flooded] = await rows<{ id: string }>(
      `select id from user_account where email = 'flooded@krog.test'`,
    );
    for (let turn = 0; turn < 960; turn += 1)
      await runJob(jobHandlersOf(house.features, product), 'send-link', {
        userId: flooded?.id,
        kind: 'reset',
      });
    expect(await lettersTo(product, account.email)).toHaveLength(3);
    const token = await linkTo(product, account.email);
    expect((await post('reset-password', { token, password: 'Kantarell7Tisdag' })).status).toBe(200);
  }, 120_000);

  test('from one network is made to wait', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 35; turn += 1) {
      const captchaToken = await solvedCaptcha(product, 'forgot-password');
      const answer = await product
        .client('10.77.0.1')
        .post('auth/users/forgot-password', { body: { email: `${turn}@krog.test`, captchaToken } });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
