import { serverFeature } from '#platform/server/features/feature.ts';
import { tellAskedPlan } from './queries-news.ts';
import { planRoutes } from './routes.ts';

/** What an organization's plan shows, and who is asked for more. */
export const planFeature = serverFeature({
  answers: [tellAskedPlan],
  routes: (served) => ({ plan: planRoutes(served) }),
});
