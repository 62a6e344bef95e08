import { serverFeature } from '#platform/server/features/feature.ts';
import { tellElsewhere } from './queries-elsewhere.ts';
import { sourcingRoutes } from './routes.ts';

/** Where the same goods cost less. */
export const sourcingFeature = serverFeature({
  routes: (served) => ({ sourcing: sourcingRoutes(served) }),
  answers: [tellElsewhere],
});
