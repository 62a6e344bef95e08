import { serverFeature } from '#platform/server/features/feature.ts';
import { tellAskedPlan } from './queries-asked.ts';
import { tellEndingPlan } from './queries-news.ts';
import { organizationRoutes } from './routes.ts';

/** Companies, and the details of their restaurants. */
export const organizationsFeature = serverFeature({
  routes: (served) => ({ organizations: organizationRoutes(served) }),
  answers: [tellEndingPlan, tellAskedPlan],
});
