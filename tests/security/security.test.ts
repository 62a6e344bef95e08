import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, lettersTo, linkTo } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { Profile } from '#features/account/settings/contract.ts';
import type { AccountExport, SessionShown } from '#features/account/settings/contract-security.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const browserOf = async (account: BuiltAccount, agent = firefox): Promise<TestClient> => {
  const client = product.client();
  const body = { email: account.email, password: account.password };
  const answer = await client.post('auth/users/login', { body, headers: { 'user-agent': agent } });
  client.token = answer.json<{ token: string }>().data.token;
  return client;
};
const status = async (client: TestClient) => (await client.get('auth/users/me')).status;
const renewal = async (client: TestClient) =>
  (await client.post('auth/users/renew-token', { headers: ownPage })).status;
const listed = async (client: TestClient) => (await client.get('auth/sessions')).json<SessionShown[]>().data;

describe('R18 sessions in Security', () => {
  test('are listed in words, the one used last first, and only the own ones', async () => {
    const account = await buildAccount(product);
    const first = await browserOf(account, 'curl/8.5.0');
    product.pass(60_000);
    const second = await browserOf(account);
    await browserOf(await buildAccount(product));
    expect(await listed(second)).toMatchObject([
      { browser: 'Firefox', system: 'Windows', current: true, bySupport: false },
      { browser: null, system: null, current: false },
    ]);
    expect((await listed(first)).map(({ current }) => current)).toEqual([false, true]);
  });

  test('end one by one or all others, with the password only, and never those of somebody else', async () => {
    const account = await buildAccount(product);
    const [one, two, three] = [await browserOf(account), await browserOf(account), await browserOf(account)];
    const stranger = await browserOf(await buildAccount(product));
    const victim = (await listed(one)).find(({ current }) => !current);
    const end = (client: TestClient, id: string | undefined, password: string) =>
      client.post(`auth/sessions/${id}/end`, { body: { password } });
    expect((await end(one, victim?.id, 'Wrong7guess')).json().message).toBe('old_password_is_wrong');
    const foreign = await end(stranger, victim?.id, account.password);
    expect(foreign.json().message).toBe('session.not_exist');
    const missing = await end(stranger, '018f0000-0000-7000-8000-00000000dead', account.password);
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect((await end(one, victim?.id, account.password)).json().data).toEqual({ ended: 1 });
    expect((await listed(one)).length).toBe(2);
    expect((await one.post('auth/sessions/end-others', { body: { password: 'x' } })).status).toBe(400);
    const others = await one.post('auth/sessions/end-others', { body: { password: account.password } });
    expect(others.json().data).toEqual({ ended: 1 });
    expect([await status(one), await status(two), await status(three)]).toEqual([200, 401, 401]);
    expect([await renewal(one), await renewal(two), await renewal(three)]).toEqual([200, 401, 401]);
  });
});

describe('R17 a changed password', () => {
  test('ends every other session and link, and is told to its owner', async () => {
    const account = await buildAccount(product);
    const [one, two] = [await browserOf(account), await browserOf(account)];
    const change = (oldPassword: string, password: string) =>
      one.send('PUT', 'auth/users/password', { body: { oldPassword, password } });
    expect((await change('Wrong7guess', 'Kantarell7Tisdag')).json().message).toBe('old_password_is_wrong');
    expect((await change(account.password, account.password)).json().message).toBe('password.unchanged');
    expect((await change(account.password, 'Sommar2026')).json().errors).toEqual({ password: 'too_common' });
    await one.send('PUT', 'auth/users/email', {
      body: { email: `new-${account.email}`, password: account.password },
    });
    const link = await linkTo(product, `new-${account.email}`);
    product.pass(1_000);
    const changed = await change(account.password, 'Kantarell7Tisdag');
    expect(changed.json().data).toEqual({ ended: 1 });
    expect([await status(one), await status(two), await renewal(two)]).toEqual([200, 401, 401]);
    expect((await product.client().post('auth/users/confirm-email', { body: { token: link } })).status).toBe(
      400,
    );
    expect((await lettersTo(product, account.email)).at(-1)?.subject).toBe('Ditt lösenord är ändrat');
  });

  test('is guessed by a stolen token no faster than by a stranger', async () => {
    const thief = await browserOf(await buildAccount(product));
    let checked = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const body = { oldPassword: `Guess7ing${turn}`, password: 'Kantarell7Tisdag' };
      if ((await thief.send('PUT', 'auth/users/password', { body })).status === 400) checked += 1;
    }
    expect(checked).toBeLessThanOrEqual(5);
  });
});

