import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { directoryContract, type Proposal } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EntryFields, entryOf, useEntryForm } from './entry-form.tsx';
import { numberText } from './staff-parts.tsx';

interface DialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const stale = [directoryContract.listProposals, directoryContract.listDirectory];

const isWhole = (number: string | null): number is string => number !== null && /^\d{10}$/.test(number);

const AcceptDialog = ({ proposal, onClose, onDone }: DialogProps) => {
  const t = useText<typeof texts>('directory');
  const { id, displayName, organizationNumber: number } = proposal;
  const send = useSend(directoryContract.acceptProposal, stale);
  const first = { displayName, legalName: displayName, organizationNumber: isWhole(number) ? number : '' };
  const { form, refusal } = useEntryForm(first, send.error);
  const accept = form.handleSubmit((written) => {
    const body = entryOf(written);
    return send.mutateAsync({ params: { proposalId: id }, body }).then(
      () => {
        onDone();
        showToast({ text: t('acceptDone', { name: body.displayName }) });
      },
      () => undefined,
    );
  });
  return (
    <AskDialog
      title={t('acceptTitle', { name: displayName })}
      confirmLabel={t('createConfirm')}
      isBusy={send.isPending}
      error={refusal}
      onConfirm={() => void accept()}
      onClose={onClose}
    >
      <p className="consequence">{t('acceptText')}</p>
      <EntryFields form={form} onChange={() => send.reset()} />
    </AskDialog>
  );
};

const LeaveDialog = ({ proposal: { id, displayName: name }, onClose, onDone }: DialogProps) => {
  const t = useText<typeof texts>('directory');
  const send = useSend(directoryContract.declineProposal, stale);
  const leave = () =>
    void send.mutateAsync({ params: { proposalId: id } }).then(
      () => {
        onDone();
        showToast({ text: t('leaveDone', { name }) });
      },
      () => undefined,
    );
  return (
    <AskDialog
      title={t('leaveTitle', { name })}
      confirmLabel={t('leave')}
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

/** A company that invoices name: take it in, or leave it out. */
export const ProposalDrawer = ({ proposal, onClose }: Pick<DialogProps, 'proposal' | 'onClose'>) => {
  const t = useText<typeof texts>('directory');
  const format = useFormat();
  const [asked, setAsked] = useState<'accept' | 'leave' | null>(null);
  const { displayName, organizationNumber: number, organizations, firstSeenAt } = proposal;
  const close = () => setAsked(null);
  const done = () => {
    close();
    onClose();
  };
  return (
    <>
      <Drawer
        title={displayName}
        detail={t('customers', { count: organizations })}
        lead={<Monogram name={displayName} isLarge />}
        onClose={onClose}
        footer={
          <div className="pair">
            <Button onClick={() => setAsked('leave')}>{t('leave')}</Button>
            <Button kind="primary" onClick={() => setAsked('accept')}>
              {t('accept')}
            </Button>
          </div>
        }
      >
        <div className="stack">
          <Facts
            facts={[
              [t('organizationNumber'), number === null ? t('unknown') : numberText(number)],
              [t('firstSeen'), format.date(firstSeenAt)],
            ]}
          />
          {number !== null && !isWhole(number) && <p className="muted small">{t('personal')}</p>}
        </div>
      </Drawer>
      {asked === 'accept' && <AcceptDialog proposal={proposal} onClose={close} onDone={done} />}
      {asked === 'leave' && <LeaveDialog proposal={proposal} onClose={close} onDone={done} />}
    </>
  );
};
