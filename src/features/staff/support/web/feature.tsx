import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { customersPath, supportPath } from '../paths.ts';

/** What other features let staff do for a customer. */
export interface CustomerParts {
  /** Under the facts of one of the customer's companies. */
  readonly OrganizationActs: ComponentType<{ readonly organizationId: string; readonly name: string }>;
}

export const customerParts = slot<CustomerParts>('what staff do for a company');

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
  component: lazyRouteComponent(async () => {
    const [{ CustomersPage }, parts] = await Promise.all([
      import('./customers-page.tsx'),
      loadParts(customerParts),
    ]);
    return { Page: () => <CustomersPage parts={parts} /> };
  }, 'Page'),
});

/** Loads the frame of staff's screens, in which the server's own refusals lead to the second factor. */
export const loadStaffPage = () => import('./staff-page.tsx');

export type StaffParts = Pick<Awaited<ReturnType<typeof loadStaffPage>>, 'StaffPage'>;

/** The screens of support staff; the guard leads nobody else there, and the server answers nobody else. */
export const supportFeature: WebFeature = {
  shell: [homeRoute, customersRoute],
  navigation: [
    {
      href: customersPath(),
      icon: Users,
      namespace: 'support',
      label: 'customers',
      shortLabel: 'customers',
      place: 'main',
      isForStaff: true,
    },
  ],
  acts: { endImpersonation: async () => (await import('./end-visit.ts')).endVisit() },
};
