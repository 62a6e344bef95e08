import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import type { ComponentType } from 'react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import type { Alternative, ParityRow, SourcedArticle } from '../contract-fields.ts';
import { goodsSearchPath, parityPath, sourcingArticlesPath, sourcingPath } from '../paths.ts';

/** What can be done with what sourcing has found, by features above it. */
export interface SourcingParts {
  /** Of articles that are chosen. */
  readonly SheetAct: ComponentType<{ readonly articles: readonly SourcedArticle[] }>;
  /** Of articles that are chosen, each with the lower price that is known. */
  readonly OffersAct: ComponentType<{ readonly articles: readonly SourcedArticle[] }>;
  /** Of an article and what could be bought instead. */
  readonly OfferAct: ComponentType<{ readonly article: SourcedArticle; readonly other: Alternative }>;
  /** Of an article that another own restaurant pays less for. */
  readonly ParityAct: ComponentType<{ readonly row: ParityRow }>;
}

export const sourcingParts = slot<SourcingParts>('acts of sourcing');

const parts = {
  getParentRoute: () => shellRoute,
  // The words of categories are the suppliers'.
  loader: () => loadTexts('sourcing', 'sourcing-band', 'suppliers'),
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
      namespace: 'sourcing-nav',
      label: 'nav',
      place: 'main',
      covers: [sourcingArticlesPath(), goodsSearchPath(), parityPath()],
    },
  ],
};
