import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetLeftViews } from './commands.ts';
import { viewRoutes } from './routes.ts';

/** Lists as people have arranged them. */
export const viewsFeature = serverFeature({
  routes: (served) => ({ views: viewRoutes(served) }),
  nightly: [(tx) => forgetLeftViews(tx)],
});
