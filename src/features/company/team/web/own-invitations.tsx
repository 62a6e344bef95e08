import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { create } from 'zustand';
import { invitationsContract } from '../contract-invitations.ts';
import { type OwnInvitation } from '#features/account/accounts/contract-invitation.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { InvitationRow } from './invitation-row.tsx';
import styles from './invitations.module.css';

/** What was answered since the page was loaded: the server lists only what waits, and an answer should not vanish. */
const useAnswered = create<{ readonly answered: readonly OwnInvitation[] }>()(() => ({ answered: [] }));

interface OwnInvitationsProps {
  /** Instead of the words for an empty list. */
  readonly empty?: ReactNode;
}

/** Every invitation to the person, to accept or decline; what is answered stays with its result. */
export const OwnInvitations = ({ empty }: OwnInvitationsProps) => {
  const t = useText<typeof texts>('team');
  const router = useRouter();
  const email = useAppState((state) => state.user?.email ?? '').toLowerCase();
  const { data, error, refetch } = useCall(invitationsContract.listOwnInvitations, {});
  const stale = [invitationsContract.listOwnInvitations];
  const accept = useSend(invitationsContract.acceptInvitation, stale);
  const decline = useSend(invitationsContract.declineInvitation, stale);
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const answered = useAnswered((state) => state.answered).filter((one) => one.email.toLowerCase() === email);
  const keep = (settled: OwnInvitation) =>
    useAnswered.setState(({ answered: before }) => ({ answered: [settled, ...before] }));
  const answer = (invitation: OwnInvitation, isAccepted: boolean) => {
    const { id } = invitation;
    (isAccepted ? accept : decline).mutate(
      { params: { invitationId: id } },
      {
        onError: ({ failure }) => setFailures((known) => ({ ...known, [id]: failure })),
        onSuccess: (settled) => {
          keep(settled);
          const names = settled.outlets.map(({ name }) => name).join(', ');
          showToast({ text: t(isAccepted ? 'acceptedToast' : 'declinedToast', { outlets: names }) });
          if (!isAccepted) return;
          const outletId = settled.outlets[0]?.outletId;
          const isFirst = useAppState.getState().outlets.length === 0;
          router.options.context.refresh(isFirst ? outletId : undefined).catch(() => undefined);
        },
      },
    );
  };
  if (data === undefined && error === null && empty === null) return null;
  if (data === undefined)
    return (
      <Card>
        {error === null ? (
          <Skeleton lines={3} />
        ) : (
          <LoadFailed title={t('invitationsFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  const waiting = data.filter(({ id }) => !answered.some((one) => one.id === id));
  if (waiting.length + answered.length === 0)
    return empty !== undefined ? (
      empty
    ) : (
      <Card>
        <EmptyState title={t('noInvitations')}>{t('noInvitationsText')}</EmptyState>
      </Card>
    );
  const busyId = [accept, decline].find(({ isPending }) => isPending)?.variables?.params.invitationId;
  return (
    <Card title={t(waiting.length > 0 ? 'invitations' : 'answered')}>
      <ul className={styles.invitations}>
        {[...waiting, ...answered].map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={busyId === invitation.id}
            failure={failures[invitation.id] ?? null}
            onAnswer={(isAccepted) => answer(invitation, isAccepted)}
          />
        ))}
      </ul>
    </Card>
  );
};
