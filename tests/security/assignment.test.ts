import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { missing, routes } from '#testing/requests/samples.ts';
import type { Route, Sample } from '#testing/requests/samples.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let owner: TestClient;

beforeAll(async () => {
  tenants = await openTenants();
  owner = tenants.clientOf('owner');
}, 120_000);
afterAll(() => tenants.product.close());

const planted = 'e411e411-e411-4411-8411-e411e411e411';
const plantedText = 'planted by mass assignment';

/** What a client has no say in, as JSON: only so can `__proto__` be a key of its own. */
const extras = (): string =>
  JSON.stringify({
    id: planted,
    organizationId: tenants.foreign.organizationId,
    organization_id: planted,
    unitId: tenants.units.foreign,
    unit_id: planted,
    userId: planted,
    createdBy: planted,
    role: 'owner',
    isStaff: true,
    staff: true,
    tier: plantedText,
    userFlags: { stripe: plantedText },
    status: plantedText,
    state: plantedText,
    title: plantedText,
    sequence: 7,
    decidedBy: planted,
    supplierId: tenants.ids.foreign.supplier,
    currency: 'XXX',
    createdAt: '1999-09-09T09:09:09Z',
  }).replace(
    /\}$/,
    `,"__proto__":{"staff":true,"note":"${plantedText}"},"constructor":{"prototype":{"staff":true}}}`,
  );

const widened = (body: unknown): string =>
  extras()
    .replace(/\}$/, `,${JSON.stringify(body ?? {}).slice(1)}`)
    .replace(/,\}$/, '}');

const tablesOf = () =>
  tenants.product.db.platformRead((reader) =>
    reader.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'
         and has_table_privilege(format('%I.%I', schemaname, tablename), 'select') order by 1`,
    ),
  );

const rowsWith = async (pattern: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { name } of await tablesOf()) {
    const rows = await tenants.product.db.platformRead((reader) =>
      reader.query<{ row: string }>(`select t::text as row from ${name} t where t::text ~* $1`, [pattern]),
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
};

const print = async (table: string): Promise<unknown> =>
  tenants.product.db.platformRead((reader) =>
    reader.query(`select md5(string_agg(t::text, ',' order by t::text)) as print from ${table} t`),
  );

const tables = ['user_account', 'membership', 'organization', 'unit', 'outlet'];

/** What a route is there to change; what is planted must not stand there either. */
const meant: Readonly<Record<string, readonly string[]>> = {
  'team.changeRole': ['membership'],
  'settings.changeProfile': ['user_account'],
  'organizations.registerOutlet': ['organization', 'unit', 'outlet', 'membership'],
  'organizations.registerOrganizations': ['organization', 'unit', 'outlet', 'membership'],
  'organizations.createOutlet': ['unit', 'outlet', 'membership'],
  'organizations.changeOutlet': ['outlet'],
};

/** Takes what several organizations know under one name into the directory, for all of them. */
const forEverybody = new Set(['directory.acceptProposal']);

/** Asked with a password, which may be guessed a few times only; the walk has been wrong before. */
const asksPassword = ({ sample }: Route): boolean => {
  const { body } = sample(tenants.ids.own);
  return typeof body === 'object' && body !== null && 'password' in body;
};

/** The sample names what is somebody else's, or nobody's. */
const answers404 = new Set([
  'accounts.findInvitation',
  'devices.registerDevice',
  'devices.logInDevice',
  // It may name a unit, and what is planted is nobody's.
  'chat.startConversation',
]);

describe('R8 mass assignment', () => {
  const writing = routes.filter(({ entry }) => entry.method !== 'GET' && entry.body !== undefined);

  test.each(writing)('R8 $name stores nothing that it does not ask for', async (route) => {
    const helper = tenants.product.client();
    if (route.entry.access === 'staff') await buildStaff(tenants.product, helper);
    const client = route.entry.access === 'staff' ? helper : owner;
    const kept = tables.filter((table) => !meant[route.name]?.includes(table));
    const before = await Promise.all(kept.map(print));
    const foreign = await tenants.books([tenants.foreign.organizationId]);
    const headers = { 'content-type': 'application/json' };
    const sample = (): Sample => {
      const { body, ...rest } = route.sample(tenants.ids.own);
      return { ...rest, headers, payload: widened(body) };
    };
    const answer = await sendRoute(client, { ...route, sample }, tenants.ids.own);
    expect(answer.text).not.toMatch(new RegExp(`${planted}|${plantedText}`));
    // Whatever it answers, it is what it answers without the extra fields: none is refused, none counts.
    const isNone = answer.status === 404 && answers404.has(route.name);
    const isTired = answer.status === 429 && asksPassword(route);
    expect([200, 201, 202, 400, 409]).toContain(isNone || isTired ? 200 : answer.status);
    if (answer.status === 400) expect(answer.json().message).not.toBe('bad.request');
    expect(await rowsWith(`${planted}|${plantedText}`)).toEqual([]);
    expect(await Promise.all(kept.map(print))).toEqual(before);
    if (!forEverybody.has(route.name))
      expect(await tenants.books([tenants.foreign.organizationId])).toEqual(foreign);
    expect(Reflect.get({}, 'staff')).toBeUndefined();
  });

  test('R8 the search above finds what is stored', async () => {
    expect(await rowsWith('Krog Bryggan')).not.toEqual([]);
    expect(await rowsWith(missing)).toEqual([]);
  });

  test('R8 nobody becomes staff or gets a role by asking as somebody', async () => {
    const { data } = (await owner.get('auth/users/me')).json<Record<string, unknown>>();
    expect(data['userFlags']).toEqual({ stripe: 'premium', tier: 'premium' });
    expect(data['staff'] ?? false).toBe(false);
    const reporter = tenants.clientOf('reporter');
    const listed = await reporter.get(
      'outlet-management/unit-less/outlet-roles?role=owner&userId=' + missing,
    );
    const roles = listed.json<{ role: string }[]>().data.map(({ role }) => role);
    expect(new Set(roles)).toEqual(new Set(['reporter']));
  });
});
