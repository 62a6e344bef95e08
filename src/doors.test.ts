import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, lettersTo, linkTo, solvedCaptcha } from '#features/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/accounts/server/builders.ts';
import { runJob } from '#platform/server/testing/run-job.ts';
import { jobHandlers } from './compose.ts';
import { openTestProduct } from './test-product.ts';
import type { TestProduct } from './test-product.ts';
import { newcomer } from './test-samples.ts';

let product: TestProduct;
let address = 0;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

/** Each from a network of its own, so that the doors' limit is not what is measured. */
const somebody = () => product.client(`10.9.${Math.floor(address / 200)}.${1 + (address++ % 200)}`);

const signUp = async (changes: object = {}) =>
  somebody().post('auth/users/signup', {
    body: { ...newcomer, captchaToken: await solvedCaptcha(product, 'signup'), ...changes },
  });

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  product.db.platformRead((reader) => reader.query<Row>(sql, values));

describe('signing up', () => {
  test('makes an account that waits for its link, keeps consents with their time, and sends the letter', async () => {
    const answer = await signUp({
      email: 'Maja@FISK.example',
      marketingAccepted: true,
      phone: '070-174 06 05',
    });
    expect(answer.status).toBe(201);
    expect(answer.json().data).toEqual({ email: 'Maja@FISK.example', verified: false });
    const [account] = await rows<{ id: string; phone: string }>(
      `select id, full_name, area_code, phone, language, company_name, company_role, onboarding_status, email_verified_at
       from user_account where lower(email) = 'maja@fisk.example'`,
    );
    expect(account).toMatchObject({
      full_name: 'Astrid Öhrnström',
      area_code: '+46',
      phone: '701740605',
      company_name: 'Fiskhuset AB',
      onboarding_status: 'START_ONBOARDING',
      email_verified_at: null,
    });
    const at = product.clock.now();
    expect(
      await rows('select kind, given, at from account_consent where user_id = $1 order by kind', [
        account?.id,
      ]),
    ).toEqual([
      { kind: 'gdpr', given: true, at },
      { kind: 'marketing', given: true, at },
      { kind: 'terms', given: true, at },
    ]);
    expect((await lettersTo(product, 'maja@fisk.example')).map(({ subject }) => subject)).toEqual([
      'Bekräfta din e-post',
    ]);
  });

  test.each([
    [{ phone: '123' }, 'phone', 'invalid'],
    [{ areaCode: '46' }, 'areaCode', 'invalid'],
    [{ phone: '+45 32 12 34 56' }, 'phone', 'invalid'],
    [{ termsAccepted: false }, 'termsAccepted', 'invalid'],
    [{ companyName: undefined }, 'companyName', 'required'],
    [{ companyRole: 'emperor' }, 'companyRole', 'invalid'],
    [{ firstName: ' ' }, 'firstName', 'invalid'],
    [{ lastName: 'Ek\r\nBcc: all@victims.example' }, 'lastName', 'invalid'],
    [{ email: 'no-address' }, 'email', 'invalid'],
    [{ password: 'Sommar2026' }, 'password', 'too_common'],
    [{ password: 'Fiskhuset1' }, 'password', 'too_common'],
    [{ password: 'aB3' }, 'password', 'too_short'],
    [{ password: 'abcdefghijkl' }, 'password', 'invalid'],
  ])('refuses %j at its field', async (change, field, code) => {
    const answer = await signUp(change);
    expect([answer.status, answer.json().message, Object.keys(answer.json().errors ?? {})]).toEqual([
      400,
      'bad.request',
      [field],
    ]);
    expect([code, 'required']).toContain(answer.json().errors?.[field]);
  });

  test('R22 says that an account exists, and only for a solved captcha each time', async () => {
    const { email } = await buildAccount(product);
    const captchaToken = await solvedCaptcha(product, 'signup');
    const first = await signUp({ email: email.toUpperCase(), captchaToken });
    expect([first.status, first.json().message]).toEqual([409, 'user.already_exists']);
    expect((await signUp({ email, captchaToken })).json().message).toBe('captcha.invalid');
  });

  test('is closed by a setting, and says whom to ask', async () => {
    const signUpInfo = { open: false, supportPhone: '08-123', supportEmail: 'a@b.example' };
    const closed = await openTestProduct({ replace: () => ({ signUpInfo }) });
    expect((await closed.client().get('auth/users/signup')).json().data).toEqual(signUpInfo);
    const captchaToken = await solvedCaptcha(closed, 'signup');
    const answer = await closed.client().post('auth/users/signup', { body: { ...newcomer, captchaToken } });
    expect([answer.status, answer.json().message]).toEqual([403, 'sign_up.closed']);
    await closed.close();
  });
});

