import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import type { ActivityEntry } from '#features/company/team/contract.ts';
import { verifyAccessToken } from '#platform/server/session/verify-access-token.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { Customer } from '../contract.ts';
import { buildStaff } from './builders.ts';
import type { BuiltStaff } from './builders.ts';
import { recordVisitEnd } from './commands-impersonation.ts';

const minute = 60_000;

let product: TestProduct;
let customer: BuiltOrganization;
let client: TestClient;
let staff: BuiltStaff;
beforeAll(async () => {
  product = await openTestProduct();
  customer = await buildOrganization(product, { outlets: ['Ölrummet'] });
});
beforeEach(async () => {
  client = product.client();
  staff = await buildStaff(product, client);
});
afterAll(() => product.close());

const reason = 'Ringde om fakturor som saknas';
const body = () => ({ userId: customer.members.owner.userId, reason, warningAccepted: true });
const start = (changes: object = {}) =>
  client.post('support/impersonations', { body: { ...body(), ...changes } });
const visit = async (): Promise<{ token: string; expiresAt: string }> => {
  const answer = await start();
  expect(answer.status).toBe(200);
  const { data } = answer.json<{ token: string; expiresAt: string }>();
  client.token = data.token;
  client.unitId = customer.outlets[0].unitId;
  return data;
};

const activity = async (query = ''): Promise<ActivityEntry[]> => {
  const owner = product.client();
  await signIn(owner, customer.members.owner);
  owner.unitId = customer.outlets[0].unitId;
  return (await owner.get(`team/activity${query}`)).json<{ content: ActivityEntry[] }>().data.content;
};

describe('R25 R26 starting', () => {
  test('R25 needs a code of the last five minutes', async () => {
    product.pass(5 * minute);
    expect((await start()).text).toBe('{"message":"second_factor.stale"}');
    await client.post('support/second-factor/check', { body: { code: staff.code() } });
    expect((await start()).status).toBe(200);
  });

  test.each([
    ['no warning accepted', { warningAccepted: false }],
    ['a truthy word for accepted', { warningAccepted: 'true' }],
    ['nine characters of reason', { reason: 'kund ring' }],
    ['blanks for a reason', { reason: `kund${' '.repeat(20)}` }],
    ['no reason', { reason: undefined }],
  ])('R26 is refused with %s', async (_name, changes) => {
    expect((await start(changes)).status).toBe(400);
  });

  test('R26 is refused for other staff, oneself and nobody', async () => {
    const other = await buildAccount(product, { staff: true });
    for (const { userId } of [other, staff.account])
      expect((await start({ userId })).text).toBe('{"message":"impersonation.not_allowed"}');
    expect((await start({ userId: product.newId() })).text).toBe('{"message":"user.not_found"}');
    expect((await client.get('support/customers')).status).toBe(200);
  });
});

describe('R26 a visit', () => {
  test('R26 says so in its token, replaces the own session and is not nested', async () => {
    const own = client.token;
    const { token, expiresAt } = await visit();
    expect(await verifyAccessToken(product.keys, token, product.clock.now())).toMatchObject({
      sub: customer.members.owner.userId,
      impersonatedUser: { id: customer.members.owner.userId, name: 'Astrid Öhrnström' },
      act: { sub: staff.account.userId },
      impersonationExp: new Date(expiresAt).getTime() / 1_000,
    });
    expect(Date.parse(expiresAt) - product.clock.now().getTime()).toBe(30 * minute);
    expect((await start()).text).toBe('{"message":"permission.required"}');
    client.token = own;
    product.pass(1_000);
    await expect.poll(async () => (await client.get('auth/users/me')).status, { timeout: 10_000 }).toBe(401);
  });

  test('R26 is over after 30 minutes, renewed or not', async () => {
    await visit();
    for (const wait of [9, 10, 10]) {
      product.pass(wait * minute);
      const renewed = await client.post('auth/users/renew-token', { headers: ownPage });
      client.token = renewed.json<{ token: string }>().data.token;
      expect((await client.get('team/members')).status).toBe(200);
    }
    product.pass(minute);
    expect((await client.get('team/members')).status).toBe(401);
    expect((await client.post('auth/users/renew-token', { headers: ownPage })).status).toBe(401);
  });

  test('R26 what belongs to the person alone stays closed', async () => {
    await visit();
    const { outletId } = customer.outlets[0];
    const closed = [
      await client.post('team/leave'),
      await client.send('DELETE', `team/members/${customer.members.editor.userId}`),
      await client.post('team/invitations', {
        body: { email: 'x@krog.test', role: 'reporter', outletIds: [outletId] },
      }),
      await client.get('support/customers'),
    ];
    for (const { text } of closed) expect(text).toBe('{"message":"permission.required"}');
  });
});

