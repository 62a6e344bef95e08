import { serverFeature } from '#platform/server/features/feature.ts';
import { tellNewPrices } from './queries-news.ts';
import { tellUndecidedPrices } from './queries-tasks.ts';
import { deviationRoutes } from './routes-deviations.ts';
import { priceMonitoringRoutes } from './routes.ts';

/** Watched prices, their limits and alerts, and alerts as lines that can be claimed. */
export const priceMonitoringFeature = serverFeature({
  routes: (served) => ({
    priceMonitoring: priceMonitoringRoutes(served),
    deviations: deviationRoutes(served),
  }),
  answers: [tellUndecidedPrices, tellNewPrices],
});
