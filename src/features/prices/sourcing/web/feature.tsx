import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { goodsSearchPath, parityPath, sourcingArticlesPath, sourcingPath } from '../paths.ts';

const parts = {
  getParentRoute: () => shellRoute,
  // The words of categories are the suppliers'.
  loader: () => Promise.all([loadTexts('sourcing'), loadTexts('suppliers')]),
};

const overviewRoute = createRoute({
  ...parts,
  path: sourcingPath.pattern,
  component: lazyRouteComponent(() => import('./sourcing-page.tsx'), 'SourcingPage'),
});

const articlesRoute = createRoute({
  ...parts,
  path: sourcingArticlesPath.pattern,
  component: lazyRouteComponent(() => import('./sourced-page.tsx'), 'SourcedPage'),
});

const searchRoute = createRoute({
  ...parts,
  path: goodsSearchPath.pattern,
  component: lazyRouteComponent(() => import('./goods-page.tsx'), 'GoodsPage'),
});

const parityRoute = createRoute({
  ...parts,
  path: parityPath.pattern,
  component: lazyRouteComponent(() => import('./parity-page.tsx'), 'ParityPage'),
});

/** Where the same goods cost less, under the shell. */
export const sourcingFeature: WebFeature = {
  shell: [overviewRoute, articlesRoute, searchRoute, parityRoute],
  navigation: [
    {
      href: sourcingPath(),
      icon: Scale,
      namespace: 'sourcing',
      label: 'nav',
      place: 'main',
      covers: [sourcingArticlesPath(), goodsSearchPath(), parityPath()],
    },
  ],
};
