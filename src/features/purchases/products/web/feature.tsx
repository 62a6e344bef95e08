import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Utensils } from 'lucide-react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';

const articlesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/articles',
  beforeLoad: () => redirect({ href: '/articles/products', replace: true, throw: true }),
});

export const productsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/articles/products',
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage'),
});

export const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/articles/products/$articleId',
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductPage'),
});

/** What is bought, under the shell. */
export const productsFeature: WebFeature = {
  shell: [articlesRoute, productsRoute, productRoute],
  navigation: [
    {
      href: '/articles/products',
      icon: Utensils,
      namespace: 'products',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
      covers: ['/articles'],
    },
  ],
};
