import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { closingSql, openingSql } from '../db/closed-place.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { DatabaseLocation, EngineLog } from '../db/engine.ts';
import { locationOf } from '../db/location.ts';
import type { JobDefinition } from '../jobs/port.ts';
import type { Storage } from '../ports/storage/port.ts';
import { assertEmptyDatabase, fillPlace } from './fill-place.ts';
import { BackupRefused } from './refused.ts';
import { verifyOriginals } from './save-originals.ts';
import { emptyFolder, takeSnapshot, type Snapshot } from './write-backup.ts';

export interface Move {
  readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SESSION_KEY'>;
  readonly to: DatabaseLocation;
  readonly storage: Storage;
  readonly jobs: readonly JobDefinition[];
  readonly clock: Clock;
  readonly log: EngineLog;
}

/** Servers of the product name themselves so to PostgreSQL. */
const servingSql = `
  select count(*)::int as servers from pg_stat_activity
  where datname = current_database() and application_name = 'krogkoll' and pid <> pg_backend_pid()`;

/** One statement on a database that no server has open. Throws `BackupRefused` where one does on PostgreSQL, `DirectoryInUse` else. */
const tell = async (location: DatabaseLocation, text: string, log: EngineLog): Promise<void> => {
  if (location.kind === 'pglite') {
    const engine = await openEmbedded(location, log);
    await engine.background.query(text).finally(() => engine.close());
    return;
  }
  const client = new pg.Client({ connectionString: location.url, application_name: 'krogkoll move' });
  await client.connect();
  try {
    const { rows } = await client.query<{ servers: number }>(servingSql);
    if ((rows[0]?.servers ?? 0) > 0)
      throw new BackupRefused('a server is running on this database; stop every one of them, then move');
    await client.query(text);
  } finally {
    await client.end();
  }
};

const assertTargetFree = async ({ config, to, jobs, log }: Move): Promise<void> => {
  if (locationOf(config).kind === to.kind)
    throw new BackupRefused(
      'a move goes from the embedded engine to PostgreSQL or back; backup and restore serve the rest',
    );
  if (to.kind === 'pglite' && existsSync(to.directory ?? ''))
    throw new BackupRefused(`${to.directory ?? ''} is there already: put it away first`);
  await assertEmptyDatabase({ location: to, jobs, log });
};

/**
 * Moves a stopped place's database to the other engine; originals and keys stay where they are. Every table is read again in its
 * new place and compared by rows and digest, and every original that a document names is read whole. The old database is closed
 * to every start from the beginning on, and open again when the move fails. Answers what was moved. Throws `BackupRefused` or
 * `DirectoryInUse`.
 */
export const moveDatabase = async (move: Move): Promise<Snapshot> => {
  const { config, to, storage, jobs, log } = move;
  const from = locationOf(config);
  await assertTargetFree(move);
  await tell(from, closingSql('~moved'), log);
  const folder = join(config.DATA_DIR, 'database.moving');
  try {
    await rm(folder, { recursive: true, force: true });
    await emptyFolder(folder);
    const snapshot = await takeSnapshot(move, folder);
    await verifyOriginals(storage, [...snapshot.received]);
    await fillPlace({ location: to, jobs, log }, folder, snapshot);
    return snapshot;
  } catch (error) {
    await tell(from, openingSql('~moved'), log);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
