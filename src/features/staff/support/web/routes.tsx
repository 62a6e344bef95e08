import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { FileQuestionMark, Users } from 'lucide-react';
import { loadTexts } from '#platform/web/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/router.ts';

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
  loader: () => loadTexts('staff'),
  component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
});

const unroutedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/unrouted',
  loader: () => loadTexts('staff', 'documents'),
  component: lazyRouteComponent(() => import('./unrouted-page.tsx'), 'UnroutedPage'),
});

/** The screens of support staff; the guard leads nobody else there, and the server answers nobody else. */
export const staffRoutes = [homeRoute, customersRoute, unroutedRoute] as const;

export const staffNavigation: readonly NavigationEntry[] = [
  {
    href: '/support/customers',
    icon: Users,
    namespace: 'staff',
    label: 'customers',
    shortLabel: 'customers',
    place: 'main',
    isForStaff: true,
  },
  {
    href: '/support/unrouted',
    icon: FileQuestionMark,
    namespace: 'staff',
    label: 'unroutedShort',
    shortLabel: 'unroutedShort',
    place: 'main',
    isForStaff: true,
  },
];
