import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { loadTexts } from '#platform/web/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/router.ts';

const outletRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/outlet',
  loader: () => loadTexts('outlets'),
  component: lazyRouteComponent(() => import('./outlet-page.tsx'), 'OutletPage'),
});

const settingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setting/outlet',
  beforeLoad: () => {
    redirect({ href: '/outlet', throw: true });
  },
});

export const outletRoutes = [outletRoute, settingRoute] as const;

export const outletNavigation: NavigationEntry = {
  href: '/outlet',
  icon: Store,
  namespace: 'outlets',
  label: 'nav',
  place: 'main',
  covers: ['/setting/outlet'],
};
