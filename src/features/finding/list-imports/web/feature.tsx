import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { listImportParts } from '#platform/web/frame/list-import.tsx';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { listImportPath, newListImportPath } from '../paths.ts';

const words = ['list-imports', 'list-imports-rows', 'list-imports-words'] as const;

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: newListImportPath.pattern,
  loader: () => loadTexts(...words),
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: listImportPath.pattern,
  loader: () => loadTexts(...words),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

/** Lists that are filled from files: the way there from each list, the check of a file, and what became of it. */
export const listImportsFeature: WebFeature = {
  shell: [startRoute, importRoute],
  fills: [fill(listImportParts, () => import('./import-link.tsx'), 'list-imports')],
};
