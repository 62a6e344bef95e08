import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { exportParts } from '#platform/web/frame/list-export.tsx';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { exportsPath } from '../paths.ts';

const exportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: exportsPath.pattern,
  loader: () => loadTexts('exports'),
  component: lazyRouteComponent(() => import('./files-page.tsx'), 'FilesPage'),
});

/** Lists as files: the dialog on every list, and the files that were made in the background. */
export const exportsFeature: WebFeature = {
  shell: [exportsRoute],
  fills: [
    fill(exportParts, () => import('./export-dialog.tsx'), 'exports', 'plan'),
    fill(newsParts, () => import('./export-news.tsx'), 'exports-news'),
  ],
};