describe('R17 sessions under a clock that jumps', () => {
  const hour = 3_600_000;

  test('outlive an hour back and forth, and end after ten years', async () => {
    const client = await browserOf(await buildAccount(product));
    for (const jump of [-hour, hour, hour, -hour]) {
      product.setClock(jump);
      expect(await renewal(client)).toBe(200);
    }
    product.setClock(10 * 365 * 24 * hour);
    expect([await renewal(client), await status(client)]).toEqual([401, 401]);
    product.setClock(-10 * 365 * 24 * hour);
  });

  test('that were begun ten years ahead are over when the clock is right again', async () => {
    const account = await buildAccount(product);
    product.setClock(10 * 365 * 24 * hour);
    const client = await browserOf(account);
    expect(await status(client)).toBe(200);
    product.setClock(-10 * 365 * 24 * hour);
    product.pass(2_000);
    expect([await status(client), await renewal(client)]).toEqual([401, 401]);
  });
});

describe('letters about sign-ins', () => {
  test('tell of a device that was not seen before, in words, and of no first or known one', async () => {
    const account = await buildAccount(product);
    const known = await browserOf(account);
    await known.post('auth/users/login', { body: { email: account.email, password: account.password } });
    expect(await lettersTo(product, account.email)).toEqual([]);
    await browserOf(account);
    const [letter] = await lettersTo(product, account.email);
    expect(letter).toMatchObject({ subject: 'Ny inloggning på ditt konto', kind: 'security-notice' });
    expect(letter?.facts).toEqual([
      ['När', expect.stringContaining('2026')],
      ['Enhet', 'Firefox, Windows'],
    ]);
  });

  test('tell of a renewal token that was used twice', async () => {
    const account = await buildAccount(product);
    const client = await browserOf(account);
    const stolen = client.cookies.get('rt') ?? '';
    await renewal(client);
    product.pass(31_000);
    client.cookies.set('rt', stolen);
    expect(await renewal(client)).toBe(401);
    client.cookies.set('rt', stolen);
    expect(await renewal(client)).toBe(401);
    expect((await lettersTo(product, account.email)).map(({ subject }) => subject)).toEqual([
      'Vi loggade ut en av dina enheter',
    ]);
  });
});

