import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { WatchedMailbox } from '#platform/server/imap/watched-mailbox.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { Db, Reader, Tx } from '#platform/server/db/port.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { isUnitScoped } from '#platform/wire/openapi.ts';
import { contract } from '#app/contract.ts';
import { missingIds, namesObject, routes } from '#testing/requests/samples.ts';
import type { Ids, Route } from '#testing/requests/samples.ts';
import { marker, openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

type Walls = 'both' | 'rows' | 'none';

/** Which walls stand: the statements' own conditions and the rows' policies, the policies alone, or none. */
let walls: Walls = 'both';
let broken = 0;

/** Takes a statement's tenant and unit conditions away. */
const withoutConditions = (text: string): string =>
  text.replace(/(?:\w+\.)?\b(?:organization_id = \$1|(?:main_)?unit_id = \$2)(?!\d)/g, (condition) => {
    broken += 1;
    return `(${condition} or true)`;
  });

const unconditional = <Scope extends Reader>(scope: Scope): Scope => ({
  ...scope,
  query: (text: string, values?: readonly unknown[]) => scope.query(withoutConditions(text), values),
});

const breakable = (db: Db): Db => {
  return {
    ...db,
    tenantRead: (id, work) => {
      if (walls === 'both') return db.tenantRead(id, work);
      const unasked = (reader: Reader) => work(unconditional(reader));
      return walls === 'rows' ? db.tenantRead(id, unasked) : db.platformRead(unasked);
    },
    tenantTransaction: (id, work) =>
      db.tenantTransaction(id, (tx: Tx) => work(walls === 'both' ? tx : unconditional(tx))),
  };
};

/** The foreign organization's mailbox elsewhere, as it would stand in the settings. */
const mailboxes: WatchedMailbox[] = [];
const foreignMailbox = (address: string): WatchedMailbox => ({
  accessToken: null,
  entry: {
    name: marker,
    user: marker,
    address,
    host: '127.0.0.1',
    port: 143,
    tls: 'none',
    folder: marker,
    password: 'none',
    takeExisting: false,
  },
});

let tenants: Tenants;
let owner: TestClient;

beforeAll(async () => {
  tenants = await openTenants({ replace: ({ db }) => ({ db: breakable(db), mailboxes }) });
  owner = tenants.clientOf('owner');
  mailboxes.push(foreignMailbox(tenants.foreign.outlets[0].inboundAddress));
  await tenants.quiet();
}, 120_000);
afterAll(() => tenants.product.close());

const isWalked = ({ entry }: Route): boolean => entry.access !== 'public' && entry.replyAs !== 'events';
const reads = routes.filter((route) => isWalked(route) && route.entry.method === 'GET');

interface Property {
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly type?: string;
}

/** Values worth trying for a query parameter: all of an enumeration, and the foreign organization's own. */
const valuesOf = (property: Property): readonly string[] => {
  if (property.enum !== undefined) return property.enum;
  if (property.format === 'uuid') return [tenants.ids.foreign.supplier, tenants.ids.own.supplier];
  if (property.format === 'date') return ['2000-01-01', '2030-01-01'];
  if (property.type === 'integer' || property.type === 'number') return ['1', '2'];
  return ['true', marker, marker.toLowerCase(), 'Rökeriet', '0'];
};

const queriesOf = ({ entry }: Route): readonly Readonly<Record<string, string>>[] => {
  if (entry.query === undefined) return [{}];
  const { properties = {} } = z.toJSONSchema(entry.query, { io: 'input', unrepresentable: 'any' });
  const single = Object.entries(properties).flatMap(([name, property]) =>
    valuesOf(property as Property).map((value) => ({ [name]: value })),
  );
  return [{}, ...single];
};

describe('R6 another organization', () => {
  test('R6 its words stand in its own answers', async () => {
    const member = await tenants.enter(tenants.foreign.members.owner, tenants.units.foreign);
    const told = [contract.invoices.listInvoices, contract.documents.listDocuments, contract.deals.listDeals];
    const more = [contract.priceMonitoring.listAlerts, contract.products.listProducts];
    for (const { path } of [...told, ...more]) expect((await member.get(path)).text).toContain(marker);
  });

  test.each(reads)('R6 $name holds no word of it, with any filter', async (route) => {
    for (const query of queriesOf(route)) {
      const sample = (ids: Ids) => ({ ...route.sample(ids), query });
      for (const ids of namesObject(route) ? [tenants.ids.own, tenants.ids.foreign] : [tenants.ids.own]) {
        const { text, status } = await sendRoute(owner, { ...route, sample }, ids);
        expect([query, text.includes(marker)]).toEqual([query, false]);
        expect([query, status]).toEqual([query, status < 500 ? status : 200]);
      }
    }
  });
});

/**
 * Written with the platform's rights alone, as accounts of owners and the market are no tenant's, or made without a row at all: what it
 * tells is looked at all the same.
 */
const byPlatform = new Set([
  'plan.askOwners',
  'marketBand.chooseMarket',
  'keys.createKey',
  'consents.readConsentRequest',
  'consents.giveConsent',
  'consents.listAssistants',
  'consents.endAssistant',
  'listImports.downloadListTemplate',
]);

describe('R5 a statement that forgot its tenant', () => {
  test('R5 would tell everything, were it not for the policies of the rows', async () => {
    walls = 'none';
    const { text } = await owner.get(contract.suppliers.listUnitSuppliers.path);
    walls = 'both';
    expect(text).toContain(marker);
  });

  test.each(routes.filter((route) => isWalked(route) && isUnitScoped(route.entry)))(
    'R5 $name gives and changes nothing of another organization',
    async (route) => {
      const foreignBooks = () => tenants.books([tenants.foreign.organizationId]);
      const before = await foreignBooks();
      const seen = broken;
      let isOnlyInsert = false;
      walls = 'rows';
      try {
        const answer = await sendRoute(owner, route, tenants.ids.foreign);
        expect(answer.text).not.toContain(marker);
        if ('params' in route.sample(missingIds)) expect(answer.status).toBe(404);
        const { text, status } = await sendRoute(owner, route, tenants.ids.own);
        expect(text).not.toContain(marker);
        isOnlyInsert = route.entry.receives === 'upload' || (route.entry.creates === true && status === 409);
      } finally {
        walls = 'both';
      }
      // Documents arrive by a function of the database, and what stands already is refused by an index: neither has a
      // condition to lose.
      if (!isOnlyInsert && !byPlatform.has(route.name)) expect(broken).toBeGreaterThan(seen);
      expect(await foreignBooks()).toEqual(before);
    },
  );

  test('R5 300 interleaved requests of 15 organizations answer each its own', async () => {
    const { product } = tenants;
    const crowd = await Promise.all(
      Array.from({ length: 15 }, async (_, index) => {
        const organization = await buildOrganization(product);
        const said = `marker of ${index} ${randomUUID()}`;
        const { organizationId, outlets, members } = organization;
        const { unitId } = outlets[0];
        const supplierId = randomUUID();
        await product.db.tenantTransaction(organizationId, async (tx) => {
          await tx.query(
            `insert into organization_supplier (organization_id, id, display_name, search_name, created_at)
             values ($1, $2, $3, $3, now())`,
            [organizationId, supplierId, said],
          );
          await tx.query(
            `insert into unit_day (organization_id, unit_id, day, supplier_id, currency, net, invoices)
             values ($1, $2, '2026-11-01', $3, 'SEK', 1, 1)`,
            [organizationId, unitId, supplierId],
          );
        });
        return { said, client: await tenants.enter(members.reporter, unitId) };
      }),
    );
    const asked = Array.from({ length: 300 }, async (_, turn) => {
      const { said = '', client = owner } = crowd[(turn * 7) % crowd.length] ?? {};
      const { data } = (await client.get(contract.suppliers.listUnitSuppliers.path)).json<
        { displayName: string }[]
      >();
      return [said, ...data.map(({ displayName }) => displayName)];
    });
    for (const [said, ...got] of await Promise.all(asked)) expect(got).toEqual([said]);
  });
});
