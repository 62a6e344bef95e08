import { serverFeature } from '#platform/server/features/feature.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { rollUpMarketHandler, rollUpMarketJob } from './jobs.ts';
import { productRoutes } from './routes.ts';

/** What is bought, and the market beside it. */
export const productsFeature = serverFeature({
  routes: (served) => ({ products: productRoutes(served) }),
  jobs: [{ definition: rollUpMarketJob, handler: rollUpMarketHandler }],
  nightly: [(tx) => enqueue(tx, rollUpMarketJob, {}, { key: 'standing' })],
});
