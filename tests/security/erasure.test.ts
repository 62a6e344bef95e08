import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, solvedCaptcha } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { ownPage } from '#features/account/sessions/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import { auditFaults } from '#platform/server/audit-chain.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
beforeAll(async () => (tenants = await openTenants()), 180_000);
afterAll(() => tenants.product.close());

const name = 'Torsten Sällskogsjö';
const email = 'torsten.sallskog@kvarnvik.example';
const next = 'torsten.ny@kvarnvik.example';
const phone = '701740634';
const personal = [name, 'Sällskog', 'torsten', phone];

/** Leaves traces wherever a person can: profile, letters, invitations, jobs, failed tries, kept answers. */
const live = async (): Promise<{ account: BuiltAccount; client: TestClient }> => {
  const { product, own, units } = tenants;
  const account = await buildAccount(product, { email, fullName: name });
  const outletId = own.outlets[0].outletId;
  const seat = {
    organizationId: own.organizationId,
    outletId,
    userId: account.userId,
    role: 'editor',
  } as const;
  await product.db.tenantTransaction(own.organizationId, (tx) => addMember(tx, seat, product.clock.now()));
  await product.client().post('auth/users/login', { body: { email, password: 'Wrong7guess' } });
  const client = await tenants.enter(account, units.own);
  await client.send('PUT', 'auth/users/profile', {
    body: { fullName: name, areaCode: '+46', phone: '070-174 06 34', language: 'sv' },
  });
  await client.send('PUT', 'auth/users/email', {
    body: { email: `first.${next}`, password: account.password },
  });
  await client.send('PUT', 'auth/users/email', { body: { email: next, password: account.password } });
  const guest = await buildAccount(product, { email: 'guest.of.his@krog.test' });
  const phoneOfGuest = await tenants.enter(guest, units.own);
  const device = 'notification-generator/devices/phone-of-guest';
  await phoneOfGuest.send('PUT', device, { body: { fcmToken: 'token-of-guest' } });
  await phoneOfGuest.send('PUT', `${device}/login`, { body: { isLoggedIn: true } });
  const sent = await client.post('team/invitations', {
    body: { email: guest.email, role: 'reporter', outletIds: [outletId], language: 'sv' },
    headers: { 'idempotency-key': 'kept' },
  });
  const beside = own.outlets[1]?.outletId ?? '';
  const received = await tenants.clientOf('owner').post('team/invitations', {
    body: { email: email.toUpperCase(), role: 'reporter', outletIds: [beside], language: 'sv' },
    headers: { 'idempotency-key': 'kept by another' },
  });
  expect([sent.status, received.status]).toEqual([201, 201]);
  const captchaToken = await solvedCaptcha(product, 'forgot-password');
  await product.client().post('auth/users/forgot-password', { body: { email, captchaToken } });
  return { account, client };
};

const remove = (client: TestClient, typed: string, password: string) =>
  client.post('auth/users/delete', { body: { email: typed, password } });

describe('R62 a deleted account', () => {
  test('leaves name, e-mail and phone nowhere in the database, and its log readable by the pseudonym', async () => {
    const { product } = tenants;
    const { account, client } = await live();
    const before = await product.dump();
    for (const word of personal) expect(before).toContain(word);
    expect(before).toMatch(/^pgboss\.job.*send-push.*phone-of-guest/m);
    expect((await remove(client, 'somebody@else.example', account.password)).json().errors).toEqual({
      email: 'invalid',
    });
    expect((await remove(client, email, 'Wrong7guess')).json().message).toBe('old_password_is_wrong');
    expect((await client.get('auth/users/me')).status).toBe(200);
    const deleted = await remove(client, ` ${email.toUpperCase()} `, account.password);
    expect([deleted.status, deleted.json().data]).toEqual([200, { deleted: true }]);
    const after = await product.dump();
    const left = after
      .split('\n')
      .filter((row) => personal.some((word) => row.toLowerCase().includes(word.toLowerCase())));
    expect(left).toEqual([]);
    const kept = after.split('\n').filter((row) => row.includes(account.userId));
    const tables = new Set(kept.map((row) => row.split(' ')[0] ?? ''));
    expect([...tables].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'pgboss.job',
      'pgboss.job_common',
      'public.account_event',
      'public.audit_entry',
      // An hour of what was told to its screens, and how far: neither names the person.
      'public.live_fact',
      'public.live_position',
    ]);
    expect(kept.some((row) => row.includes('account.deleted'))).toBe(true);
    expect(await product.db.platformRead(auditFaults)).toEqual([]);
  }, 60_000);

  test('opens nothing any more: no token, cookie, password or link, and its address is free again', async () => {
    const { product } = tenants;
    const account = await buildAccount(product, { email });
    const client = await tenants.enter(account, tenants.units.own);
    const other = await tenants.enter(account, tenants.units.own);
    expect((await remove(client, email, account.password)).status).toBe(200);
    for (const browser of [client, other]) expect((await browser.get('auth/users/me')).status).toBe(401);
    expect((await other.post('auth/users/renew-token', { headers: ownPage })).json().message).toBe(
      'refresh.token-invalid',
    );
    const signIn = await product
      .client()
      .post('auth/users/login', { body: { email, password: account.password } });
    expect(signIn.json().message).toBe('user.credential-error');
    await buildAccount(product, { email });
  });

  test('R12 is none while it alone owns an outlet with invoices', async () => {
    const { own, product } = tenants;
    const refused = await remove(
      tenants.clientOf('owner'),
      own.members.owner.email,
      own.members.owner.password,
    );
    expect([refused.status, refused.json().message]).toEqual([409, 'user.last_owner']);
    expect((await tenants.clientOf('owner').get('auth/users/me')).status).toBe(200);
    const { userId } = own.members.editor;
    await product.db.tenantTransaction(own.organizationId, async (tx) => {
      for (const { outletId } of own.outlets)
        await addMember(
          tx,
          { organizationId: own.organizationId, outletId, userId, role: 'owner' },
          product.clock.now(),
        );
    });
    const allowed = await remove(
      tenants.clientOf('owner'),
      own.members.owner.email,
      own.members.owner.password,
    );
    expect(allowed.status).toBe(200);
  });
});
