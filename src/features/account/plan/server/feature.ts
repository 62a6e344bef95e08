import { serverFeature } from '#platform/server/features/feature.ts';
import { planRoutes } from './routes.ts';

/** What an organization's plan shows, and who is asked for more. */
export const planFeature = serverFeature({
  routes: (served) => ({ plan: planRoutes(served) }),
});
