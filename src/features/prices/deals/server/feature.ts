import { serverFeature } from '#platform/server/features/feature.ts';
import { dealRoutes } from './routes.ts';

/** Negotiated prices. */
export const dealsFeature = serverFeature({
  routes: (served) => ({ deals: dealRoutes(served) }),
});
