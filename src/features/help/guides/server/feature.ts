import { serverFeature } from '#platform/server/features/feature.ts';
import { guideRoutes } from './routes.ts';

/** How things are done, and what is new. */
export const guidesFeature = serverFeature({
  routes: (served) => ({ guides: guideRoutes(served) }),
});
