import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { OrganizationSupplier, OutletSupplier } from '../contract-links.ts';
import type { SupplierRow } from '../contract.ts';
import { writeSupplierDirectory } from './commands.ts';

let product: TestProduct;
let group: BuiltOrganization;
let other: BuiltOrganization;
let editor: TestClient;
let all: SupplierRow[];

/** Which statement of a transaction fails; 0: none. */
let breakAt = 0;
const breaking = (db: Db): Db => ({
  ...db,
  tenantTransaction: (organizationId, work) =>
    db.tenantTransaction(organizationId, (tx) => {
      let statements = 0;
      const query: typeof tx.query = (text, values) => {
        statements += 1;
        return statements === breakAt ? Promise.reject(new Error('broken')) : tx.query(text, values);
      };
      return work({ ...tx, query });
    }),
});

const bulk = 'outlet-management/organization-suppliers-bulk';
const ownBulk = 'outlet-management/unit-less/organization-suppliers-bulk';

beforeAll(async () => {
  product = await openTestProduct({ replace: ({ db }) => ({ db: breaking(db) }) });
  await writeSupplierDirectory(product.db);
  group = await buildOrganization(product, { outlets: ['Bryggan', 'Källaren'] });
  other = await buildOrganization(product, { outlets: ['Granngården'] });
  editor = product.client();
  await signIn(editor, group.members.editor);
  editor.unitId = group.outlets[0].unitId;
  all = (await editor.get('supplier-management/suppliers?pagination=false')).json<SupplierRow[]>().data;
});
afterAll(() => product.close());

const named = (displayName: string): string => {
  const found = all.find((one) => one.displayName === displayName);
  if (found === undefined) throw new Error(`no ${displayName} in the directory`);
  return found.id;
};
const outlet = (at: number): string => group.outlets[at]?.outletId ?? '';
const row = (name: string, at: number, status?: string) => ({
  supplierId: named(name),
  outletId: outlet(at),
  status,
});
const link = (...organizationSuppliers: object[]): Promise<TestAnswer> =>
  editor.post(bulk, { body: { organizationSuppliers } });
const at = async (outletId: string): Promise<Record<string, string>> => {
  const answer = await editor.get(`outlet-management/outlets/${outletId}/suppliers`);
  return Object.fromEntries(answer.json<OutletSupplier[]>().data.map((one) => [one.displayName, one.status]));
};
const told = ({ status, json }: TestAnswer) => {
  const { message, errors } = json();
  return { status, message, errors };
};

