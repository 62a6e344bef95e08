import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { homePath } from '../paths.ts';

export const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: homePath.pattern,
  loader: () => loadTexts('overview'),
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
});

export const overviewRoutes = [overviewRoute] as const;

export const overviewNavigation: NavigationEntry = {
  href: homePath(),
  icon: LayoutDashboard,
  namespace: 'overview',
  label: 'nav',
  shortLabel: 'nav',
  place: 'main',
};
