import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import type { ComponentType } from 'react';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import { loadUpload } from '#features/intake/documents/web/feature.tsx';
import { inboxParts } from '#features/intake/inbox/web/feature.tsx';
import { claimsParts } from '#features/prices/claims/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { deviationsPath, invoicesPath, vaultPath, invoicePath } from '../paths.ts';

/** What features above show among the facts of an invoice. */
export interface InvoiceParts {
  readonly HandoverFact: ComponentType<{ readonly invoiceId: string }>;
  /** The way to what was done with it. */
  readonly HistoryFact: ComponentType<{ readonly invoiceId: string }>;
}

export const invoiceParts = slot<InvoiceParts>('facts of an invoice');

const parts = { getParentRoute: () => shellRoute, loader: () => loadTexts('invoices', 'documents') };

const listRoute = createRoute({
  ...parts,
  path: invoicesPath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ InvoicesPage }, upload] = await Promise.all([import('./invoices-page.tsx'), loadUpload()]);
    return { Page: () => <InvoicesPage upload={upload} /> };
  }, 'Page'),
});

const invoiceRoute = createRoute({
  ...parts,
  loader: () => loadTexts('invoices', 'documents', 'price-monitoring'),
  path: invoicePath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ InvoicePage }, brought] = await Promise.all([
      import('./invoice-page.tsx'),
      loadParts(invoiceParts),
    ]);
    return { Page: () => <InvoicePage parts={brought} /> };
  }, 'Page'),
});

const vaultRoute = createRoute({
  ...parts,
  path: vaultPath.pattern,
  component: lazyRouteComponent(() => import('./vault-page.tsx'), 'VaultPage'),
});

/** The screens of invoices, under the shell. */
export const invoicesFeature: WebFeature = {
  shell: [listRoute, invoiceRoute, vaultRoute],
  navigation: [
    {
      href: invoicesPath(),
      icon: ReceiptText,
      namespace: 'invoices',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
      countLabel: 'waitingCount',
      covers: [vaultPath(), deviationsPath()],
    },
  ],
  fills: [
    fill(inboxParts, () => import('./invoice-table.tsx'), 'invoices'),
    fill(taskParts, () => import('./held-task.tsx'), 'invoices', 'documents'),
    fill(newsParts, () => import('./held-news.tsx'), 'invoices-news', 'documents'),
    fill(claimsParts, () => import('./invoice-table.tsx'), 'invoices'),
  ],
};
