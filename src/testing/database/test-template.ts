import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openServer } from '#platform/server/db/server.ts';
import { collectLog } from '../collect-log.ts';
import { prepare, type Origin } from './test-snapshot.ts';

/** Any number will do, as long as every test process takes the same. */
const LOCK = 7_264_532;

const prefix = 'krogkoll_template_';

/** The address of another database of the same server. */
export const databaseAt = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** The name of a database with that origin, made once for each server. `client` has a session of its own there. */
export async function templateOf(client: pg.Client, server: string, origin: Origin): Promise<string> {
  const name = prefix + origin.fingerprint;
  if (await exists(client, name)) return name;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (!(await exists(client, name))) await makeTemplate(client, server, origin, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  return name;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function makeTemplate(client: pg.Client, server: string, origin: Origin, name: string): Promise<void> {
  // One that was not finished never bears the name.
  const own = `krogkoll_test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${own}`);
  const engine = openServer(databaseAt(server, own), collectLog(), 1);
  await prepare(engine, origin);
  await engine.close();
  await client.query(`alter database ${own} rename to ${name}`);
}
