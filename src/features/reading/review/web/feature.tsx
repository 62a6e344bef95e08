import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/web/frame/router.ts';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const loadParts = async () => {
  const [layouts, sheets, dialogs] = await Promise.all([
    import('./layouts.tsx'),
    import('./sheet-columns.tsx'),
    import('./page-dialogs.tsx'),
  ]);
  return { ...layouts, ...sheets, ...dialogs };
};

const reviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/invoices/review/$documentId',
  loader: () => loadTexts('review-desk', 'review', 'documents'),
  component: lazyRouteComponent(async () => {
    const [{ ReadingPage }, parts] = await Promise.all([import('./reading-page.tsx'), loadParts()]);
    return { Page: () => <ReadingPage parts={parts} /> };
  }, 'Page'),
});

/** The screen on which a person corrects what was read of a file. */
export const reviewFeature: WebFeature = { shell: [reviewRoute] };
