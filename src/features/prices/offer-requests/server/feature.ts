import { serverFeature } from '#platform/server/features/feature.ts';
import { offerRequestRoutes } from './routes.ts';

/** Letters that ask a supplier for a price. */
export const offerRequestsFeature = serverFeature({
  routes: (served) => ({ offerRequests: offerRequestRoutes(served) }),
});
