import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { auditFaults } from '#platform/server/audit-chain.ts';
import type { Moved } from '#platform/server/cluster/copy-tenant.ts';
import { moveTenant } from '#platform/server/cluster/move-tenant.ts';
import { markMoving, unmarkMoving } from '#platform/server/cluster/moving-mark.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import { tenantInvoice } from '#testing/world/tenant-invoice.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import {
  buildOrganization,
  type BuiltOrganization,
} from '#features/company/organizations/server/builders.ts';

let product: TestProduct;
let going: BuiltOrganization;
let staying: BuiltOrganization;
let other: OpenDatabase;
let organizationId: string;

/** The owner of an organization, in its first unit. */
const ownerOf = async ({ members, outlets }: BuiltOrganization): Promise<TestClient> => {
  const client = product.client();
  await signIn(client, members.owner);
  client.unitId = outlets[0].unitId;
  return client;
};

beforeAll(async () => {
  product = await openTestProduct();
  going = await buildOrganization(product);
  staying = await buildOrganization(product);
  other = await openTestDatabase();
  organizationId = going.organizationId;
  for (const each of [going, staying]) {
    const client = await ownerOf(each);
    for (const index of [0, 1])
      await client.post(contract.documents.uploadDocuments.path, uploadOf(tenantInvoice('moving', index)));
    await client.send('PUT', contract.mail.setSender.path, {
      body: { name: 'first.example', standing: 'forwarder' },
    });
  }
});
afterAll(async () => {
  await product.close();
  await other.db.close();
});

/** Every row of an organization, but for the copies of what it is answered with. */
const books = async (whose: BuiltOrganization): Promise<readonly string[]> =>
  (await product.dump())
    .split('\n')
    .filter(
      (row) =>
        row.includes(whose.organizationId) && !/idempotency_key|answer_version|live_|session/.test(row),
    )
    .toSorted();

const session = async <Result>(
  engine: Pick<Engine, 'background'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await engine.background.connect();
  return work(client).finally(() => client.release());
};

const move = (verify: (names: readonly string[]) => Promise<void> = async () => undefined): Promise<Moved> =>
  session(product.engine, (from) =>
    session(other.engine, (to) => moveTenant({ organizationId, from, to, verifyOriginals: verify })),
  );

const rename = async (name: string): Promise<TestAnswer> => {
  const client = await ownerOf(going);
  return client.send('PUT', contract.mail.setSender.path, { body: { name, standing: 'forwarder' } });
};

test('while it is moved, an organization reads and changes nothing, and others notice nothing', async () => {
  await session(product.engine, (client) => markMoving(client, organizationId));
  const client = await ownerOf(going);
  const refused = await rename('moving.example');
  expect([refused.status, refused.json().message, refused.headers['retry-after']]).toEqual([
    503,
    'organization.moving',
    '30',
  ]);
  expect((await client.get(contract.invoices.listInvoices.path)).status).toBe(200);
  const owner = await ownerOf(staying);
  const body = { name: 'staying.example', standing: 'forwarder' };
  expect((await owner.send('PUT', contract.mail.setSender.path, { body })).status).toBe(200);
  await expect(move()).rejects.toThrow('being moved already');
  await session(product.engine, (each) => unmarkMoving(each, organizationId));
  expect((await rename('moving.example')).status).toBe(200);
});

test('a move that finds an original missing leaves both sides as they were, and changes go on', async () => {
  const before = await books(going);
  const missing = (): Promise<void> => Promise.reject(new Error('an original is not there'));
  await expect(move(missing)).rejects.toThrow('an original is not there');
  expect(await books(going)).toEqual(before);
  expect((await rename('again.example')).status).toBe(200);
  const { rows } = await other.engine.background.query('select from organization');
  expect(rows).toEqual([]);
});

test('an organization is moved whole: every table the same, its chain of the log unbroken, nothing of it left behind', async () => {
  const before = await books(staying);
  const named: string[] = [];
  const { tables, originals } = await move(async (names) => void named.push(...names));
  expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(10);
  expect(originals).toBe(named.length);
  expect(originals).toBeGreaterThan(1);
  expect(await books(staying)).toEqual(before);
  for (const db of [product.db, other.db]) expect(await db.platformRead(auditFaults)).toEqual([]);
  const names = tables.map(({ name }) => name).filter((name) => !name.includes('audit_'));
  for (const name of names) {
    const { rows } = await product.engine.background.query(`select from ${name} where organization_id = $1`, [
      organizationId,
    ]);
    expect([name, rows]).toEqual([name, []]);
  }
  await expect(move()).rejects.toThrow('no such organization');
  const documents = await other.db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>('select id from document where organization_id = $1', [organizationId]),
  );
  expect(documents).toHaveLength(2);
  const { rows } = await product.engine.background.query('select from moving_organization');
  expect(rows).toEqual([]);
});
