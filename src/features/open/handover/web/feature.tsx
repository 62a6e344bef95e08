import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import { invoiceParts } from '#features/purchases/invoices/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { connectedPath } from '../paths.ts';

const connectedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: connectedPath.pattern,
  loader: () => loadTexts('handover'),
  component: lazyRouteComponent(() => import('./connected-page.tsx'), 'ConnectedPage'),
});

/** Where booked invoices go: in the account, and on each invoice. */
export const handoverFeature: WebFeature = {
  shell: [connectedRoute],
  fills: [
    fill(accountParts, () => import('./bookkeeping-tab.tsx'), 'handover'),
    fill(invoiceParts, () => import('./on-invoice.tsx'), 'handover'),
  ],
};
