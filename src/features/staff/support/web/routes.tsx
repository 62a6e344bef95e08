import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { FileQuestionMark, Users } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support',
  beforeLoad: () => {
    redirect({ href: '/support/customers', throw: true });
  },
});

const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/customers',
  loader: () => loadTexts('support'),
  component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
});

const unroutedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/unrouted',
  loader: () => loadTexts('support', 'documents'),
  component: lazyRouteComponent(() => import('./unrouted-page.tsx'), 'UnroutedPage'),
});

/** The screens of support staff; the guard leads nobody else there, and the server answers nobody else. */
export const staffRoutes = [homeRoute, customersRoute, unroutedRoute] as const;

export const staffNavigation: readonly NavigationEntry[] = [
  {
    href: '/support/customers',
    icon: Users,
    namespace: 'support',
    label: 'customers',
    shortLabel: 'customers',
    place: 'main',
    isForStaff: true,
  },
  {
    href: '/support/unrouted',
    icon: FileQuestionMark,
    namespace: 'support',
    label: 'unroutedShort',
    shortLabel: 'unroutedShort',
    place: 'main',
    isForStaff: true,
  },
];
