import { shareStructures } from '#features/reading/review/server/commands-structures.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { shareStructuresHandler, sweepStructures, sweepStructuresHandler } from './jobs.ts';
import { structureRoutes } from './routes.ts';

/** What unrelated organizations taught alike of a supplier's layouts helps the next one. */
export const structuresFeature = serverFeature({
  routes: (served) => ({ structures: structureRoutes(served) }),
  jobs: [
    { definition: shareStructures, handler: shareStructuresHandler },
    { definition: sweepStructures, handler: sweepStructuresHandler },
  ],
  nightly: [(tx) => enqueue(tx, sweepStructures, {}, { key: 'standing' })],
});
