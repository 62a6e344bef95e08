import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { browsePath, finderPath, supplierPath } from '../paths.ts';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('suppliers') };
const finder = lazyRouteComponent(() => import('./suppliers-page.tsx'), 'SuppliersPage');

const ownRoute = createRoute({ ...parts, path: finderPath.pattern, component: finder });
const browseRoute = createRoute({ ...parts, path: browsePath.pattern, component: finder });

const supplierRoute = createRoute({
  ...parts,
  path: supplierPath.pattern,
  component: lazyRouteComponent(() => import('./supplier-page.tsx'), 'SupplierPage'),
});

/** The supplier finder and the page of one supplier, under the shell. */
export const supplierFinderRoutes = [ownRoute, browseRoute, supplierRoute] as const;

export const supplierFinderNavigation: NavigationEntry = {
  href: finderPath(),
  icon: Truck,
  namespace: 'suppliers',
  label: 'nav',
  place: 'main',
  covers: [supplierPath()],
};
