import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { detailParts } from '#features/company/organizations/web/feature.tsx';
import { loadSigningState } from '#features/company/power-of-attorney/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { signedPath } from '../paths.ts';

const shareRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: signedPath.pattern,
  loader: () => loadTexts('web', 'invoice-address'),
  component: lazyRouteComponent(async () => {
    const [{ SharePage }, parts] = await Promise.all([import('./share-page.tsx'), loadSigningState()]);
    return { Page: () => <SharePage {...parts} /> };
  }, 'Page'),
});

/** The step where the address for invoices is shared, and the address on the restaurant's screen. */
export const invoiceAddressFeature: WebFeature = {
  door: [shareRoute],
  fills: [fill(detailParts, () => import('./address-card.tsx'), 'invoice-address')],
};
