import { loadTestServer } from '#platform/server/config.ts';
import type { DatabaseLocation, EngineLog } from '#platform/server/db/engine.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/db/open-database.ts';
import type { JobDefinition } from '#platform/server/jobs/port.ts';
import { collectLog } from '../collect-log.ts';
import { openKept } from './kept-database.ts';
import { originOf, snapshotOf } from './test-snapshot.ts';
import { newServerDatabase, dropServerDatabase } from './server-database.ts';

/**
 * A migrated database of its own: on the PostgreSQL server of TEST_DATABASE_URL, otherwise embedded in memory;
 * made of a template or snapshot, one for each state of the migrations and jobs, or an emptied one of before. Close it with `db.close()`. `through`
 * answers another way to the server.
 */
export async function openTestDatabase(
  jobs: readonly JobDefinition[] = [],
  log: EngineLog = collectLog(),
  through: (url: string) => Promise<string> = async (url) => url,
): Promise<OpenDatabase> {
  const server = loadTestServer();
  if (server === undefined) return openKept(jobs, log);
  const location = await newTestLocation(jobs);
  const reached = location.kind === 'postgres' ? { ...location, url: await through(location.url) } : location;
  const open = await openDatabase({ location: reached, log, jobs, connections: 5, keepsStatistics: false });
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
