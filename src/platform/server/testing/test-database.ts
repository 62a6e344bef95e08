import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { versions } from 'node:process';
import pg from 'pg';
import { loadTestServer } from '../config.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { DatabaseLocation, EngineLog } from '../db/engine.ts';
import { migrate, migrationsFolder, readMigrations, type Migration } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { openJobQueue } from '../jobs/queue.ts';
import type { JobDefinition } from '../jobs/port.ts';

const cache = new URL('../../../../node_modules/.cache/krogkoll/', import.meta.url);

const A_DAY = 86_400_000;

/** A log for tests: complaints of the database go to the given list. */
export const collectLog = (lines: string[] = []): EngineLog => ({
  warn: (details, message) => void lines.push(`${message} ${JSON.stringify(details)}`),
});

/**
 * A migrated database of its own: on the PostgreSQL server of TEST_DATABASE_URL, otherwise embedded in memory,
 * started from a snapshot that is made once for each state of the migrations. Close it with `db.close()`. `through`
 * answers another way to the server.
 */
export async function openTestDatabase(
  jobs: readonly JobDefinition[] = [],
  log: EngineLog = collectLog(),
  through: (url: string) => Promise<string> = async (url) => url,
): Promise<OpenDatabase> {
  const location = await newTestLocation();
  const reached = location.kind === 'postgres' ? { ...location, url: await through(location.url) } : location;
  const open = await openDatabase({ location: reached, log, jobs, connections: 5 });
  const close = async (): Promise<void> => {
    await open.db.close();
    if (location.kind === 'postgres') await dropServerDatabase(location.url);
  };
  return { ...open, db: { ...open.db, close } };
}

/** Where the test suite puts one more database. */
export async function newTestLocation(): Promise<DatabaseLocation> {
  const server = loadTestServer();
  if (server !== undefined) return { kind: 'postgres', url: await newServerDatabase(server) };
  return { kind: 'pglite', directory: null, snapshot: await migratedSnapshot() };
}

async function newServerDatabase(server: string): Promise<string> {
  const name = `krogkoll_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropServerDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: loadTestServer() });
  await client.connect();
  await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  await client.end();
}

async function migratedSnapshot(): Promise<Uint8Array> {
  const migrations = await readMigrations(migrationsFolder);
  const file = new URL(`${fingerprint(migrations)}.tar`, cache);
  return readFile(file).catch(() => makeSnapshot(migrations, file));
}

const fingerprint = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(JSON.stringify([versions, migrations]))
    .digest('hex')
    .slice(0, 20);

async function makeSnapshot(migrations: readonly Migration[], file: URL): Promise<Uint8Array> {
  const engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
  await migrate(engine, migrations);
  await (await openJobQueue(engine, collectLog(), [])).stop();
  const bytes = await engine.snapshot();
  await engine.close();
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) await removeOld(new URL(name, cache));
  const own = new URL(`${randomUUID()}.new`, cache);
  await writeFile(own, bytes);
  await rename(own, file);
  return bytes;
}

async function removeOld(file: URL): Promise<void> {
  // Another test process may have renamed or removed it meanwhile.
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > A_DAY) await rm(file, { force: true });
}
