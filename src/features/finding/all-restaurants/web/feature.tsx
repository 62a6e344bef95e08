import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { everyOverviewPath, everyPricesPath, everyProductsPath } from '../paths.ts';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('all-restaurants') };

const overviewRoute = createRoute({
  ...parts,
  path: everyOverviewPath.pattern,
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'EveryOverviewPage'),
});

const pricesRoute = createRoute({
  ...parts,
  path: everyPricesPath.pattern,
  component: lazyRouteComponent(() => import('./prices-page.tsx'), 'EveryPricesPage'),
});

const productsRoute = createRoute({
  ...parts,
  path: everyProductsPath.pattern,
  component: lazyRouteComponent(() => import('./products-page.tsx'), 'EveryProductsPage'),
});

/** All restaurants of a person, beside each other. */
export const allRestaurantsFeature: WebFeature = {
  shell: [overviewRoute, pricesRoute, productsRoute],
  fills: [fill(frameParts, () => import('./every-place.ts'))],
};
