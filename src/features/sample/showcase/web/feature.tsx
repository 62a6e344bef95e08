import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { tutorialParts } from '#features/account/tasks/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { firstInvoicePath } from '../paths.ts';

const firstInvoiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: firstInvoicePath.pattern,
  loader: () => loadTexts('showcase'),
  component: lazyRouteComponent(() => import('./first-invoice-page.tsx'), 'FirstInvoicePage'),
});

/** The demo's banner, and the ways to the first invoice. */
export const showcaseFeature: WebFeature = {
  shell: [firstInvoiceRoute],
  fills: [
    fill(frameParts, () => import('./notice.tsx')),
    fill(tutorialParts, () => import('./first-ways-part.tsx')),
  ],
};
