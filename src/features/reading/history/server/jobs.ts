import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { finish } from './commands-finish.ts';
import type { FinishDeps } from './commands-finish.ts';
import { finishImport } from './commands-look.ts';

interface FinishJobDeps extends FinishDeps {
  readonly log: { error(details: object, message: string): void };
}

/** The job's handler. An import that could not be finished is looked at again every hour. */
export const finishImportHandler = (deps: FinishJobDeps): JobHandler =>
  handleJob(
    finishImport,
    async ({ organizationId, unitId, importId }) =>
      void (await finish(deps, scopeOfRow({ organizationId, unitId }), importId)),
    async ({ importId }) => deps.log.error({ importId }, 'an import of old invoices could not be finished'),
  );
