import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { loadTexts } from '#platform/web/i18n.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/router.ts';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('invoices') };

const invoicesRoute = createRoute({
  ...parts,
  path: '/invoices',
  component: lazyRouteComponent(() => import('./invoices-page.tsx'), 'InvoicesPage'),
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

/** The screens of invoices, under the shell. */
export const invoicesRoutes = [invoicesRoute, invoiceRoute, vaultRoute] as const;

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
