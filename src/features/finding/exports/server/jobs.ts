import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { failExport, writeExportFile, type WriteDeps } from './commands-write.ts';
import { writeExport } from './commands.ts';

/** The handler of files in the background; what could not be made says so. */
export const writeExportHandler = (deps: WriteDeps): JobHandler =>
  handleJob(
    writeExport,
    (payload, { signal }) => writeExportFile(deps, payload, signal),
    ({ exportId, ...unit }) => failExport(deps.db, scopeOfRow(unit), exportId),
  );
