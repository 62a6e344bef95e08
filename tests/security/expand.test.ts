import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { apiContract } from '#features/open/api/contract.ts';
import { openEntries } from '#features/open/api/rules-entries.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { openApiOf } from '#platform/wire/openapi.ts';
import { openTenants, type Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let token: string;

beforeAll(async () => {
  tenants = await openTenants();
  const { product, own } = tenants;
  const owner = { organizationId: own.organizationId, userId: own.members.owner.userId };
  token = (await buildKey(product, owner, { scopes: ['read'] })).token;
  const lines = [{ invoiceId: tenants.ids.own.invoice, lineNo: 2 }];
  const second = { body: { lines, reason: 'quality' } };
  await tenants.clientOf('owner').post(claimsContract.draftClaims.path, second);
}, 300_000);
afterAll(() => tenants.product.close());

type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly supplierId?: string;
  readonly supplier?: { readonly id: string };
  readonly expanded?: Readonly<Record<string, unknown>>;
};

const get = async (path: string) => {
  const { status, text } = await tenants.product
    .client()
    .get(`/api/v1/units/${tenants.units.own}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

const rowsOf = async (path: string): Promise<Row[]> => (await get(path)).body['data'] as Row[];

const oneOf = async (path: string): Promise<Record<string, unknown>> =>
  (await get(path)).body['data'] as Record<string, unknown>;

const lists = Object.entries(openEntries).flatMap(([name, { path, expands }]) =>
  expands === undefined
    ? []
    : [{ name, path: path.split('{unitId}/')[1] ?? '', names: Object.keys(expands) }],
);

/** Statements that a request sends to the engine. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const { db } = tenants.product;
  const read = db.tenantRead.bind(db);
  let sent = 0;
  const spy = vi.spyOn(db, 'tenantRead').mockImplementation((organizationId, reading) =>
    read(organizationId, (reader) =>
      reading({
        ...reader,
        query: (text, values) => {
          sent += 1;
          return reader.query(text, values);
        },
      }),
    ),
  );
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent;
};

describe('expand', () => {
  test('lists that name what other entries answer can be expanded with it', () => {
    expect(Object.fromEntries(lists.map(({ path, names }) => [path, names]))).toEqual({
      invoices: ['supplier', 'lines'],
      alerts: ['supplier'],
      claims: ['supplier', 'lines'],
      products: ['supplier'],
      deals: ['supplier'],
    });
  });

  test.each(lists)('$path: nothing is added unless it is asked for, and no more than was', async (list) => {
    const { path, names } = list;
    const plain = await rowsOf(path);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.filter((row) => 'expanded' in row)).toEqual([]);
    for (const asked of [...names.map((name) => [name]), names, names.toReversed()]) {
      const rows = await rowsOf(`${path}?expand=${asked.join(',')}`);
      for (const { expanded } of rows)
        expect(Object.keys(expanded ?? {}).toSorted()).toEqual(asked.toSorted());
      expect(rows.map(({ expanded: _expanded, ...row }) => row)).toEqual(plain);
    }
  });

  test.each(lists)('$path: each supplier is as the list of suppliers has it', async ({ path }) => {
    const suppliers = new Map((await rowsOf('suppliers')).map((row) => [row.id, row]));
    for (const row of await rowsOf(`${path}?expand=supplier`)) {
      const id = row.supplierId ?? row.supplier?.id ?? '';
      expect(row.expanded).toEqual({ supplier: suppliers.get(id) });
    }
  });

  test('lines are as the invoice or the claim itself has them', async () => {
    for (const [path, field] of [
      ['invoices', 'lines'],
      ['claims', 'claimLines'],
    ] as const) {
      const rows = await rowsOf(`${path}?expand=lines`);
      for (const { id, expanded } of rows) {
        const alone = await oneOf(`${path}/${id}`);
        expect(expanded).toEqual({ lines: alone[field] });
        expect(expanded?.['lines']).not.toEqual([]);
      }
    }
  });

  test.each(['', 'articles', 'lines,', ',lines', 'lines,articles', 'Lines', 'lines.articleId', '__proto__'])(
    'a name that the entry does not have is refused, with the field: %s',
    async (expand) => {
      const { status, body } = await get(`invoices?expand=${expand}`);
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: 'bad.request', field: 'expand' }),
      ]);
    },
  );

  test('the next page goes on, expanded or not', async () => {
    const all = await rowsOf('invoices');
    const { body } = await get('invoices?limit=1&expand=lines');
    const [next] = await rowsOf(`invoices?limit=1&cursor=${String(body['next_cursor'])}`);
    expect(next).toEqual(all[1]);
  });

  test.each([
    { path: 'invoices', expand: 'supplier,lines', reads: 2 },
    { path: 'products', expand: 'supplier', reads: 1 },
    // Claims with their lines, and the money that came for them.
    { path: 'claims', expand: 'supplier,lines', reads: 1 + 3 },
  ])('$path: as many reads however many rows there are', async ({ path, expand, reads }) => {
    expect((await rowsOf(path)).length).toBeGreaterThan(1);
    const extra = async (limit: number): Promise<number> => {
      const plain = await statementsOf(() => rowsOf(`${path}?limit=${limit}`));
      return (await statementsOf(() => rowsOf(`${path}?limit=${limit}&expand=${expand}`))) - plain;
    };
    expect([await extra(1), await extra(200)]).toEqual([reads, reads]);
  });

  test('the OpenAPI document says what can be asked for, and what comes of it', () => {
    const { paths } = openApiOf({ api: apiContract }) as { paths: Record<string, Record<string, object>> };
    const invoices = paths['/api/v1/units/{unitId}/invoices']?.['get'];
    expect(invoices).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({
          name: 'expand',
          required: false,
          schema: expect.objectContaining({ pattern: '^(supplier|lines)(,(supplier|lines))*$' }),
        }),
      ]),
    });
    expect(JSON.stringify(invoices)).toContain('"expanded"');
  });

  // Last, because years pass.
  test('lines that the plan hides are hidden in the list too', async () => {
    tenants.product.pass(3 * 366 * 86_400_000);
    const rows = await rowsOf('invoices?archive=true&expand=lines');
    expect(rows.length).toBeGreaterThan(1);
    for (const { id, locked, expanded } of rows) {
      expect([locked, expanded]).toEqual(['history', { lines: [] }]);
      expect((await oneOf(`invoices/${id}`))['lines']).toEqual([]);
    }
  });
});
