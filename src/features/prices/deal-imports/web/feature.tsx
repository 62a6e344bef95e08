import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { dealImportPath, newDealImportPath } from '../paths.ts';

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: newDealImportPath.pattern,
  loader: () => loadTexts('deal-imports'),
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: dealImportPath.pattern,
  loader: () => loadTexts('deal-imports', 'deal-imports-rows'),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

/** Price lists that become deals: a file is chosen, checked and saved, and what became of it is kept. */
export const dealImportsFeature: WebFeature = { shell: [startRoute, importRoute] };
