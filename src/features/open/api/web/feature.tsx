import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { apiDocsPath } from '../paths.ts';

/** Which entry the address asks for. */
export const shownEntry = (search: Record<string, unknown>): { entry?: string } =>
  typeof search['entry'] === 'string' ? { entry: search['entry'] } : {};

const docsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: apiDocsPath.pattern,
  validateSearch: shownEntry,
  loader: () => loadTexts('api'),
  component: lazyRouteComponent(() => import('./docs-page.tsx'), 'DocsPage'),
});

/** The documentation of the open API. */
export const apiFeature: WebFeature = { shell: [docsRoute] };
