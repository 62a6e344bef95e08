import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Utensils } from 'lucide-react';
import { dealParts } from '#features/prices/deals/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { articleListPath, articlesPath, productsPath, productPath } from '../paths.ts';

const articlesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: articlesPath.pattern,
  beforeLoad: () => redirect({ href: productsPath(), replace: true, throw: true }),
});

const productsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: productsPath.pattern,
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage'),
});

const articleListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: articleListPath.pattern,
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./article-list-page.tsx'), 'ArticleListPage'),
});

const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: productPath.pattern,
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductPage'),
});

/** What is bought, under the shell. */
export const productsFeature: WebFeature = {
  shell: [articlesRoute, productsRoute, articleListRoute, productRoute],
  fills: [fill(dealParts, () => import('./product-tabs.tsx'), 'products')],
  navigation: [
    {
      href: productsPath(),
      icon: Utensils,
      namespace: 'products',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
      covers: [articlesPath()],
    },
  ],
};
