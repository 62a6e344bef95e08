import { newsParts } from '#features/account/bell/web/feature.tsx';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import { outletParts } from '#features/company/outlets/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

/** Loads what the signed-in person is invited to. */
export const loadOwnInvitations = async () => {
  const [{ OwnInvitations }] = await Promise.all([import('./own-invitations.tsx'), loadTexts('team')]);
  return { OwnInvitations };
};

/** Members and invitations, on the screens of the restaurant and of the account. */
export const teamFeature: WebFeature = {
  fills: [
    fill(newsParts, () => import('./invitation-news.tsx'), 'team-news'),
    fill(outletParts, () => import('./team-tab.tsx'), 'team'),
    fill(outletParts, () => import('./team-panel.tsx')),
    fill(outletParts, () => import('./invite-dialog.tsx')),
    fill(outletParts, () => import('./activity-tab.tsx'), 'team-acts'),
    fill(accountParts, loadOwnInvitations),
    fill(accountParts, () => import('./outlet-owners.tsx'), 'team'),
  ],
};
