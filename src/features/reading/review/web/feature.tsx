import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/web/frame/router.ts';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { reviewPath } from '../paths.ts';

const loadParts = async () => {
  const [{ LayoutsDrawer, LayoutWords }, { SheetColumns }, { SplitDialog, JoinDialog }] = await Promise.all([
    import('./layouts.tsx'),
    import('./sheet-columns.tsx'),
    import('./page-dialogs.tsx'),
  ]);
  return { LayoutsDrawer, LayoutWords, SheetColumns, SplitDialog, JoinDialog };
};

const reviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: reviewPath.pattern,
  loader: () => loadTexts('review-desk', 'review', 'documents'),
  component: lazyRouteComponent(async () => {
    const [{ ReadingPage }, parts] = await Promise.all([import('./reading-page.tsx'), loadParts()]);
    return { Page: () => <ReadingPage parts={parts} /> };
  }, 'Page'),
});

/** Loads the words of what a layout says; their texts are those of `review`. */
export const loadStatementWords = () => import('./statement-words.tsx');

export type StatementParts = Awaited<ReturnType<typeof loadStatementWords>>;

/** The screen on which a person corrects what was read of a file. */
export const reviewFeature: WebFeature = { shell: [reviewRoute] };