describe('R27 what the owner sees', () => {
  test('R27 who came, why, what they did and when they left, by the end of the visit', async () => {
    const { expiresAt } = await visit();
    await client.get('team/members');
    await client.get('team/members');
    expect((await client.post('support/impersonations/end')).status).toBe(200);
    // PostgreSQL tells of it a moment later.
    await expect.poll(async () => (await client.get('auth/users/me')).status).toBe(401);
    const [end, read, begin] = await activity('?staffOnly=true');
    const both = { staffName: 'Sixten Stöd', userName: 'Astrid Öhrnström' };
    expect(begin).toMatchObject({ action: 'impersonation.start', reason, until: expiresAt, ...both });
    expect(read).toMatchObject({ action: 'impersonation.read', ...both });
    expect(end).toMatchObject({ action: 'impersonation.end', ...both });
  });

  test('R27 a visit that ends by logging out is told within five seconds', async () => {
    await visit();
    const before = (await activity('?staffOnly=true')).filter(({ action }) => action.endsWith('.end')).length;
    await client.get('/api/new-logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    const ends = async () =>
      (await activity('?staffOnly=true')).filter(({ action }) => action.endsWith('.end')).length;
    await expect.poll(ends, { timeout: 5_000 }).toBe(before + 1);
  });

  test('R27 a visit that ran out is told once', async () => {
    await visit();
    const [row] = await product.db.platformRead((reader) =>
      reader.query<{ id: string }>(
        'select session_id as id from impersonation where ended_at is null and staff_id = $1',
        [staff.account.userId],
      ),
    );
    const end = () =>
      product.db.platformTransaction((tx) =>
        recordVisitEnd(tx, row?.id ?? '', { now: product.clock.now(), newId: product.newId }),
      );
    expect(await end()).toBe(false);
    product.pass(31 * minute);
    const both = await Promise.all([end(), end()]);
    expect(both.filter(Boolean).length).toBe(1);
    expect((await activity('?staffOnly=true'))[0]).toMatchObject({ action: 'impersonation.end' });
  });

  test('R27 a write of staff stands in the log under both names before it is done', async () => {
    await visit();
    const rule = { scope: 'unit', reference: 'watched', threshold: { type: 'any' }, direction: 'both' };
    const answer = await client.send('PUT', 'price-monitoring/rules', { body: rule });
    const rows = await product.db.tenantRead(customer.organizationId, (reader) =>
      reader.query<{ user: string; by: string; call: string }>(
        `select user_id as user, impersonated_by as by, detail ->> 'call' as call from audit_entry
         where organization_id = $1 and action = 'impersonation.write'`,
        [customer.organizationId],
      ),
    );
    expect(answer.status).not.toBe(404);
    expect(rows).toEqual([
      {
        user: customer.members.owner.userId,
        by: staff.account.userId,
        call: 'PUT price-monitoring/rules',
      },
    ]);
  });
});

test('customers are found by what people say of themselves, and personal numbers are masked', async () => {
  const sole = await buildOrganization(product, { outlets: ['Åsas Krog'] });
  await product.db.platformTransaction((tx) =>
    tx.query(
      `update organization set organization_number = '8001011234', name = 'Åsas Enskilda' where organization_id = $1`,
      [sole.organizationId],
    ),
  );
  const find = async (search: string): Promise<Customer[]> =>
    (await client.get(`support/customers?search=${encodeURIComponent(search)}`)).json<{
      content: Customer[];
    }>().data.content;
  for (const search of ['åsas krog', 'ÅSAS ENSK', '800101-1234', sole.members.owner.email]) {
    const found = await find(search);
    const owner = found.find(({ userId }) => userId === sole.members.owner.userId);
    expect([search, owner?.organizations]).toEqual([
      search,
      [
        {
          organizationId: sole.organizationId,
          name: 'Åsas Enskilda',
          organizationNumber: '800101-****',
          role: 'owner',
          outlets: [{ unitId: sole.outlets[0].unitId, name: 'Åsas Krog' }],
        },
      ],
    ]);
  }
  expect(await find(staff.account.email)).toEqual([]);
  expect(await find('%_')).toEqual([]);
});
