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
  'delete',
] as const;

export type AccountTab = (typeof accountTabs)[number];

/** What another feature shows in the tab of invitations. */
export interface InvitationParts {
  readonly OwnInvitations: ComponentType;
}

const accountRoute = (loadInvitations: () => Promise<InvitationParts>) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: accountPath.pattern,
    validateSearch: (search: Record<string, unknown>): { tab?: AccountTab } => {
      const tab = accountTabs.find((one) => one === search['tab']);
      return tab === undefined ? {} : { tab };
    },
    loader: () => loadTexts('settings'),
    component: lazyRouteComponent(async () => {
      const [{ AccountPage }, invitations] = await Promise.all([
        import('./account-page.tsx'),
        loadInvitations(),
      ]);
      return { Page: () => <AccountPage invitations={invitations} /> };
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

/** The person's own account under the shell; `loadInvitations` brings the list of what they are invited to. */
export const settingsRoutes = (loadInvitations: () => Promise<InvitationParts>) =>
  [
    accountRoute(loadInvitations),
    elsewhere(earlierAccountPath.pattern),
    elsewhere(profilePath.pattern),
  ] as const;
