import { embeddedFolder } from '../db/location.ts';
import { BackupRefused } from '../backup/refused.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { systemClock } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { openStorage } from '../ports/storage/open-storage.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from './command.ts';

/** Prints why nothing was done, and answers the exit code of it; anything else is thrown on. */
export const tellRefused = (error: unknown): number => {
  if (!(error instanceof BackupRefused)) throw error;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`${error.code}: ${error.message}${cause}\n`);
  return 2;
};

/** `backup TO`: exit code 1 when originals were missing already, 2 when no backup was made. */
export const backupCommand: Command = async ([folder, ...rest]) => {
  if (folder === undefined || rest.length > 0) {
    process.stderr.write('Usage: npm run -s cli -- backup TO\n');
    return 2;
  }
  const config = loadConfig();
  try {
    if (config.DATABASE_URL === undefined && !existsSync(embeddedFolder(config.DATA_DIR)))
      throw new BackupRefused(
        `there is no database in ${config.DATA_DIR}; look at DATA_DIR and DATABASE_URL`,
      );
    const log = createLog('warn');
    const place = { config, storage: await openStorage(config, log), clock: systemClock, log };
    const { manifest, stoodStill } = await writeBackup(place, resolve(folder));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${rows} rows of ${manifest.tables.length} tables, ${manifest.originals.count} originals ` +
        `(${(manifest.originals.bytes / 1e6).toFixed(1)} MB) and ${manifest.files.length} files as of ${manifest.takenAt}` +
        `${stoodStill > 0 ? `; the database stood still for ${Math.ceil(stoodStill)} ms` : ''}\n`,
    );
    for (const name of manifest.missing)
      process.stderr.write(`original ${name} is missing or damaged; put it back from an older backup\n`);
    return manifest.missing.length > 0 ? 1 : 0;
  } catch (error) {
    return tellRefused(error);
  }
};
