import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { loadTexts } from '#platform/web/i18n.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/router.ts';
import type { ReceivedParts } from './invoices-page.tsx';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('invoices', 'documents') };

const listRoute = (loadReceived: () => Promise<ReceivedParts>) =>
  createRoute({
    ...parts,
    path: '/invoices',
    component: lazyRouteComponent(async () => {
      const [{ InvoicesPage }, received] = await Promise.all([import('./invoices-page.tsx'), loadReceived()]);
      return { Page: () => <InvoicesPage received={received} /> };
    }, 'Page'),
  });

const invoiceRoute = createRoute({
  ...parts,
  path: '/invoices/$invoiceId',
  component: lazyRouteComponent(() => import('./invoice-page.tsx'), 'InvoicePage'),
});

const vaultRoute = createRoute({
  ...parts,
  path: '/overview/invoices-vault',
  component: lazyRouteComponent(() => import('./vault-page.tsx'), 'VaultPage'),
});

/** The screens of invoices, under the shell; `loadReceived` brings the parts that show files as they arrive. */
export const invoicesRoutes = (loadReceived: () => Promise<ReceivedParts>) =>
  [listRoute(loadReceived), invoiceRoute, vaultRoute] as const;

/** Invoices in the navigation. */
export const invoicesNavigation: NavigationEntry = {
  href: '/invoices',
  icon: ReceiptText,
  namespace: 'invoices',
  label: 'nav',
  shortLabel: 'nav',
  place: 'main',
  covers: ['/deviations', '/overview/invoices-vault'],
};
