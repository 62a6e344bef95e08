import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { locationOf } from '../db/location.ts';
import { durableFolder } from '../durable-folder.ts';
import type { Storage } from '../ports/storage/port.ts';
import { checkBackup } from './check-backup.ts';
import { assertEmptyDatabase, fillPlace, type FilledConfig, type Filling } from './fill-place.ts';
import { restoreFiles } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { restoreOriginals } from './save-originals.ts';
import { fingerprintOf } from './write-backup.ts';

/** What settings make in a folder before anything else, and what opening a storage does. */
const made: ReadonlySet<string> = new Set(['secrets.json', 'documents', 'arriving']);

const assertEmptyFolder = async (dataDir: string): Promise<void> => {
  const found = existsSync(dataDir) ? await readdir(dataDir) : [];
  const other = found.find((name) => !made.has(name));
  if (other !== undefined)
    throw new BackupRefused(`${dataDir} is not empty (${other}); restore into a DATA_DIR of its own`);
};

export interface RestorePlace extends Omit<Filling, 'location'> {
  readonly config: FilledConfig;
  /** Opened after the place has been found empty. */
  readonly openStorage: () => Promise<Storage>;
}

/**
 * Puts a backup back into an empty place, all of it verified before the first byte is written and again as it lies there.
 * Answers what it held, and whether the SESSION_KEY is that of the backup. Throws `BackupRefused` with the place unchanged, or
 * closed to every start where it fails later.
 */
export const restoreBackup = async (
  { config, openStorage, jobs, log }: RestorePlace,
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly isSameKey: boolean }> => {
  const filling = { location: locationOf(config), jobs, log };
  await assertEmptyFolder(config.DATA_DIR);
  await assertEmptyDatabase(filling);
  const manifest = await checkBackup(folder);
  await durableFolder(config.DATA_DIR);
  await fillPlace(filling, folder, manifest, async () => {
    await restoreOriginals(folder, await openStorage());
    await restoreFiles(folder, config.DATA_DIR, manifest.files);
  });
  const brings = manifest.files.some(({ path }) => path === 'secrets.json');
  return { manifest, isSameKey: brings || fingerprintOf(config.SESSION_KEY) === manifest.sessionKey };
};
