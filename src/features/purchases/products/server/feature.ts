import { serverFeature } from '#platform/server/features/feature.ts';
import { productRoutes } from './routes.ts';

/** What is bought. */
export const productsFeature = serverFeature({
  routes: (served) => ({ products: productRoutes(served) }),
});
