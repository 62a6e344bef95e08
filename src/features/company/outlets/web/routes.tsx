import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { outletPath, outletSettingPath } from '../paths.ts';
import type { OutletTabs } from './outlet-page.tsx';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';

const outletRoute = (loadTabs: () => Promise<OutletTabs>) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: outletPath.pattern,
    loader: () => loadTexts('outlets', 'outlets-details'),
    component: lazyRouteComponent(async () => {
      const [{ OutletPage }, tabs] = await Promise.all([import('./outlet-page.tsx'), loadTabs()]);
      return { Page: () => <OutletPage {...tabs} /> };
    }, 'Page'),
  });

const settingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: outletSettingPath.pattern,
  beforeLoad: () => {
    redirect({ href: outletPath({ edit: 'all' }), throw: true });
  },
});

/** The restaurant's own screen; `loadTabs` brings the tabs of other features. */
export const outletRoutes = (loadTabs: () => Promise<OutletTabs>) =>
  [outletRoute(loadTabs), settingRoute] as const;

export const outletNavigation: NavigationEntry = {
  href: outletPath(),
  icon: Store,
  namespace: 'outlets',
  label: 'nav',
  place: 'main',
  covers: [outletSettingPath()],
};
