import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadParts, slot } from '#platform/web/frame/slots.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { accountPath, earlierAccountPath, profilePath } from '../paths.ts';

/** The tabs of the account, in their order. */
export const accountTabs = [
  'general',
  'security',
  'notifications',
  'invitations',
  'billing',
  'bookkeeping',
  'api',
  'archive',
  'delete',
] as const;

export type AccountTab = (typeof accountTabs)[number];

/** What other features show in tabs; a tab that nobody brings is not offered. */
export interface AccountParts {
  readonly OwnInvitations: ComponentType;
  /** The plan of the restaurant that is selected, and what is paid for it. */
  readonly Billing: ComponentType;
  /** What is kept for the restaurants of the person, to leave with; an owner's. */
  readonly Archive: ComponentType;
  /** Where booked invoices go; an owner's. */
  readonly Bookkeeping: ComponentType;
  /** Keys of programs, and where we tell them what happens. */
  readonly Api: ComponentType;
  /** Those who own the restaurant that is selected, and may change its plan. */
  readonly OutletOwners: ComponentType<{ readonly outlet: string }>;
}

export const accountParts = slot<AccountParts>('tabs of the account');

/** Which tab of the account an address asks for. */
export const shownTab = (search: Record<string, unknown>): { tab?: AccountTab } => {
  const tab = accountTabs.find((one) => one === search['tab']);
  return tab === undefined ? {} : { tab };
};

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: accountPath.pattern,
  validateSearch: shownTab,
  loader: () => loadTexts('settings'),
  component: lazyRouteComponent(async () => {
    const [{ AccountPage }, parts] = await Promise.all([
      import('./account-page.tsx'),
      loadParts(accountParts),
    ]);
    return { Page: () => <AccountPage parts={parts} /> };
  }, 'Page'),
});

const elsewhere = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    beforeLoad: () => {
      redirect({ href: accountPath(), throw: true });
    },
  });

/** The person's own account, under the shell. */
export const settingsFeature: WebFeature = {
  shell: [accountRoute, elsewhere(earlierAccountPath.pattern), elsewhere(profilePath.pattern)],
};
