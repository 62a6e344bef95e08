import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { inboxPath } from '../paths.ts';
import type { InboxParts } from './inbox-page.tsx';

const inboxRoute = (loadParts: () => Promise<InboxParts>) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: inboxPath.pattern,
    loader: () => loadTexts('inbox', 'invoices', 'documents'),
    component: lazyRouteComponent(async () => {
      const [{ InboxPage }, parts] = await Promise.all([import('./inbox-page.tsx'), loadParts()]);
      return { Page: () => <InboxPage parts={parts} /> };
    }, 'Page'),
  });

/** The screen of everything that arrived; `loadParts` brings the tabs of invoices and the way to add files. */
export const inboxRoutes = (loadParts: () => Promise<InboxParts>) => [inboxRoute(loadParts)] as const;
