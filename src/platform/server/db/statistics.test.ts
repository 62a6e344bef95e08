import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTestServer } from '../config.ts';
import { collectLog } from '#testing/collect-log.ts';
import { newTestLocation } from '#testing/database/test-database.ts';
import { dropServerDatabase } from '#testing/database/server-database.ts';
import type { DatabaseLocation } from './engine.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { keepStatistics } from './statistics.ts';

let location: DatabaseLocation;
let database: OpenDatabase;

const open = async (): Promise<void> => {
  database = await openDatabase({ location, log: collectLog(), jobs: [] });
};

const newLocation = async (): Promise<DatabaseLocation> => {
  const given = await newTestLocation();
  return given.kind === 'postgres'
    ? given
    : { kind: 'pglite', directory: join(await mkdtemp(join(tmpdir(), 'krogkoll-db-')), 'db') };
};

beforeAll(async () => {
  location = await newLocation();
  await open();
  for (const table of ['dish', 'herb', 'spice', 'mint'])
    await database.engine.background.query(`
      create table ${table} (name text primary key);
      select krogkoll_platform_table('${table}')`);
});

afterAll(async () => {
  await database.db.close();
  const server = loadTestServer();
  if (server !== undefined && location.kind === 'postgres') await dropServerDatabase(server, location.url);
});

const write = (table: string, rows: number, after = 0): Promise<unknown> =>
  database.db.platformTransaction((tx) =>
    tx.query(
      `insert into ${table} select '${table} number ' || n from generate_series($2::int + 1, $2::int + $1::int) n`,
      [rows, after],
    ),
  );

/** The rows of a table that the planner believes in, −1 before it knows any, and null where it knows no values. */
const believed = async (table: string): Promise<unknown> => {
  const { rows } = await database.engine.background.query(
    `select c.reltuples as rows, s.n_distinct as values from pg_class c
     left join pg_stats s on s.tablename = c.relname where c.relname = $1`,
    [table],
  );
  return rows[0];
};

const known = { rows: 3000, values: -1 };
const soon = { timeout: 30_000, interval: 100 };

test('a batch that outgrew its table has it analysed, and a small table is left alone', async () => {
  await write('herb', 10);
  await write('dish', 3000);
  await expect.poll(() => believed('dish'), soon).toEqual(known);
  expect(await believed('herb')).toEqual({ rows: -1, values: null });
}, 60_000);

test('what somebody analysed a moment ago is left alone until it has doubled', async () => {
  await write('mint', 12_000);
  await database.engine.background.query('analyze mint');
  await write('mint', 5000, 12_000);
  await write('dish', 9000, 3000);
  const keeper = keepStatistics(database.engine, collectLog(), { lookAfter: 100, lookAgain: 100 });
  keeper.wrote();
  await expect.poll(() => believed('dish'), soon).toEqual({ ...known, rows: 12_000 });
  await keeper.stop();
  expect(await believed('mint')).toEqual({ ...known, rows: 12_000 });
}, 60_000);

test('what is written while a table is being analysed is looked at once afterwards', async () => {
  const { background } = database.engine;
  let looks = 0;
  const query = async (): Promise<object> => {
    looks += 1;
    if (looks === 2) await delay(300);
    return { rows: looks === 1 ? [{ table: 'herb' }] : [] };
  };
  const slow = new Proxy(background, {
    get: (pool, name) => (name === 'query' ? query : Reflect.get(pool, name)),
  });
  const keeper = keepStatistics({ ...database.engine, background: slow }, collectLog(), {
    lookAfter: 5,
    lookAgain: 5,
  });
  for (let write = 0; write < 25; write += 1) {
    keeper.wrote();
    await delay(10);
  }
  await expect.poll(() => looks, soon).toBe(3);
  await keeper.stop();
  expect(looks).toBe(3);
}, 60_000);

test('four busy readers do not keep the analysing out', async () => {
  let busy = true;
  let reads = 0;
  const read = async (): Promise<void> => {
    while (busy) {
      await database.db.platformRead((reader) => reader.query('select pg_sleep(0.2)'));
      reads += 1;
    }
  };
  const readers = Promise.all(Array.from({ length: 4 }, read));
  await write('spice', 3000);
  const keeper = keepStatistics(database.engine, collectLog(), { lookAfter: 100, lookAgain: 100 });
  keeper.wrote();
  await expect
    .poll(() => believed('spice'), soon)
    .toEqual(known)
    .finally(() => (busy = false));
  await Promise.all([readers, keeper.stop()]);
  expect(reads).toBeGreaterThan(4);
}, 60_000);

test('what was written before the end is known when the database opens again, though all counters are lost', async () => {
  await database.engine.background.query(`
    create table wine (name text primary key);
    select krogkoll_platform_table('wine')`);
  await write('wine', 3000);
  await database.db.close();
  await open();
  expect(await believed('wine')).toEqual(known);
}, 60_000);