describe('the whole directory', () => {
  it('comes sorted by displayName in compact rows, and once only to who keeps it', async () => {
    const first = await editor.get('supplier-management/suppliers?pagination=false');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const names = first.json<SupplierRow[]>().data.map(({ displayName }) => displayName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    expect(names.length).toBeGreaterThan(60);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await editor.get('supplier-management/suppliers?pagination=false', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
    await product.db.platformTransaction((tx) =>
      tx.query(`update supplier set display_name = 'Aabrö' where display_name = 'Åbro'`),
    );
    const changed = await editor.get('supplier-management/suppliers?pagination=false', { headers });
    expect(changed.status).toBe(200);
    expect(changed.json<SupplierRow[]>().data[0]?.displayName).toBe('Aabrö');
    await writeSupplierDirectory(product.db);
    const back = await editor.get('supplier-management/suppliers?pagination=false', { headers });
    expect(back.json<SupplierRow[]>().data.map(({ displayName }) => displayName)).toEqual(names);
  });

  it('starts again without another version', async () => {
    const version = () =>
      product.db.platformRead((reader) => reader.query('select version from directory_version'));
    const before = await version();
    await writeSupplierDirectory(product.db);
    expect(await version()).toEqual(before);
  });

  it.each([
    ['martin o servera', 'Martin & Servera'],
    ['gronsakshallen', 'Grönsakshallen Sorunda'],
    ['grönsakshlalen', 'Grönsakshallen Sorunda'],
    ['556233-2451', 'Martin & Servera'],
  ])('%s finds %s', async (search, first) => {
    const found = await editor.get(
      `supplier-management/suppliers?search=${encodeURIComponent(search)}&limit=1`,
    );
    const { content } = found.json<{ content: SupplierRow[] }>().data;
    expect(content.map(({ displayName }) => displayName)).toEqual([first]);
  });
});

describe('R48 links of outlets', () => {
  it('are added, changed and shown by outlet and organization', async () => {
    const added = await link(row('Menigo', 0), row('Menigo', 1, 'active'), row('Arla', 0));
    expect(added.json().data).toEqual({ added: 3, changed: 0, withdrawn: 0 });
    const changed = await link(row('Arla', 0, 'inactive'), row('Pågen', 1));
    expect(changed.json().data).toEqual({ added: 1, changed: 1, withdrawn: 0 });
    expect(await at(outlet(0))).toEqual({ Arla: 'inactive', Menigo: 'requested' });
    expect(await at(outlet(1))).toEqual({ Menigo: 'active', Pågen: 'requested' });
    const list = await editor.get('outlet-management/organization-suppliers?status=requested&search=menigo');
    expect(list.json<OrganizationSupplier[]>().data).toEqual([
      expect.objectContaining({
        supplierId: named('Menigo'),
        outlets: [
          expect.objectContaining({ displayName: 'Bryggan', status: 'requested' }),
          expect.objectContaining({ displayName: 'Källaren', status: 'active' }),
        ],
      }),
    ]);
  });

  it('R48 one bad row of five hundred changes nothing, and the refusal names it', async () => {
    const before = [await at(outlet(0)), await at(outlet(1))];
    const fresh = all.filter(({ displayName }) => !['Arla', 'Menigo', 'Pågen'].includes(displayName));
    const rows = Array.from({ length: 499 }, (_, place) => ({
      supplierId: fresh[place % fresh.length]?.id,
      outletId: outlet(Math.floor(place / fresh.length) % 2),
    })).slice(0, Math.min(499, fresh.length * 2));
    const last = rows.length;
    const cases = [
      [row('Menigo', 0), 409, 'outletsupplier.exist', 'supplierId', 'taken'],
      [rows[7], 409, 'organizationsupplier.duplicate', 'supplierId', 'taken'],
      [row('Menigo', 7), 400, 'bad.request', 'outletId', 'invalid'],
      [
        { ...row('Menigo', 0), outletId: other.outlets[0].outletId },
        404,
        'outlet.not_exist',
        'outletId',
        'unknown',
      ],
      [
        { ...row('Menigo', 0), supplierId: product.newId() },
        404,
        'supplier.not_exist',
        'supplierId',
        'unknown',
      ],
      [row('Pågen', 0, 'inactive'), 404, 'outletsupplier.not_exist', 'supplierId', 'unknown'],
    ] as const;
    for (const [bad, status, message, field, code] of cases)
      expect(told(await link(...rows, bad ?? {}))).toEqual({
        status,
        message,
        errors: { [`organizationSuppliers.${last}.${field}`]: code },
      });
    expect([await at(outlet(0)), await at(outlet(1))]).toEqual(before);
    const own = await product.db.platformRead((reader) =>
      reader.query('select 1 from organization_supplier where organization_id = $1', [group.organizationId]),
    );
    expect(own).toHaveLength(3);
  });

  it('R48 a break at any statement leaves nothing', async () => {
    const before = await at(outlet(0));
    const wanted = [row('Duni', 0), row('Menigo', 0, 'inactive')];
    const answers: number[] = [];
    for (breakAt = 1; breakAt < 20 && answers.at(-1) !== 200; breakAt += 1) {
      answers.push((await link(...wanted)).status);
      if (answers.at(-1) !== 200) expect(await at(outlet(0))).toEqual(before);
    }
    breakAt = 0;
    expect(answers.length).toBeGreaterThan(6);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([500]));
    expect(await at(outlet(0))).toEqual({ ...before, Duni: 'requested', Menigo: 'inactive' });
  });

  it('one request of two at the same moment makes a link, and the other is told that it is there', async () => {
    const answers = await Promise.all([link(row('Ecolab', 0)), link(row('Ecolab', 0))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('are withdrawn and removed by editors of the outlet alone', async () => {
    const path = (supplier: string, organizationId = group.organizationId): string =>
      `outlet-management/organizations/${organizationId}/suppliers/${named(supplier)}`;
    expect(told(await editor.send('DELETE', path('Duni', other.organizationId)))).toMatchObject({
      status: 404,
      message: 'organization.not_exist',
    });
    const elsewhere = `${path('Duni')}?outletId=${other.outlets[0].outletId}`;
    expect(told(await editor.send('DELETE', elsewhere))).toMatchObject({ message: 'outlet.not_exist' });
    const removed = await editor.send('DELETE', `${path('Duni')}?outletId=${outlet(0)}`);
    expect(removed.json().data).toEqual({ removed: 1 });
    expect(told(await editor.send('DELETE', path('Duni')))).toMatchObject({
      status: 404,
      message: 'outletsupplier.not_exist',
    });
    expect(Object.keys(await at(outlet(0)))).not.toContain('Duni');
  });
});

describe('links without a unit', () => {
  it('reach own outlets of several organizations, all or none, and replace what waits', async () => {
    const account = group.members.owner;
    await product.db.tenantTransaction(other.organizationId, async (tx) => {
      const seat = { organizationId: other.organizationId, outletId: other.outlets[0].outletId };
      await addMember(tx, { ...seat, userId: account.userId, role: 'owner' }, product.clock.now());
    });
    const owner = product.client();
    await signIn(owner, account);
    const there = other.outlets[0].outletId;
    const send = (body: object) => owner.post(ownBulk, { body });
    const rows = [
      { supplierId: named('Findus'), outletId: there },
      { supplierId: named('Findus'), outletId: outlet(1) },
      { supplierId: named('Scan'), outletId: there },
    ];
    const twice = [...rows, { supplierId: named('Findus'), outletId: outlet(1) }];
    expect(told(await send({ organizationSuppliers: twice }))).toEqual({
      status: 409,
      message: 'organizationsupplier.duplicate',
      errors: { 'organizationSuppliers.3.supplierId': 'taken' },
    });
    expect((await send({ organizationSuppliers: rows })).json().data).toMatchObject({ added: 3 });
    const less = { organizationSuppliers: rows.slice(0, 1), replace: true, outletIds: [outlet(1)] };
    expect((await send(less)).json().data).toEqual({ added: 0, changed: 0, withdrawn: 3 });
    expect(await at(outlet(1))).toEqual({ Menigo: 'active' });
    const ask = (...outletIds: string[]) => {
      const requests = outletIds.map((outletId) => ({ name: `Ö ${product.newId()}`, outletIds: [outletId] }));
      return owner.post('outlet-management/unit-less/organization-supplier-requests-bulk', {
        body: { requests },
      });
    };
    const asked = await Promise.all([ask(there, outlet(1)), ask(outlet(1), there), ask(there, outlet(1))]);
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
    owner.unitId = other.outlets[0].unitId;
    const list = await owner.get(`outlet-management/outlets/${there}/suppliers`);
    expect(list.json<OutletSupplier[]>().data.map(({ displayName }) => displayName)).toEqual(['Findus']);
  });

  it('are refused at outlets where one only reads', async () => {
    const reader = product.client();
    await signIn(reader, group.members.reporter);
    const body = { organizationSuppliers: [row('Findus', 0)] };
    expect(told(await reader.post(ownBulk, { body }))).toMatchObject({
      status: 404,
      message: 'outlet.not_exist',
    });
  });
});
