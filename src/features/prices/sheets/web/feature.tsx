import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { sourcingParts } from '#features/prices/sourcing/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { sheetPath } from '../paths.ts';

const sheetRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: sheetPath.pattern,
  loader: () => loadTexts('web', 'sheets-shown'),
  component: lazyRouteComponent(() => import('./sheet-page.tsx'), 'SheetPage'),
});

/** What a unit buys from one supplier, to negotiate by, and the page where the supplier reads it. */
export const sheetsFeature: WebFeature = {
  door: [sheetRoute],
  fills: [fill(sourcingParts, () => import('./sheet-act.tsx'), 'sheets')],
};
