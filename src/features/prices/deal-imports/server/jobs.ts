import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { type BackgroundDeps, giveUpSaving, judgeUndone, saveInBackground } from './commands-background.ts';
import { saveImportJob } from './commands-save.ts';
import { judgeUndoneJob } from './commands-undo.ts';

/** The job's handler. What could not be saved is open again, for the person to look at. */
export const saveImportHandler = (deps: BackgroundDeps): JobHandler =>
  handleJob(
    saveImportJob,
    async ({ organizationId, unitId, ...save }, { signal }) => {
      const actor = { userId: save.userId, impersonatedBy: null, requestId: `job ${save.importId}` };
      const scope = scopeOfRow({ organizationId, unitId });
      await saveInBackground(deps, scope, { actor, now: deps.clock.now() }, save, signal);
    },
    ({ organizationId, unitId, ...save }) => giveUpSaving(deps, scopeOfRow({ organizationId, unitId }), save),
  );

/** The handler of what follows after many rows were taken back. */
export const judgeUndoneHandler = (deps: Pick<BackgroundDeps, 'db'>): JobHandler =>
  handleJob(
    judgeUndoneJob,
    ({ organizationId, unitId, importId }, { signal }) =>
      judgeUndone(deps, scopeOfRow({ organizationId, unitId }), importId, signal),
    // The deals are gone; what a part was not judged for, its next purchase is.
    () => Promise.resolve(),
  );
