import { serverFeature } from '#platform/server/features/feature.ts';
import { priceListRoutes } from './routes.ts';

/** Price lists that suppliers send: compared with what is bought, and accepted, kept or refused. */
export const priceListsFeature = serverFeature({
  routes: (served) => ({ priceLists: priceListRoutes(served) }),
});
