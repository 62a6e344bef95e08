import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { reviewPath } from '../paths.ts';
import type { ReadingParts } from './reading-page.tsx';

const reviewRoute = (loadParts: () => Promise<ReadingParts>) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: reviewPath.pattern,
    loader: () => loadTexts('review-desk', 'review', 'documents'),
    component: lazyRouteComponent(async () => {
      const [{ ReadingPage }, parts] = await Promise.all([import('./reading-page.tsx'), loadParts()]);
      return { Page: () => <ReadingPage parts={parts} /> };
    }, 'Page'),
  });

/** The screen on which a person corrects what was read of a file; `loadParts` brings what is asked of its pages and layout. */
export const readingsRoutes = (loadParts: () => Promise<ReadingParts>) => [reviewRoute(loadParts)] as const;
