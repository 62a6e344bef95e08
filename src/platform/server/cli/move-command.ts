import { moveDatabase } from '../backup/move-database.ts';
import { systemClock } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { DirectoryInUse } from '../db/directory-lock.ts';
import type { DatabaseLocation } from '../db/engine.ts';
import { embeddedFolder } from '../db/location.ts';
import type { JobDefinition } from '../jobs/port.ts';
import { createLog } from '../log.ts';
import { openStorage } from '../ports/storage/open-storage.ts';
import { tellRefused } from './backup-command.ts';
import type { Command } from './command.ts';

const targetOf = (dataDir: string, to: string | undefined): DatabaseLocation | null => {
  if (to === 'embedded') return { kind: 'pglite', directory: embeddedFolder(dataDir) };
  const isServer = ['postgres:', 'postgresql:'].includes(URL.parse(to ?? '')?.protocol ?? '');
  return isServer ? { kind: 'postgres', url: to ?? '' } : null;
};

/** `move postgres://…` or `move embedded`: exit code 2 when nothing was moved. */
export const moveCommand =
  (jobs: readonly JobDefinition[]): Command =>
  async ([target, ...rest]) => {
    const config = loadConfig();
    const to = targetOf(config.DATA_DIR, target);
    if (to === null || rest.length > 0) {
      process.stderr.write('Usage: npm run -s cli -- move postgres://…|embedded\n');
      return 2;
    }
    const log = createLog('warn');
    const storage = await openStorage(config, log);
    try {
      const { tables, received } = await moveDatabase({
        ...{ config, to, storage, jobs },
        ...{ clock: systemClock, log },
      });
      for (const { name, rows, digest } of tables.filter((table) => table.rows > 0))
        process.stdout.write(
          `${name.padEnd(40)} ${String(rows).padStart(9)} rows  ${digest.slice(0, 16)}  the same\n`,
        );
      process.stdout.write(
        `moved and compared: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${received.size} originals read. ` +
          (to.kind === 'postgres'
            ? 'Set DATABASE_URL to it and start.\n'
            : 'Remove DATABASE_URL and start.\n'),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) return tellRefused(error);
      process.stderr.write(`${error.code}: a server is running on ${config.DATA_DIR}; stop it, then move\n`);
      return 2;
    }
  };
