import { serverFeature } from '#platform/server/features/feature.ts';
import { outletRoutes } from './routes.ts';

/** The restaurants that people belong to. */
export const outletsFeature = serverFeature({
  routes: (served) => ({ outlets: outletRoutes(served) }),
});
