import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { migrationsFolder, readMigrations, type Migration } from '../db/read-migrations.ts';
import { openServer } from '../db/server.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { collectLog } from './collect-log.ts';
import { fingerprint } from './test-snapshot.ts';

/** Any number will do, as long as every test process takes the same. */
const LOCK = 7_264_532;

const prefix = 'krogkoll_template_';

/** The address of another database of the same server. */
export const databaseAt = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/**
 * The name of a migrated database that others are copied from, made once for each server and state of the
 * migrations. `client` has a session of its own on that server.
 */
export async function migratedTemplate(client: pg.Client, server: string): Promise<string> {
  const migrations = await readMigrations(migrationsFolder);
  const name = prefix + fingerprint(migrations);
  if (await exists(client, name)) return name;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (!(await exists(client, name))) await makeTemplate(client, server, migrations, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  return name;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function makeTemplate(
  client: pg.Client,
  server: string,
  migrations: readonly Migration[],
  name: string,
): Promise<void> {
  // One that was not finished never bears the name.
  const own = `krogkoll_test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${own}`);
  const engine = openServer(databaseAt(server, own), collectLog(), 1);
  await migrate(engine, migrations);
  await (await openJobQueue(engine, collectLog(), [])).stop();
  await engine.close();
  await dropOld(client);
  await client.query(`alter database ${own} rename to ${name}`);
}

async function dropOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  // One that somebody copies just then stays.
  for (const { name } of rows) await client.query(`drop database ${name}`).catch(() => undefined);
}
