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
    fill(outletParts, async () => {
      const [{ TeamTab }, { TeamPanel }, { InviteDialog }, { ActivityTab }] = await Promise.all([
        import('./team-tab.tsx'),
        import('./team-panel.tsx'),
        import('./invite-dialog.tsx'),
        import('./activity-tab.tsx'),
      ]);
      return { TeamTab, TeamPanel, InviteDialog, ActivityTab };
    }),
    fill(accountParts, async () => {
      const [{ OwnInvitations }, { OutletOwners }] = await Promise.all([
        loadOwnInvitations(),
        import('./outlet-owners.tsx'),
      ]);
      return { OwnInvitations, OutletOwners };
    }),
  ],
};
