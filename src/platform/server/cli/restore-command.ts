import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { loadConfig } from '../config.ts';
import type { JobDefinition } from '../jobs/port.ts';
import { createLog } from '../log.ts';
import { openStorage } from '../ports/storage/open-storage.ts';
import { tellRefused } from './backup-command.ts';
import type { Command } from './command.ts';

/** `restore FROM`: exit code 2 when nothing was restored. */
export const restoreCommand =
  (jobs: readonly JobDefinition[]): Command =>
  async ([folder, ...rest]) => {
    if (folder === undefined || rest.length > 0) {
      process.stderr.write('Usage: npm run -s cli -- restore FROM\n');
      return 2;
    }
    const config = loadConfig();
    const log = createLog('warn');
    const place = { config, openStorage: () => openStorage(config, log), jobs, log };
    try {
      const { manifest, isSameKey } = await restoreBackup(place, resolve(folder));
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `restored and compared: ${rows} rows of ${manifest.tables.length} tables and ${manifest.originals.count} originals, as of ${manifest.takenAt}\n`,
      );
      if (!isSameKey)
        process.stderr.write(
          'SESSION_KEY is not that of the backup: everybody signs in again, and second factors of staff cannot be read\n',
        );
      return 0;
    } catch (error) {
      return tellRefused(error);
    }
  };
