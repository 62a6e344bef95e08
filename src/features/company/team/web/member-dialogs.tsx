import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { invitableRoles } from '#core/access/policy.ts';
import type { Role } from '#core/access/roles.ts';
import { homePath } from '#platform/wire/doors.ts';
import { type Member, teamContract } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { staleTeam, useOwnRole } from './use-team.ts';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Gives a person another role; whoever gives away their own sees at once what is left. */
export const RoleDialog = ({ member, onClose }: MemberDialogProps) => {
  const t = useText<typeof texts>('team');
  const router = useRouter();
  const ownRole = useOwnRole();
  const [role, setRole] = useState<Role>(member.role);
  const send = useSend(teamContract.changeRole, staleTeam);
  const { fullName: name, isYou } = member;
  const change = () => {
    if (role === member.role) return onClose();
    send.mutate(
      { params: { memberId: member.userId }, body: { role } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('roleChanged', { name, role: t(`role.${role}`) }) });
          if (isYou) void router.options.context.refresh();
        },
      },
    );
  };
  return (
    <AskDialog
      title={isYou ? t('roleTitleYou') : t('roleTitle', { name })}
      confirmLabel={t('makeRole', { role: t(`role.${role}`) })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={change}
      onClose={onClose}
    >
      <RadioList
        legend={t('role')}
        value={role}
        onChange={setRole}
        choices={invitableRoles[ownRole].map((value) => ({
          value,
          label: t(`role.${value}`),
          hint: t(`may.${value}`),
        }))}
      />
      {isYou && role !== member.role && <p className="consequence">{t('roleYouText')}</p>}
    </AskDialog>
  );
};

/** Takes a person out of the restaurant. */
export const RemoveDialog = ({
  member,
  onClose,
  onDone,
}: MemberDialogProps & { readonly onDone: () => void }) => {
  const t = useText<typeof texts>('team');
  const outlet = useAppState((state) => state.selectedUnit?.name ?? '');
  const send = useSend(teamContract.removeMember, staleTeam);
  const { fullName: name } = member;
  const remove = () =>
    // Not by `onSuccess`: the person is off the list, and so this dialog is gone, before it would be called.
    void send.mutateAsync({ params: { memberId: member.userId } }).then(
      () => {
        onClose();
        onDone();
        showToast({ text: t('removed', { name, outlet }) });
      },
      () => undefined,
    );
  return (
    <AskDialog
      title={t('removeTitle', { name, outlet })}
      confirmLabel={t('removeName', { name })}
      isDestructive
      isBusy={send.isPending}
      error={send.error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="consequence">{t('removeText', { name })}</p>
    </AskDialog>
  );
};

/** Leaves the restaurant; the next one, if there is one, is shown then. */
export const LeaveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('team');
  const router = useRouter();
  const outlet = useAppState((state) => state.selectedUnit?.name ?? '');
  const send = useSend(teamContract.leaveTeam);
  const leave = () =>
    void send.mutateAsync({}).then(
      async () => {
        onClose();
        showToast({ text: t('left', { outlet }) });
        await router.options.context.refresh();
        await router.navigate({ href: homePath() });
      },
      () => undefined,
    );
  return (
    <AskDialog
      title={t('leaveTitle', { outlet })}
      confirmLabel={t('leave', { outlet })}
      isDestructive
      isBusy={send.isPending}
      error={send.error}
      onConfirm={leave}
      onClose={onClose}
    >
      <p className="consequence">{t('leaveText')}</p>
    </AskDialog>
  );
};
