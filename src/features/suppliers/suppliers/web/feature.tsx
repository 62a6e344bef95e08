import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import type { ComponentType } from 'react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { browsePath, finderPath, supplierPath } from '../paths.ts';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('suppliers') };
const finder = lazyRouteComponent(() => import('./suppliers-page.tsx'), 'SuppliersPage');

const ownRoute = createRoute({ ...parts, path: finderPath.pattern, component: finder });
const browseRoute = createRoute({ ...parts, path: browsePath.pattern, component: finder });

/** What other features show of a supplier that the organization has; a tab that nobody brings is not offered. */
export interface SupplierParts {
  readonly ProductsTab: ComponentType<{ readonly supplierId: string }>;
  readonly InvoicesTab: ComponentType<{ readonly supplierId: string; readonly name: string }>;
  /** What is agreed with the supplier beside prices: a card of its own. */
  readonly TermsCard: ComponentType<{ readonly supplierId: string; readonly name: string }>;
  /** What stands beside the supplier's prices, under what it costs. */
  readonly BesideCards: ComponentType<{ readonly supplierId: string; readonly name: string }>;
}

export const supplierParts = slot<SupplierParts>('tabs of a supplier');

const supplierRoute = createRoute({
  ...parts,
  path: supplierPath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ SupplierPage }, tabs] = await Promise.all([
      import('./supplier-page.tsx'),
      loadParts(supplierParts),
    ]);
    return { Page: () => <SupplierPage parts={tabs} /> };
  }, 'Page'),
});

/** The eleven categories as plates; the route that shows them loads the texts of `suppliers`. */
export const CategoryPlates = latePart(async () => (await import('./category-plates.tsx')).CategoryPlates);

/** Loads the choice of suppliers for a restaurant that is being set up. */
export const loadSupplierChoice = () => import('./supplier-choice.tsx');

/** Loads the suppliers of one restaurant. */
export const loadSuppliersTab = () => import('./suppliers-tab.tsx');

/** The supplier finder and the page of one supplier, under the shell. */
export const suppliersFeature: WebFeature = {
  shell: [ownRoute, browseRoute, supplierRoute],
  navigation: [
    {
      href: finderPath(),
      icon: Truck,
      namespace: 'suppliers-nav',
      label: 'nav',
      place: 'main',
      covers: [supplierPath()],
    },
  ],
  // The list of all suppliers is not waited for: the first screen does without it.
  afterwards: async () => (await import('./load-suppliers.ts')).keepSuppliers(),
};
