import type { FrameParts } from '#platform/web/frame/frame-parts.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { productsPath } from '#features/purchases/products/paths.ts';
import { everyOverviewPath, everyPricesPath, everyProductsPath } from '../paths.ts';

/** Where the choice of all restaurants leads, and what stands there in the place of screens of one. */
export const everyPlace: FrameParts['everyPlace'] = {
  href: everyOverviewPath(),
  instead: {
    [homePath()]: everyOverviewPath(),
    [alertsPath()]: everyPricesPath(),
    [productsPath()]: everyProductsPath(),
  },
};
