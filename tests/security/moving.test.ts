import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { auditFaults } from '#platform/server/audit-chain.ts';
import { moveTenant, type Moved } from '#platform/server/cluster/move-tenant.ts';
import { markMoving, unmarkMoving } from '#platform/server/cluster/moving-mark.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { openTenants, type Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let other: OpenDatabase;
let organizationId: string;

beforeAll(async () => {
  tenants = await openTenants();
  await tenants.quiet();
  other = await openTestDatabase();
  organizationId = tenants.foreign.organizationId;
}, 120_000);
afterAll(async () => {
  await tenants.product.close();
  await other.db.close();
});

const session = async <Result>(
  engine: Pick<Engine, 'background'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await engine.background.connect();
  return work(client).finally(() => client.release());
};

const move = (verify: (names: readonly string[]) => Promise<void> = async () => undefined): Promise<Moved> =>
  session(tenants.product.engine, (from) =>
    session(other.engine, (to) => moveTenant({ organizationId, from, to, verifyOriginals: verify })),
  );

const rename = async (name: string): Promise<TestAnswer> => {
  const client = tenants.clientOf('stranger');
  client.unitId = tenants.units.foreign;
  return client.send('PUT', contract.mail.setSender.path, { body: { name, standing: 'forwarder' } });
};

test('while it is moved, an organization reads and changes nothing, and others notice nothing', async () => {
  await session(tenants.product.engine, (client) => markMoving(client, organizationId));
  const client = tenants.clientOf('stranger');
  client.unitId = tenants.units.foreign;
  const refused = await rename('moving.example');
  expect([refused.status, refused.json().message, refused.headers['retry-after']]).toEqual([
    503,
    'organization.moving',
    '30',
  ]);
  expect((await client.get(contract.invoices.listInvoices.path)).status).toBe(200);
  const owner = tenants.clientOf('owner');
  const body = { name: 'staying.example', standing: 'forwarder' };
  expect((await owner.send('PUT', contract.mail.setSender.path, { body })).status).toBe(200);
  await expect(move()).rejects.toThrow('being moved already');
  await session(tenants.product.engine, (each) => unmarkMoving(each, organizationId));
  expect((await rename('moving.example')).status).toBe(200);
});

test('a move that finds an original missing leaves both sides as they were, and changes go on', async () => {
  const before = await tenants.books();
  const missing = (): Promise<void> => Promise.reject(new Error('an original is not there'));
  await expect(move(missing)).rejects.toThrow('an original is not there');
  expect(await tenants.books()).toEqual(before);
  expect((await rename('again.example')).status).toBe(200);
  const { rows } = await other.engine.background.query('select from organization');
  expect(rows).toEqual([]);
});

test('an organization is moved whole: every table the same, its chain of the log unbroken, nothing of it left behind', async () => {
  const before = await tenants.books([organizationId]);
  const staying = await tenants.books([tenants.own.organizationId]);
  const named: string[] = [];
  const { tables, originals } = await move(async (names) => void named.push(...names));
  expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
  expect(originals).toBe(named.length);
  expect(originals).toBeGreaterThan(2);
  expect(before.length).toBeGreaterThan(0);
  expect(await tenants.books([tenants.own.organizationId])).toEqual(staying);
  for (const db of [tenants.product.db, other.db]) expect(await db.platformRead(auditFaults)).toEqual([]);
  const names = tables.map(({ name }) => name).filter((name) => !name.includes('audit_'));
  for (const name of names) {
    const { rows } = await tenants.product.engine.background.query(
      `select from ${name} where organization_id = $1`,
      [organizationId],
    );
    expect([name, rows]).toEqual([name, []]);
  }
  await expect(move()).rejects.toThrow('no such organization');
  const invoices = await other.db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>('select id from invoice where organization_id = $1', [organizationId]),
  );
  expect(invoices.length).toBeGreaterThan(1);
  const { rows } = await tenants.product.engine.background.query('select from moving_organization');
  expect(rows).toEqual([]);
});
