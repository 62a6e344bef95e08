import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { callsOfPeer, installCitusPeer } from '#testing/peers/citus-peer.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { distribute, showDistribution } from './distribute.ts';
import { readDistribution } from './distribution.ts';
import { ClusterRefused } from './refused.ts';

let open: OpenDatabase;
let client: pg.PoolClient;

beforeAll(async () => {
  open = await openTestDatabase();
  client = await open.engine.background.connect();
});
afterAll(async () => {
  await client.query('alter role krogkoll_app nologin; alter role krogkoll_platform nologin; reset all');
  client.release(true);
  await open.db.close();
});

const silent = (): void => undefined;

const kept: string[] = [];

/** The servers of this test are its own, and settings that only Citus knows are a superuser's where it is not installed. */
const quiet = {
  query: async (text: string, values?: unknown[]) => {
    if (!text.startsWith('alter database'))
      return client.query(text.replace(`= 'krogkoll'`, `= 'another'`), values);
    kept.push(text.replace(/".*"/, 'it'));
    return { rows: [] };
  },
} as Pick<pg.ClientBase, 'query'>;

const run = (withTriggers = true): Promise<number> =>
  distribute({ client: quiet, withTriggers, tell: silent });

test('without the extension it is refused in a sentence, and what it would do is shown all the same', async () => {
  await expect(run()).rejects.toThrow('the extension citus is not in this database');
  const lines: string[] = [];
  await showDistribution({ client, withTriggers: false, tell: (line) => void lines.push(line) });
  expect(lines).toContain(
    `select create_distributed_table('public.invoice', 'organization_id', colocate_with => 'public.organization_supplier');`,
  );
  expect(lines).toContain(`select create_reference_table('public.supplier');`);
  expect(lines.filter((line) => line.startsWith('-- krogkoll_note_change'))).toHaveLength(1);
  const { rows } = await client.query(`select from pg_roles where rolname = 'krogkoll_app' and rolcanlogin`);
  expect(rows).toEqual([]);
});

test('a cluster without workers, without its coordinator or with another table already is refused', async () => {
  await installCitusPeer(client, []);
  await expect(run(false)).rejects.toThrow('do not do their work');
  await expect(run()).rejects.toThrow('citus_add_node');
  await client.query(`insert into pg_dist_node values (1, 'one'), (2, 'two')`);
  await expect(run()).rejects.toThrow('citus_set_coordinator_host');
  await client.query(`insert into pg_dist_node values (0, 'coordinator')`);
  await client.query(`insert into citus_tables values ('invoice', 'reference')`);
  await expect(run()).rejects.toThrow(`undistribute_table('invoice')`);
  await client.query('delete from citus_tables');
  expect(await callsOfPeer(client)).toEqual([]);
});

test('a schema that Citus does not take is refused with what is wrong, and nothing is changed', async () => {
  await client.query('create table odd (id uuid); create unique index document_only on document (id)');
  const refused = await run().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ClusterRefused);
  expect(String(refused)).toContain('odd is not in database/distribution.json');
  expect(String(refused)).toContain('document unique index document_only lacks organization_id');
  await client.query('drop table odd; drop index document_only');
  expect(await callsOfPeer(client)).toEqual([]);
});

test('a run that was cut goes on where it was, every table ends as the registry says, and one more run does nothing new', async () => {
  let left = 40;
  const cut = {
    query: (text: string, values?: unknown[]) =>
      text.includes('create_') && (left -= 1) < 0
        ? Promise.reject(new Error('cut'))
        : quiet.query(text, values),
  } as Pick<pg.ClientBase, 'query'>;
  await expect(distribute({ client: cut, withTriggers: true, tell: silent })).rejects.toThrow('cut');
  const before = (await callsOfPeer(client)).length;
  expect(before).toBeGreaterThan(20);
  await run();
  const { kinds } = await readDistribution();
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select table_name::text as name, citus_table_type as kind from citus_tables order by 1`,
  );
  const wanted = [...kinds].filter(([, kind]) => kind !== 'local').map((each) => each.join(' '));
  expect(rows.map(({ name, kind }) => `${name} ${kind}`).toSorted()).toEqual(wanted.toSorted());
  const calls = await callsOfPeer(client);
  const made = calls.filter((call) => /^(reference|distributed) /.test(call));
  expect(new Set(made).size).toBe(made.length);
  expect(calls).toContain('function krogkoll_organization()');
  expect(kept).toContain(`alter database it set citus.propagate_set_commands = 'local'`);
  const { rows: roles } = await client.query(
    `select from pg_roles where rolname like 'krogkoll\\_%' and rolcanlogin`,
  );
  expect(roles.length).toBeGreaterThanOrEqual(2);
  await run();
  expect((await callsOfPeer(client)).filter((call) => /^(reference|distributed) /.test(call))).toEqual(made);
});
