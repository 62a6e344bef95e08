import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { FileQuestionMark, Users } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { customersPath, supportPath, unroutedPath } from '../paths.ts';

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: supportPath.pattern,
  beforeLoad: () => {
    redirect({ href: customersPath(), throw: true });
  },
});

const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: customersPath.pattern,
  loader: () => loadTexts('support'),
  component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
});

const unroutedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: unroutedPath.pattern,
  loader: () => loadTexts('support', 'documents'),
  component: lazyRouteComponent(() => import('./unrouted-page.tsx'), 'UnroutedPage'),
});

/** The screens of support staff; the guard leads nobody else there, and the server answers nobody else. */
export const staffRoutes = [homeRoute, customersRoute, unroutedRoute] as const;

export const staffNavigation: readonly NavigationEntry[] = [
  {
    href: customersPath(),
    icon: Users,
    namespace: 'support',
    label: 'customers',
    shortLabel: 'customers',
    place: 'main',
    isForStaff: true,
  },
  {
    href: unroutedPath(),
    icon: FileQuestionMark,
    namespace: 'support',
    label: 'unroutedShort',
    shortLabel: 'unroutedShort',
    place: 'main',
    isForStaff: true,
  },
];
