import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { reopenImport, saveImportJob, saveInBackground } from './commands-save.ts';
import type { ImportDeps } from './commands.ts';

/** The job's handler. What could not be saved is open again, for the person to look at. */
export const saveImportHandler = (deps: ImportDeps): JobHandler =>
  handleJob(
    saveImportJob,
    async ({ organizationId, unitId, importId, userId, digest }) => {
      const actor = { userId, impersonatedBy: null, requestId: `job ${importId}` };
      const scope = scopeOfRow({ organizationId, unitId });
      await saveInBackground(deps, scope, { actor, now: deps.clock.now() }, importId, digest);
    },
    ({ organizationId, unitId, importId }) =>
      reopenImport(deps, scopeOfRow({ organizationId, unitId }), importId),
  );
