import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { durableFolder, flushFolder } from '../durable-folder.ts';
import { DirectoryInUse, lockDirectory } from '../db/directory-lock.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { EngineLog } from '../db/engine.ts';
import { locationOf } from '../db/location.ts';
import { moveDurably } from '../ports/storage/write-durably.ts';
import type { Storage } from '../ports/storage/port.ts';
import { cloneResting } from './clone-database.ts';
import { askForClone } from './control.ts';
import { dumpTables, type Dump } from './dump-tables.ts';
import { saveFiles } from './kept-files.ts';
import { manifestName, manifestText, type Manifest } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { saveOriginals } from './save-originals.ts';

export interface BackupPlace {
  readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SESSION_KEY'>;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: EngineLog;
}

/** What a snapshot holds, and when it was taken. */
export interface Snapshot extends Dump {
  readonly takenAt: string;
  /** Milliseconds that the database stood still for it. */
  readonly stoodStill: number;
}

/** Tells one key from another without telling the key. */
export const fingerprintOf = (key: string): string =>
  createHash('sha256').update(`krogkoll session key ${key}`).digest('hex').slice(0, 16);

const dumpServer = async (url: string, folder: string, clock: Clock): Promise<Snapshot> => {
  const client = new pg.Client({ connectionString: url, application_name: 'krogkoll backup' });
  await client.connect();
  try {
    const takenAt = clock.now().toISOString();
    return { ...(await dumpTables(client, folder)), takenAt, stoodStill: 0 };
  } finally {
    await client.end();
  }
};

/** A copy of an embedded database, by its server where one is running. The lock is held meanwhile where none is. */
const cloned = async (dataDir: string, database: string, to: string) => {
  let release: () => void;
  try {
    release = lockDirectory(`${database}.lock`);
  } catch (error) {
    if (error instanceof DirectoryInUse) return askForClone(dataDir, to);
    throw error;
  }
  try {
    return await cloneResting(database, to);
  } finally {
    release();
  }
};

const dumpEmbedded = async (
  dataDir: string,
  database: string,
  folder: string,
  log: EngineLog,
): Promise<Snapshot> => {
  const passing = join(folder, 'copy');
  const copy = join(passing, 'database');
  await durableFolder(copy);
  try {
    const told = await cloned(dataDir, database, copy);
    const engine = await openEmbedded({ kind: 'pglite', directory: copy }, log);
    try {
      const client = await engine.background.connect();
      const dump = await dumpTables(client, folder).finally(() => client.release());
      return { ...dump, ...told };
    } finally {
      await engine.close();
    }
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
};

/** Writes the tables of the place's database into a folder, from one moment, whether or not a server is running on it. */
export const takeSnapshot = async (
  { config, clock, log }: Pick<BackupPlace, 'config' | 'clock' | 'log'>,
  folder: string,
): Promise<Snapshot> => {
  const location = locationOf(config);
  return location.kind === 'postgres'
    ? dumpServer(location.url, folder, clock)
    : dumpEmbedded(config.DATA_DIR, location.directory ?? '', folder, log);
};

/** Makes a folder for what nobody has yet. Throws `BackupRefused` when something lies there. */
export const emptyFolder = async (folder: string): Promise<void> => {
  await durableFolder(folder);
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`${folder} is not empty; name a folder that does not exist yet`);
};

/**
 * Makes a backup of a place in a new folder: the database as of one moment, the originals that its rows name, keys, and last of
 * all the manifest. What was acknowledged before that moment is in it. Throws `BackupRefused`, or what kept it from being read
 * or written; without its manifest what was written is no backup.
 */
export const writeBackup = async (
  place: BackupPlace,
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly stoodStill: number }> => {
  await emptyFolder(folder);
  const { named, received, stoodStill, ...tables } = await takeSnapshot(place, folder);
  const originals = await saveOriginals(place.storage, folder, { named, received });
  const files = await saveFiles(place.config.DATA_DIR, folder);
  const engine = locationOf(place.config).kind;
  const sessionKey = fingerprintOf(place.config.SESSION_KEY);
  const manifest: Manifest = { format: 1, engine, ...tables, ...originals, files, sessionKey };
  const passing = join(folder, `${manifestName}.new`);
  await writeFile(passing, manifestText(manifest), { mode: 0o600, flush: true });
  for (const below of ['tables', 'originals']) await flushFolder(join(folder, below));
  await moveDurably(passing, join(folder, manifestName));
  return { manifest, stoodStill };
};
