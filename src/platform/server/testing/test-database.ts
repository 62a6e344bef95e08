import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadTestServer } from '../config.ts';
import type { DatabaseLocation, EngineLog } from '../db/engine.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import type { JobDefinition } from '../jobs/port.ts';
import { collectLog } from './collect-log.ts';
import { originOf, snapshotOf, type Origin } from './test-snapshot.ts';
import { databaseAt, templateOf } from './test-template.ts';

/**
 * A migrated database of its own: on the PostgreSQL server of TEST_DATABASE_URL, otherwise embedded in memory;
 * made of a template or snapshot, one for each state of the migrations
 * and jobs. Close it with `db.close()`. `through`
 * answers another way to the server.
 */
export async function openTestDatabase(
  jobs: readonly JobDefinition[] = [],
  log: EngineLog = collectLog(),
  through: (url: string) => Promise<string> = async (url) => url,
): Promise<OpenDatabase> {
  const server = loadTestServer();
  const location = await newTestLocation(jobs);
  const reached = location.kind === 'postgres' ? { ...location, url: await through(location.url) } : location;
  const open = await openDatabase({ location: reached, log, jobs, connections: 5 });
  const close = async (): Promise<void> => {
    await open.db.close();
    if (server !== undefined && location.kind === 'postgres') await dropServerDatabase(server, location.url);
  };
  return { ...open, db: { ...open.db, close } };
}

/** Where the test suite puts one more database, with the queues of these jobs. */
export async function newTestLocation(jobs: readonly JobDefinition[] = []): Promise<DatabaseLocation> {
  const server = loadTestServer();
  const origin = await originOf(jobs);
  if (server !== undefined) return { kind: 'postgres', url: await newServerDatabase(server, origin) };
  return { kind: 'pglite', directory: null, snapshot: await snapshotOf(origin) };
}

async function newServerDatabase(server: string, origin: Origin): Promise<string> {
  const name = `krogkoll_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) =>
    client.query(`create database ${name} template ${await templateOf(client, server, origin)}`),
  );
  return databaseAt(server, name);
}

const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

const codeOf = (error: unknown): unknown => (error instanceof pg.DatabaseError ? error.code : undefined);

/**
 * Drops a database of `newServerDatabase`. Only a plain drop may end an autovacuum worker, which is the superuser's;
 * only force ends a session that stayed open. A database that has both at once stays with its throwaway server.
 */
async function dropServerDatabase(server: string, url: string): Promise<void> {
  const drop = `drop database if exists ${new URL(url).pathname.slice(1)}`;
  await onServer(server, async (client) => {
    try {
      await client.query(drop);
    } catch (error) {
      if (codeOf(error) !== OBJECT_IN_USE) throw error;
      await client.query(`${drop} with (force)`).catch((forced: unknown) => {
        if (codeOf(forced) !== INSUFFICIENT_PRIVILEGE) throw forced;
      });
    }
  });
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
