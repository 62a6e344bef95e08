import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { historyPath } from '../paths.ts';

const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: historyPath.pattern,
  loader: () => loadTexts('history', 'documents'),
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
});

/** The screen that imports old invoices, under the shell. */
export const historyFeature: WebFeature = { shell: [historyRoute] };
