import { useState } from 'react';
import { may } from '#core/access/policy.ts';
import { type Member, teamContract } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import type { texts } from '../texts.en.ts';
import { LeaveDialog, RemoveDialog, RoleDialog } from './member-dialogs.tsx';
import { useOwnRole } from './use-team.ts';

/** One person of the team: what they may, where, and what an owner may change of that. */
export const MemberDrawer = ({
  member,
  onClose,
}: {
  readonly member: Member;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('team');
  const ownRole = useOwnRole();
  const outlet = useAppState((state) => state.selectedUnit?.name ?? '');
  const [asked, setAsked] = useState<'role' | 'remove' | 'leave' | null>(null);
  const { fullName, email, role, isYou, isLastOwner, outlets } = member;
  const mayChange = may(ownRole, 'team.change');
  const close = () => setAsked(null);
  const buttons = (
    <div className="pair">
      {mayChange && (
        <Button disabled={isLastOwner} does={teamContract.changeRole} onClick={() => setAsked('role')}>
          {t('changeRole')}
        </Button>
      )}
      {isYou ? (
        <Button
          kind="danger"
          disabled={isLastOwner}
          does={teamContract.leaveTeam}
          onClick={() => setAsked('leave')}
        >
          {t('leave', { outlet })}
        </Button>
      ) : (
        <Button
          kind="danger"
          disabled={isLastOwner}
          does={teamContract.removeMember}
          onClick={() => setAsked('remove')}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  );
  return (
    <>
      <Drawer
        title={fullName}
        {...(email === null ? {} : { detail: email })}
        lead={<Avatar name={fullName} />}
        onClose={onClose}
        {...(mayChange || isYou ? { footer: buttons } : {})}
      >
        <div className="stack">
          <div>
            <h3>{t(`role.${role}`)}</h3>
            <p className="muted small">{t(`may.${role}`)}</p>
          </div>
          {outlets.length > 1 && (
            <Facts facts={outlets.map((one) => [one.name, t(`role.${one.role}`)] as const)} />
          )}
          {isLastOwner && (mayChange || isYou) && (
            <p className="small">{t(isYou ? 'lastOwnerYou' : 'lastOwner', { outlet })}</p>
          )}
        </div>
      </Drawer>
      {asked === 'role' && <RoleDialog member={member} onClose={close} />}
      {asked === 'remove' && <RemoveDialog member={member} onClose={close} onDone={onClose} />}
      {asked === 'leave' && <LeaveDialog onClose={close} />}
    </>
  );
};
