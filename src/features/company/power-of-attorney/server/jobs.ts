import { z } from 'zod';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { HearDeps } from './commands-hear.ts';
import { tendPowers } from './commands-tend.ts';

/** Looks after documents that wait for a signature. */
export const tendSignings = defineJob({
  name: 'tend-signings',
  payload: z.object({}),
  concurrency: 1,
  retries: 0,
  retryDelay: 60,
  timeout: 300,
});

/** The job's handler; what failed has its turn again within the hour. */
export const tendSigningsHandler = (deps: HearDeps): JobHandler =>
  handleJob(
    tendSignings,
    (_payload, { signal }) => tendPowers(deps, signal),
    async () => deps.log.error({}, 'signings could not be looked after'),
  );
