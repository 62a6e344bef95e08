import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Utensils } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { articlesPath, productsPath, productPath } from '../paths.ts';

const articlesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: articlesPath.pattern,
  beforeLoad: () => redirect({ href: productsPath(), replace: true, throw: true }),
});

export const productsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: productsPath.pattern,
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage'),
});

export const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: productPath.pattern,
  loader: () => loadTexts('products'),
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductPage'),
});

export const productRoutes = [articlesRoute, productsRoute, productRoute] as const;

export const productNavigation: NavigationEntry = {
  href: productsPath(),
  icon: Utensils,
  namespace: 'products',
  label: 'nav',
  shortLabel: 'nav',
  place: 'main',
  covers: [articlesPath()],
};
