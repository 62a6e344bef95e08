import { serverFeature } from '#platform/server/features/feature.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { rollUpMarketHandler, rollUpMarketJob } from './jobs.ts';
import { marketBandRoutes } from './routes.ts';

/** What others pay for the same goods, so that nobody can be told apart. */
export const marketBandFeature = serverFeature({
  routes: (served) => ({ marketBand: marketBandRoutes(served) }),
  jobs: [{ definition: rollUpMarketJob, handler: rollUpMarketHandler }],
  nightly: [(tx) => enqueue(tx, rollUpMarketJob, {}, { key: 'standing' })],
});
