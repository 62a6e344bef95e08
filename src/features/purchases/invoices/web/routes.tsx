import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { invoicesPath, vaultPath, invoicePath } from '../paths.ts';
import type { UploadParts } from './invoices-page.tsx';

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('invoices', 'documents') };

const listRoute = (loadUpload: () => Promise<UploadParts>) =>
  createRoute({
    ...parts,
    path: invoicesPath.pattern,
    component: lazyRouteComponent(async () => {
      const [{ InvoicesPage }, upload] = await Promise.all([import('./invoices-page.tsx'), loadUpload()]);
      return { Page: () => <InvoicesPage upload={upload} /> };
    }, 'Page'),
  });

const invoiceRoute = createRoute({
  ...parts,
  path: invoicePath.pattern,
  component: lazyRouteComponent(() => import('./invoice-page.tsx'), 'InvoicePage'),
});

const vaultRoute = createRoute({
  ...parts,
  path: vaultPath.pattern,
  component: lazyRouteComponent(() => import('./vault-page.tsx'), 'VaultPage'),
});

/** The screens of invoices, under the shell; `loadUpload` brings the way to add files. */
export const invoicesRoutes = (loadUpload: () => Promise<UploadParts>) =>
  [listRoute(loadUpload), invoiceRoute, vaultRoute] as const;

/** Invoices in the navigation. */
export const invoicesNavigation: NavigationEntry = {
  href: invoicesPath(),
  icon: ReceiptText,
  namespace: 'invoices',
  label: 'nav',
  shortLabel: 'nav',
  place: 'main',
  countLabel: 'waitingCount',
  covers: [vaultPath()],
};
