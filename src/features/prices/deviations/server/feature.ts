import { serverFeature } from '#platform/server/features/feature.ts';
import { deviationRoutes } from './routes.ts';

/** Price alerts as lines that can be claimed. */
export const deviationsFeature = serverFeature({
  routes: (served) => ({ deviations: deviationRoutes(served) }),
});
