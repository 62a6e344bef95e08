import { Send } from 'lucide-react';
import { useState } from 'react';
import { invitableRoles } from '#core/access/policy.ts';
import { invitationsContract } from '../contract-invitations.ts';
import { type Invitation } from '#features/account/accounts/contract-invitation.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { invitationDays } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { TeamState } from './team-columns.tsx';
import { staleTeam, useOwnRole } from './use-team.ts';
import styles from './team.module.css';

interface InvitationDrawerProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

const Withdraw = ({
  invitation,
  onClose,
  onDone,
}: InvitationDrawerProps & { readonly onDone: () => void }) => {
  const t = useText<typeof texts>('team');
  const { id, email } = invitation;
  const send = useSend(invitationsContract.withdrawInvitation, staleTeam);
  const withdraw = () =>
    // Not by `onSuccess`: the invitation is off the list, and so this dialog is gone, before it would be called.
    void send.mutateAsync({ params: { invitationId: id } }).then(
      () => {
        onClose();
        onDone();
        showToast({ text: t('withdrawn', { email }) });
      },
      () => undefined,
    );
  return (
    <AskDialog
      title={t('withdrawTitle', { email })}
      confirmLabel={t('withdraw')}
      isDestructive
      isBusy={send.isPending}
      error={send.error}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p className="consequence">{t('withdrawText')}</p>
    </AskDialog>
  );
};

/** Another role for whoever follows the link. */
const InvitedRole = ({ invitation, onClose }: InvitationDrawerProps) => {
  const t = useText<typeof texts>('team');
  const ownRole = useOwnRole();
  const [role, setRole] = useState(invitation.role);
  const send = useSend(invitationsContract.changeInvitationRole, staleTeam);
  const { id, email } = invitation;
  const change = () => {
    if (role === invitation.role) return onClose();
    send.mutate(
      { params: { invitationId: id }, body: { role } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('roleChanged', { name: email, role: t(`role.${role}`) }) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('roleTitle', { name: email })}
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
    </AskDialog>
  );
};

/** One open invitation: change its role, send its letter again, or withdraw it. */
export const InvitationDrawer = ({ invitation, onClose }: InvitationDrawerProps) => {
  const t = useText<typeof texts>('team');
  const format = useFormat();
  const ownRole = useOwnRole();
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { id, email, role, outlets, inviterName, createdAt } = invitation;
  const send = useSend(invitationsContract.resendInvitation, staleTeam);
  const failure = useErrorText(send.error?.failure ?? null);
  const resend = () =>
    send.mutate(
      { params: { invitationId: id } },
      { onSuccess: () => showToast({ text: t('resent', { email }) }) },
    );
  const mayAct = invitableRoles[ownRole].includes(role);
  const roleWords = mayAct ? (
    <span className="copyline">
      {t(`role.${role}`)}
      <Button isSmall does={invitationsContract.changeInvitationRole} onClick={() => setChanging(true)}>
        {t('changeRole')}
      </Button>
    </span>
  ) : (
    t(`role.${role}`)
  );
  const buttons = (
    <>
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <div className="pair">
        <Button kind="danger" does={invitationsContract.withdrawInvitation} onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
        <Button
          icon={Send}
          does={invitationsContract.resendInvitation}
          isBusy={send.isPending}
          onClick={resend}
        >
          {t('resend')}
        </Button>
      </div>
    </>
  );
  return (
    <>
      <Drawer
        title={email}
        detail={<TeamState invitation={invitation} />}
        lead={<Avatar name={email} />}
        onClose={onClose}
        {...(mayAct ? { footer: buttons } : {})}
      >
        <Facts
          facts={[
            [t('role'), roleWords],
            [t('restaurants'), outlets.map(({ name }) => name).join(', ')],
            [t('invitedBy'), inviterName ?? t('someoneGone')],
            [t('invitedAt'), format.date(createdAt)],
          ]}
        />
        <p className={`muted small ${styles.invitednote}`}>{t('resendHint', { days: invitationDays })}</p>
      </Drawer>
      {isChanging && <InvitedRole invitation={invitation} onClose={() => setChanging(false)} />}
      {isAsking && <Withdraw invitation={invitation} onClose={() => setAsking(false)} onDone={onClose} />}
    </>
  );
};
