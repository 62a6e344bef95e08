import { expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { openEmbedded } from './embedded.ts';
import { vacuumWhatNeedsIt } from './vacuum.ts';

test('a table with dead rows is vacuumed and its statistics renewed; one at rest is left alone', async () => {
  const engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
  const run = (text: string) => engine.pool.query(text);
  await run('create table busy (id int primary key); create table idle (id int primary key)');
  await run('insert into busy select generate_series(1, 1000)');
  await run('insert into idle select generate_series(1, 1000)');
  await vacuumWhatNeedsIt(engine);
  await run('delete from busy where id > 100');
  await vacuumWhatNeedsIt(engine);
  const { rows } = await run(
    `select c.relname as name, vacuum_count as times, reltuples as rows from pg_stat_user_tables
     join pg_class c on c.oid = relid order by 1`,
  );
  expect(rows).toEqual([
    { name: 'busy', times: 2, rows: 100 },
    { name: 'idle', times: 1, rows: 1000 },
  ]);
  await engine.close();
}, 60_000);

test('a table that was analysed a moment ago waits, so that a later look still sees how it grew', async () => {
  const engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
  const run = (text: string) => engine.pool.query(text);
  const done = 'select vacuum_count as vacuumed, analyze_count as analysed from pg_stat_user_tables';
  await run('create table busy (id int primary key)');
  await run('insert into busy select generate_series(1, 1000)');
  await run('analyze busy');
  await run('insert into busy select generate_series(1001, 3000)');
  await vacuumWhatNeedsIt(engine, 30_000);
  expect((await run(done)).rows).toEqual([{ vacuumed: 0, analysed: 1 }]);
  await vacuumWhatNeedsIt(engine);
  expect((await run(done)).rows).toEqual([{ vacuumed: 1, analysed: 2 }]);
  await engine.close();
}, 60_000);