describe('the profile', () => {
  test('is read and changed; name, phone and language, and nothing else', async () => {
    const client = await browserOf(await buildAccount(product));
    const body = {
      fullName: 'Åsa Ek',
      areaCode: '+46',
      phone: '08-123 456 78',
      language: 'en',
      email: 'x@y.example',
    };
    const changed = await client.send('PUT', 'auth/users/profile', { body });
    expect(changed.json<Profile>().data).toMatchObject({
      fullName: 'Åsa Ek',
      areaCode: '+46',
      phone: '812345678',
      language: 'en',
    });
    expect((await client.get('auth/users/profile')).json().data).toEqual(changed.json().data);
    const wrong = await client.send('PUT', 'auth/users/profile', { body: { ...body, phone: '1' } });
    expect(wrong.json()).toMatchObject({ message: 'bad.request', errors: { phone: 'invalid' } });
  });

  test('gets a new address when the letter to it was answered, and keeps the old one until then', async () => {
    const account = await buildAccount(product);
    const other = await buildAccount(product);
    const client = await browserOf(account);
    const email = `new-${account.email}`;
    const ask = (to: string, password = account.password) =>
      client.send('PUT', 'auth/users/email', { body: { email: to, password } });
    expect((await ask(email, 'Wrong7guess')).json().message).toBe('old_password_is_wrong');
    expect((await ask(other.email.toUpperCase())).json().message).toBe('user.already_exists');
    expect((await ask(email)).json().data).toEqual({ pendingEmail: email });
    expect((await client.get('auth/users/profile')).json().data).toMatchObject({
      email: account.email,
      pendingEmail: email,
    });
    expect((await lettersTo(product, account.email)).at(-1)?.facts).toEqual([['Ny adress', email]]);
    const token = await linkTo(product, email);
    const confirm = () => product.client().post('auth/users/confirm-email', { body: { token } });
    expect((await confirm()).json().data).toEqual({ email });
    expect((await confirm()).json().message).toBe('link.expired');
    expect((await client.get('auth/users/profile')).json().data).toMatchObject({ email, pendingEmail: null });
    await signIn(product.client(), { email, password: account.password });
  });

  test('has settings of what to tell, with consent that is taken back as it was given', async () => {
    const client = await browserOf(await buildAccount(product));
    const standard = (await client.get('auth/users/notification-settings')).json().data;
    expect(standard).toEqual({
      priceAlertEmail: 'instant',
      priceAlertPush: 'instant',
      digestEmail: 'weekly',
      outletInvitationEmail: true,
      outletInvitationPush: true,
      marketing: false,
    });
    const chosen = {
      priceAlertEmail: 'daily',
      priceAlertPush: 'off',
      digestEmail: 'weekly',
      outletInvitationEmail: false,
      outletInvitationPush: true,
      marketing: true,
    };
    for (const body of [chosen, chosen, { ...chosen, marketing: false }]) {
      product.pass(1_000);
      expect((await client.send('PUT', 'auth/users/notification-settings', { body })).json().data).toEqual(
        body,
      );
    }
    const own = (await client.get('auth/users/export')).json<AccountExport>().data;
    expect(own.consents.map(({ kind, given }) => [kind, given])).toEqual([
      ['marketing', true],
      ['marketing', false],
    ]);
    expect(own.events.map(({ action }) => action)).toContain('account.exported');
  });
});

test('R42 two wanted addresses in turn get no more letters than one', async () => {
  const account = await buildAccount(product);
  const client = await browserOf(account);
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const body = { email: `${turn % 2 === 0 ? 'one' : 'two'}@victim.example`, password: account.password };
    statuses.push((await client.send('PUT', 'auth/users/email', { body })).status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(8);
  expect(statuses.at(-1)).toBe(429);
});

test('R22 whoever is signed in learns of few addresses whether they have an account', async () => {
  const account = await buildAccount(product);
  const client = await browserOf(account);
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const body = { email: `${turn}.${account.email}`, password: account.password };
    statuses.push((await client.send('PUT', 'auth/users/email', { body })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test('what is told to a person of themselves holds devices, invitations, letters and visits of staff too', async () => {
  const account = await buildAccount(product);
  const client = await browserOf(account);
  const phone = 'notification-generator/devices/own-phone';
  await client.send('PUT', phone, { body: { fcmToken: 'own-token' } });
  const team = await buildOrganization(product);
  const owner = await browserOf(team.members.owner);
  owner.unitId = team.outlets[0].unitId;
  const body = { email: account.email, role: 'reporter', outletIds: [team.outlets[0].outletId] };
  expect((await owner.post('team/invitations', { body })).status).toBe(201);
  const staff = product.client();
  await buildStaff(product, staff);
  const visit = { userId: account.userId, reason: 'Ringde om sin faktura', warningAccepted: true };
  expect((await staff.post('support/impersonations', { body: visit })).status).toBe(200);
  const own = (await client.get('auth/users/export')).json<AccountExport>().data;
  expect(own).toMatchObject({
    phones: [{ deviceTag: 'own-phone', isLoggedIn: false }],
    invitations: [{ organization: expect.any(String), role: 'reporter', state: 'pending', sent: false }],
    letters: [{ address: account.email, kind: 'invitation', state: 'waiting' }],
    visits: [{ reason: visit.reason, endedAt: null }],
  });
  expect(own.browsers).toHaveLength(1);
});
