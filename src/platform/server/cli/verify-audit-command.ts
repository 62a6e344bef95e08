import { auditExtent, auditFaults } from '../audit-chain.ts';
import { loadConfig } from '../config.ts';
import { DirectoryInUse } from '../db/directory-lock.ts';
import { locationOf } from '../db/location.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import type { Command } from './command.ts';

/** `verify-audit`: checks both logs' chains and prints one line of JSON per fault. Exit code 1 when there is one. */
export const verifyAuditCommand: Command = async () => {
  const config = loadConfig();
  const open = await openDatabase({
    location: locationOf(config),
    log: createLog('warn'),
    jobs: [],
  }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return error;
    throw error;
  });
  if (open instanceof DirectoryInUse) {
    process.stderr.write(
      `${open.code}: a server is running on ${config.DATA_DIR}; stop it and verify again.\n`,
    );
    return 2;
  }
  try {
    const { faults, extent } = await open.db.platformRead(async (reader) => ({
      faults: await auditFaults(reader),
      extent: await auditExtent(reader),
    }));
    for (const fault of faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
    if (faults.length > 0) return 1;
    process.stdout.write(`${extent.rows} rows in ${extent.chains} chains hold\n`);
    return 0;
  } finally {
    await open.db.close();
  }
};
