import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { texts } from '../texts.en.ts';
import { InvitationDrawer } from './invitation-drawer.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { useTeam } from './use-team.ts';

/** The person or invitation that the address names, beside the list. */
export const TeamPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('team');
  const { values } = useQueryString();
  const { members, invitations } = useTeam();
  const member = members.data?.find(({ userId }) => userId === values['member']);
  const invitation = invitations.data?.find(({ id }) => id === values['invitation']);
  if (member !== undefined) return <MemberDrawer key={member.userId} member={member} onClose={onClose} />;
  if (invitation !== undefined)
    return <InvitationDrawer key={invitation.id} invitation={invitation} onClose={onClose} />;
  const isLoading = members.isPending || (values['invitation'] !== undefined && invitations.isPending);
  return (
    <Drawer title={isLoading ? t('tab.team') : t('goneTitle')} onClose={onClose}>
      {isLoading ? <Skeleton lines={4} /> : <p className="muted">{t('goneText')}</p>}
    </Drawer>
  );
};
