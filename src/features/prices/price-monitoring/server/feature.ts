import { serverFeature } from '#platform/server/features/feature.ts';
import { tellUndecidedPrices } from './queries-tasks.ts';
import { priceMonitoringRoutes } from './routes.ts';

/** Watched prices, their limits and alerts. */
export const priceMonitoringFeature = serverFeature({
  routes: (served) => ({ priceMonitoring: priceMonitoringRoutes(served) }),
  answers: [tellUndecidedPrices],
});
