import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { detailParts } from '#features/company/organizations/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { marketBandPath } from '../paths.ts';

const methodRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: marketBandPath.pattern,
  loader: () => loadTexts('market-band'),
  component: lazyRouteComponent(() => import('./method-page.tsx'), 'MethodPage'),
});

/** How the market band is made, and the company's choice to leave it. */
export const marketBandFeature: WebFeature = {
  shell: [methodRoute],
  fills: [fill(detailParts, () => import('./market-card.tsx'), 'market-band')],
};
