import { serverFeature } from '#platform/server/features/feature.ts';
import { accessPointRoutes } from './routes.ts';

/** E-invoices that access points push. */
export const accessPointFeature = serverFeature({
  routes: (served) => ({ accessPoint: accessPointRoutes(served) }),
});
