import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { MigrationConflict, readMigrations } from './read-migrations.ts';
import type { OpenDatabase } from './open-database.ts';

let open: OpenDatabase;
beforeAll(async () => void (open = await openTestDatabase()));
afterAll(() => open.db.close());

const add = {
  name: '9001_add.sql',
  sql: 'create table added (id int primary key); insert into added values (1)',
};

test('each file is applied once, in its own transaction', async () => {
  expect(await migrate(open.engine, [add])).toEqual(['9001_add.sql']);
  expect(await migrate(open.engine, [add])).toEqual([]);
  const broken = { name: '9002_broken.sql', sql: 'insert into added values (2); select 1 / 0' };
  await expect(migrate(open.engine, [add, broken])).rejects.toThrow('9002_broken.sql');
  expect((await open.engine.background.query('select id from added')).rows).toEqual([{ id: 1 }]);
});

test('an applied file that was changed refuses to start', async () => {
  await migrate(open.engine, [add]);
  await expect(migrate(open.engine, [{ ...add, sql: `${add.sql} ` }])).rejects.toThrow(MigrationConflict);
});

test('processes that start together apply a file once', async () => {
  const slow = { name: '9003_slow.sql', sql: 'select pg_sleep(0.1); create table slowly (id int)' };
  const applied = await Promise.all([migrate(open.engine, [slow]), migrate(open.engine, [slow])]);
  expect(applied.flat()).toEqual(['9003_slow.sql']);
});

test('files are numbered, once each', async () => {
  const folder = await mkdtemp(`${tmpdir()}/krogkoll-migrations-`);
  const url = pathToFileURL(`${folder}/`);
  await writeFile(new URL('0001_first.sql', url), 'select 1');
  expect(await readMigrations(url)).toEqual([{ name: '0001_first.sql', sql: 'select 1' }]);
  await writeFile(new URL('0001_again.sql', url), 'select 2');
  await expect(readMigrations(url)).rejects.toThrow(/two migrations 0001/);
});
