import { serverFeature } from '#platform/server/features/feature.ts';
import { tellEndingDeals } from './queries-tasks.ts';
import { dealRoutes } from './routes.ts';

/** Negotiated prices. */
export const dealsFeature = serverFeature({
  routes: (served) => ({ deals: dealRoutes(served) }),
  answers: [tellEndingDeals],
});
