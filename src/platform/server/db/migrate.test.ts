import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { type Migration, MigrationConflict, readMigrations } from './read-migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { type DatabaseFunction, functionsFolder, readFunctions } from './read-functions.ts';

let open: OpenDatabase;
let functions: DatabaseFunction[];
beforeAll(async () => {
  open = await openTestDatabase();
  functions = await readFunctions(functionsFolder);
});
afterAll(() => open.db.close());

const apply = (migrations: readonly Migration[]) => migrate(open.engine, { migrations, functions });

const add = {
  name: '9001_add.sql',
  formerly: [],
  sql: 'create table added (id int primary key); insert into added values (1)',
};

test('each file is applied once, in its own transaction', async () => {
  expect(await apply([add])).toEqual(['9001_add.sql']);
  expect(await apply([add])).toEqual([]);
  const broken = { ...add, name: '9002_broken.sql', sql: 'insert into added values (2); select 1 / 0' };
  await expect(apply([add, broken])).rejects.toThrow('9002_broken.sql');
  expect((await open.engine.background.query('select id from added')).rows).toEqual([{ id: 1 }]);
});

test('an applied file that was changed refuses to start', async () => {
  await apply([add]);
  await expect(apply([{ ...add, sql: `${add.sql} ` }])).rejects.toThrow(MigrationConflict);
});

test('an applied file goes on under another text that names the checksum of the first', async () => {
  await apply([add]);
  const checksum = createHash('sha256').update(add.sql).digest('hex');
  const folder = await folderWith({ [add.name]: `-- formerly ${checksum}\nselect 1` });
  expect(await apply(await readMigrations(folder))).toEqual([]);
});

test('processes that start together apply a file once', async () => {
  const slow = { ...add, name: '9003_slow.sql', sql: 'select pg_sleep(0.1); create table slowly (id int)' };
  const applied = await Promise.all([apply([slow]), apply([slow])]);
  expect(applied.flat()).toEqual(['9003_slow.sql']);
});

const folderWith = async (files: Readonly<Record<string, string>>): Promise<URL> => {
  const url = pathToFileURL(`${await mkdtemp(`${tmpdir()}/krogkoll-migrations-`)}/`);
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, url), text);
  return url;
};

test('files are numbered, once each', async () => {
  const url = await folderWith({ '0001_first.sql': 'select 1' });
  expect(await readMigrations(url)).toEqual([{ name: '0001_first.sql', sql: 'select 1', formerly: [] }]);
  await writeFile(new URL('0001_again.sql', url), 'select 2');
  await expect(readMigrations(url)).rejects.toThrow(/two migrations 0001/);
});

test('a function has its file, and those that it calls come before it', async () => {
  const text = (name: string, body: string) =>
    `-- Not like krogkoll_last.\ncreate or replace function ${name}() returns int language sql as $$ ${body} $$`;
  const called = await folderWith({
    'a-first.sql': text('krogkoll_a_first', 'select krogkoll_last()'),
    'last.sql': text('krogkoll_last', 'select 1'),
  });
  const [last, first] = await readFunctions(called);
  expect([last?.name, last?.calls, first?.name, first?.calls]).toEqual([
    'krogkoll_last',
    [],
    'krogkoll_a_first',
    ['krogkoll_last'],
  ]);
  const misnamed = await folderWith({ 'last.sql': text('krogkoll_first', 'select 1') });
  await expect(readFunctions(misnamed)).rejects.toThrow('does not hold krogkoll_last alone');
  const circle = await folderWith({
    'one.sql': text('krogkoll_one', 'select krogkoll_two()'),
    'two.sql': text('krogkoll_two', 'select krogkoll_one()'),
  });
  await expect(readFunctions(circle)).rejects.toThrow('circle');
});