describe('R23 captchaToken', () => {
  const doors = ['signup', 'verification-email', 'forgot-password'] as const;
  const knock = (door: (typeof doors)[number], captchaToken: string) =>
    somebody().post(`auth/users/${door}`, {
      body: door === 'signup' ? { ...newcomer, captchaToken } : { email: 'nobody@krog.test', captchaToken },
    });

  test.each(doors)('of %s counts once, for it alone, until it ends', async (door) => {
    const token = await solvedCaptcha(product, door);
    const answers = await Promise.all([knock(door, token), knock(door, token), knock(door, token)]);
    expect(answers.filter(({ status }) => status < 300 || status === 409)).toHaveLength(1);
    for (const other of doors.filter((each) => each !== door))
      expect((await knock(door, await solvedCaptcha(product, other))).json().message).toBe('captcha.invalid');
    const old = await solvedCaptcha(product, door);
    product.pass(21 * 60_000);
    expect((await knock(door, old)).json().message).toBe('captcha.invalid');
  });

  test('that was made up, changed or not solved is refused, and a missing one too', async () => {
    const read = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());
    const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const good = read(await solvedCaptcha(product, 'forgot-password'));
    const { parameters } = good.challenge;
    for (const token of [
      '',
      'x',
      write(null),
      write({ ...good, solution: { counter: 7, derivedKey: '00'.repeat(32) } }),
      write({ ...good, solution: { counter: -1, derivedKey: good.solution.derivedKey.toUpperCase() } }),
      write({ ...good, challenge: { parameters } }),
      write({
        ...good,
        challenge: { ...good.challenge, parameters: { ...parameters, keySignature: undefined } },
      }),
      write({
        ...good,
        challenge: {
          ...good.challenge,
          parameters: { ...parameters, data: { action: 'signup', until: 9e9 } },
        },
      }),
      write({ ...good, challenge: { ...good.challenge, parameters: { ...parameters, cost: 1 } } }),
    ])
      expect((await knock('forgot-password', token)).json().message).toBe('captcha.invalid');
    const missing = await somebody().post('auth/users/forgot-password', {
      body: { email: 'nobody@krog.test' },
    });
    expect(missing.json()).toMatchObject({ message: 'bad.request', errors: { captchaToken: 'required' } });
  });

  test('is solved by searching, as a browser does', async () => {
    const { solveChallenge } = await import('altcha-lib');
    const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
    const challenge = (await somebody().get('auth/captcha?action=forgot-password')).json<never>().data;
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(50);
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect((await knock('forgot-password', token)).status).toBe(200);
  });
});

/** Asks for a link and lets the work after the answer happen. */
const ask = async (door: 'verification-email' | 'forgot-password', email: string) => {
  const captchaToken = await solvedCaptcha(product, door);
  const answer = await somebody().post(`auth/users/${door}`, { body: { email, captchaToken } });
  const [account] = await rows<{ id: string }>('select id from user_account where lower(email) = lower($1)', [
    email,
  ]);
  const kind = door === 'forgot-password' ? 'reset' : 'verify';
  if (account !== undefined) await runJob(jobHandlers(product), 'send-link', { userId: account.id, kind });
  return answer;
};

const unverified = (): Promise<BuiltAccount> => buildAccount(product, { emailVerified: false });
const post = (door: string, body: object) => somebody().post(`auth/users/${door}`, { body });

describe('R24 links in letters', () => {
  test('verify an address once, however often they were fetched before', async () => {
    const account = await unverified();
    await ask('verification-email', account.email);
    const token = await linkTo(product, account.email);
    for (let fetch = 0; fetch < 3; fetch += 1) await somebody().get(`/verify?token=${token}`);
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

  test('stand in the database as hashes only, and no token of theirs opens a call', async () => {
    const account = await unverified();
    await ask('verification-email', account.email);
    const token = await linkTo(product, account.email);
    const dump = await rows<{ row: string }>(
      `select l::text as row from account_link l union all select m::text from outgoing_mail m
       union all select e::text from account_event e`,
    );
    expect(dump.map(({ row }) => row).join()).not.toContain(token);
    const bearer = somebody();
    bearer.token = token;
    expect((await bearer.get('auth/users/me')).json().message).toBe('user.unauthorized');
  });

  test('of a reset set a password that keeps the rule and differs, and end everything else', async () => {
    const account = await buildAccount(product);
    const browser = product.client('10.8.0.1');
    const signIn = () =>
      browser.post('auth/users/login', { body: { email: account.email, password: account.password } });
    browser.token = (await signIn()).json<{ token: string }>().data.token;
    await ask('forgot-password', account.email);
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
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await browser.get('auth/users/me')).status).toBe(401);
    expect(
      (
        await browser.post('auth/users/renew-token', {
          headers: { origin: 'http://localhost', 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(401);
    expect((await signIn()).json().message).toBe('user.credential-error');
    expect((await post('login', { email: account.email, password })).status).toBe(200);
    const letters = await lettersTo(product, account.email);
    expect(letters.map(({ kind }) => kind)).toEqual(['reset-password', 'security-notice']);
  });
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
    for (let turn = 0; turn < 40; turn += 1) {
      await ask('forgot-password', account.email);
      product.pass(1_000);
    }
    const [{ id = '' } = {}] = await rows<{ id: string }>(
      `select id from user_account where email = 'flooded@krog.test'`,
    );
    for (let turn = 0; turn < 960; turn += 1)
      await runJob(jobHandlers(product), 'send-link', { userId: id, kind: 'reset' });
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
