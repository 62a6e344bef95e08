import { serverFeature } from '#platform/server/features/feature.ts';
import { resealGrants } from './commands-grant.ts';
import { handOverJob } from './commands-queue.ts';
import { forgetConsents, handOverHandler, tendHandover } from './jobs.ts';
import { handoverRoutes } from './routes.ts';

/** Booked invoices, handed over to bookkeeping once each. */
export const handoverFeature = serverFeature({
  routes: (served) => ({ handover: handoverRoutes(served) }),
  jobs: [{ definition: handOverJob, handler: handOverHandler }],
  minutely: [tendHandover],
  hourly: [tendHandover, ({ db, keys }) => db.platformTransaction((tx) => resealGrants(tx, keys))],
  nightly: [forgetConsents],
});
