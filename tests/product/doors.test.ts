import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, lettersTo, solvedCaptcha } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { newcomer } from '#testing/requests/accounts.ts';

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
    expect(answer.json().data).toEqual({
      email: 'Maja@FISK.example',
      verified: false,
      startToken: expect.stringMatching(/^[\w-]{43}$/),
    });
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
    [{ areaCode: '+999' }, 'phone', 'invalid'],
    [{ phone: '+45 32 12 34 56' }, 'phone', 'invalid'],
    [{ termsAccepted: false }, 'termsAccepted', 'invalid'],
    [{ companyName: undefined }, 'companyName', 'required'],
    [{ companyRole: 'emperor' }, 'companyRole', 'invalid'],
    [{ firstName: ' ' }, 'firstName', 'invalid'],
    [{ lastName: '\r\n\u202e' }, 'lastName', 'invalid'],
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

test('R42 a name stays on one line, whatever was written in it', async () => {
  const email = 'ek@victims.example';
  expect((await signUp({ email, lastName: 'Ek\r\nBcc: all@victims.example\u202e' })).status).toBe(201);
  const [account] = await rows<{ name: string }>(
    'select full_name as name from user_account where email = $1',
    [email],
  );
  expect(account?.name).toMatch(/ Ek Bcc: all@victims\.example$/);
});

describe('signing up by invitation', () => {
  test('gives the invited address, its role, and no letter to answer; the link counts once', async () => {
    const house = await buildOrganization(product);
    const [{ outletId, unitId }] = house.outlets;
    const owner = product.client('10.5.0.1');
    await signIn(owner, house.members.owner);
    owner.unitId = unitId;
    const guest = 'Guest@krog.test';
    await owner.post('team/invitations', {
      body: { email: guest, role: 'editor', outletIds: [outletId], language: 'en' },
    });
    const path = (await lettersTo(product, guest)).at(-1)?.button?.path ?? '';
    const invitationToken = /[\w-]{43}/.exec(path)?.[0] ?? '';
    const invited = (changes: object) =>
      signUp({ invitationToken, companyName: undefined, companyRole: undefined, ...changes });
    expect((await invited({ invitationToken: 'x'.repeat(43) })).json().message).toBe(
      'user.invitation_does_not_exists',
    );
    const another = await invited({ email: 'somebody@else.example' });
    expect([another.status, another.text]).toEqual([
      400,
      '{"message":"bad.request","errors":{"email":"mismatch"}}',
    ]);
    const answer = await invited({ email: guest.toUpperCase() });
    expect([answer.status, answer.json().data]).toMatchObject([201, { email: guest, verified: true }]);
    expect((await invited({ email: guest })).json().message).toBe('invitation_already_settled');
    const client = product.client('10.5.0.2');
    const user = await signIn(client, { email: guest, password: newcomer.password });
    expect(user.onboardingStatus).toBe('ONBOARDED');
    const roles = (await client.get('outlet-management/unit-less/outlet-roles')).json<{ role: string }[]>()
      .data;
    expect(roles).toMatchObject([{ role: 'editor', mainUnitId: unitId }]);
    expect(await lettersTo(product, guest)).toHaveLength(1);
  });
});
