import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';
import { buildHome, openHome } from './home.ts';
import { startServer } from './server-child.ts';
import type { Home } from './server-child.ts';
import { signInAt } from './uploader.ts';

/** Milliseconds after the calls at which the server is killed, one a round; null: once all are answered. */
const moments = [0, 20, 60, null];
const companies = 3;
const outletsEach = 15;

interface Counts {
  readonly outlets: number;
  readonly units: number;
  readonly memberships: number;
  readonly requests: number;
  readonly links: number;
}

const counts: Counts[] = [];

let home: Home;
let account: Awaited<ReturnType<typeof buildHome>>;
let outletId: string;

beforeAll(async () => {
  home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-bulk-')), databaseUrl: null };
  account = await buildHome(home);
  const [outlet] = await ask<{ id: string }>('select id from outlet where organization_id = $1', [
    account.organizationId,
  ]);
  outletId = outlet?.id ?? '';
}, 120_000);
afterAll(() => rm(home.dataDir, { recursive: true, force: true }));

const ask = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> => {
  const { db } = await openHome(home);
  const rows = await db.platformRead((reader) => reader.query<Row>(sql, values));
  await db.close();
  return rows;
};

/** Restaurants of three companies, all of one round. */
const registered = (round: number): object[] =>
  Array.from({ length: companies }, () =>
    buildOutletForm({ organization_number: buildOrganizationNumber() }),
  ).flatMap((company) =>
    Array.from({ length: outletsEach }, (_, at) => ({
      ...company,
      display_name: `Runda ${round} krog ${at}`,
    })),
  );

const asked = (round: number): object[] =>
  Array.from({ length: 40 }, (_, at) => ({ name: `Runda ${round} önskat ${at}`, outletIds: [outletId] }));

const countSql = `
  select (select count(*)::int from outlet where display_name like $1) as outlets,
    (select count(*)::int from unit where name like $1) as units,
    (select count(*)::int from membership m join outlet o on o.id = m.outlet_id where o.display_name like $1) as memberships,
    (select count(*)::int from supplier_request where name like $1) as requests,
    (select count(*)::int from outlet_supplier where outlet_id = $2) as links`;

test.each(moments.map((moment, round) => [round, moment] as const))(
  'R48 round %i: registering, linking and asking in bulk are whole or not there after kill -9 at %s ms',
  async (round, moment) => {
    const server = await startServer(home);
    const token = await signInAt(server.url, account);
    const base = `${server.url}/api/hospitad/`;
    const headers = {
      authorization: `Bearer ${token}`,
      'x-unit-id': account.unitId,
      'content-type': 'application/json',
    };
    const all = await fetch(`${base}supplier-management/suppliers?pagination=false`, { headers });
    const { data } = (await all.json()) as { data: readonly { id: string }[] };
    const links = data
      .slice(round * 15, round * 15 + 15)
      .map(({ id }) => ({ supplierId: id, outletId, status: 'active' }));
    const send = (path: string, body: object): Promise<unknown> =>
      fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
    const sent = [
      send('outlet-management/unit-less/multiple-organization', { outlets: registered(round) }),
      send('outlet-management/organization-suppliers-bulk', { organizationSuppliers: links }),
      send('outlet-management/organization-supplier-requests-bulk', { requests: asked(round) }),
    ];
    const before = round === 0 ? 0 : (counts.at(-1)?.links ?? 0);
    await (moment === null ? Promise.all(sent) : delay(moment));
    await server.end('SIGKILL');
    await Promise.all(sent);
    const [count] = await ask<Counts>(countSql, [`Runda ${round} %`, outletId]);
    if (count === undefined) throw new Error('counts are one row');
    counts.push(count);
    const whole = companies * outletsEach;
    const ends = (all: number, none = 0): number[] => (moment === null ? [all] : [none, all]);
    expect(ends(whole)).toContain(count.outlets);
    expect([count.units, count.memberships]).toEqual([count.outlets, count.outlets]);
    expect(ends(40)).toContain(count.requests);
    expect(ends(before + links.length, before)).toContain(count.links);
  },
  120_000,
);
