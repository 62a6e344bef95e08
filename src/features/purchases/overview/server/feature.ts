import { serverFeature } from '#platform/server/features/feature.ts';
import { overviewRoutes } from './routes.ts';

/** The figures that a day begins with. */
export const overviewFeature = serverFeature({
  routes: (served) => ({ overview: overviewRoutes(served) }),
});
