import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { dumpTables, type Dump } from './dump-tables.ts';
import { loadTables } from './load-tables.ts';
import { manifestText, readManifest, type Manifest } from './manifest.ts';
import { BackupRefused } from './refused.ts';

const original = 'ab'.repeat(32);

/** Every kind of value that text could bend, references that go round, and a trigger that would stop a restore. */
const schema = `
  select pgboss.create_queue('odd', '{"policy": "standard", "retryLimit": 2}');
  insert into pgboss.job (id, name, state) values
    ('00000000-0000-4000-8000-000000000001', 'odd', 'active'), ('00000000-0000-4000-8000-000000000002', 'odd', 'completed'),
    ('00000000-0000-4000-8000-000000000003', 'odd', 'created');
  insert into krogkoll_migration values ('~moved', '');
  create table odd (
    opened bigint generated always as identity, id uuid primary key default gen_random_uuid(), next uuid,
    amount numeric, part double precision, at timestamptz, day date, span interval, flag boolean,
    "Quoted ""name" text, bytes bytea, list text[], grid int[][], made jsonb, kept json, doubled numeric generated always as (amount * 2) stored,
    document_sha256 text);
  create table peer (id uuid primary key, odd uuid not null references odd (id));
  alter table odd add foreign key (next) references peer (id);
  alter table odd enable row level security;
  alter table odd force row level security;
  create policy platform on odd to krogkoll_platform using (true) with check (true);
  grant select on odd to krogkoll_platform;
  insert into odd (amount, part, at, day, span, flag, "Quoted ""name", bytes, list, grid, made, kept, document_sha256) values
    ('12345678901234567890.123456789', 0.1 + 0.2::float8, '2026-03-29 01:30:00.123456+00', '0044-03-15 BC', '1 mon -2 days', true,
     E'a\\tb\\n"c"\\\\ å € \\u2028', '\\x00ff', '{a,NULL,"NULL","{}"}', '{{1,2},{3,4}}', 'null', E'{"b" :1,\\n"a":2}', '${original}'),
    ('NaN', 'Infinity', 'infinity', 'infinity', null, null, '', '', '{}', null, '{"n":1e400}', null, 'no hash');
  insert into peer select id, id from odd;
  update odd set next = id;
  create function stop() returns trigger language plpgsql as 'begin raise exception ''a trigger ran''; end';
  create trigger stop before insert on odd for each row execute function stop()`;

let open: OpenDatabase;
let client: pg.PoolClient;
let folder: string;
let dump: Dump;

beforeAll(async () => {
  open = await openTestDatabase();
  client = await open.engine.background.connect();
  await client.query(schema);
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-tables-'));
  dump = await dumpTables(client, folder);
});

afterAll(async () => {
  client.release();
  await open.db.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = async (): Promise<unknown> => {
  const { rows } = await client.query(
    `select o::text as row, made is null as no_json, kept::text as kept from odd o order by amount`,
  );
  return rows;
};

const load = async (): Promise<void> => {
  await client.query('begin');
  await loadTables(client, folder, dump).then(
    () => client.query('commit'),
    async (error: unknown) => {
      await client.query('rollback');
      throw error;
    },
  );
};

test('a dump names what originals its rows name, and leaves out what says that a place is closed', () => {
  expect([...dump.named]).toEqual([original]);
  expect(dump.migrations[0]?.name).toBe('0001_foundation.sql');
  expect(dump.migrations.map(({ name }) => name)).not.toContain('~moved');
  const rows = new Map(dump.tables.map((table) => [table.name, table.rows]));
  expect(rows.get('pgboss.job')).toBe(2);
  expect(rows.get('public.odd')).toBe(2);
  expect(rows.has('public.document')).toBe(true);
});

test('every value comes back as it was, numbers go on where they were, and jobs that were under way are free', async () => {
  const before = await everything();
  await client.query(`alter table odd disable trigger stop`);
  await client.query(`update odd set next = null, amount = 0; delete from pgboss.job`);
  await client.query(`alter table odd enable trigger stop`);
  await load();
  expect(await everything()).toEqual(before);
  const { rows } = await client.query<{ job: string }>(
    `select right(id::text, 1) || ' ' || state as job from pgboss.job order by id`,
  );
  expect(rows.map(({ job }) => job)).toEqual(['1 retry', '3 created']);
  await client.query('delete from pgboss.job');
  await expect(client.query('insert into odd default values')).rejects.toThrow('a trigger ran');
  await expect(client.query(`delete from odd`)).rejects.toThrow('foreign key');
  const { rows: next } = await client.query<{ next: string }>(
    `select nextval('odd_opened_seq')::text as next`,
  );
  expect(Number(next[0]?.next)).toBeGreaterThan(2);
});

test('a row that is another is refused, and nothing of the load stays', async () => {
  await client.query('delete from pgboss.job');
  const before = await everything();
  const path = join(folder, 'tables', 'public.odd.jsonl.gz');
  const kept = await readFile(path);
  await writeFile(path, gzipSync(gunzipSync(kept).toString().replace('no hash', 'a hash!')));
  await expect(load()).rejects.toThrow(BackupRefused);
  expect(await everything()).toEqual(before);
  await writeFile(path, kept);
});

test('a manifest that is missing, cut or changed is refused', async () => {
  const { named: _named, received: _received, ...tables } = dump;
  const manifest: Manifest = {
    format: 1,
    takenAt: '2026-11-23T14:00:00.000Z',
    engine: 'pglite',
    ...tables,
    originals: { count: 0, bytes: 0, sha256: original },
    missing: [],
    files: [],
    sessionKey: 'abc',
  };
  await expect(readManifest(folder)).rejects.toThrow('only half of one');
  const path = join(folder, 'manifest.json');
  const text = manifestText(manifest);
  await writeFile(path, text);
  expect(await readManifest(folder)).toEqual(manifest);
  await writeFile(path, text.replace('14:00', '15:00'));
  await expect(readManifest(folder)).rejects.toThrow('has been changed');
  await writeFile(path, text.slice(0, -20));
  await expect(readManifest(folder)).rejects.toThrow('is not whole');
});
