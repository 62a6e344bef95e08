import { Mailbox } from 'lucide-react';
import { mailContract, type SenderRow } from '#features/intake/mail/contract.ts';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { inboxContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './inbox.module.css';

const CopyAddress = ({ address }: { address: string }) => {
  const t = useText<typeof texts>('inbox');
  return (
    <CopyButton isSmall text={address} copiedText={t('doorCopied')}>
      {t('copy')}
    </CopyButton>
  );
};

/** How the mailboxes elsewhere do that invoices are fetched from; nothing where there are none. */
const Mailboxes = () => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const errorText = useCodeText('inbox', 'mailboxError');
  const { data } = useCall(mailContract.listMailboxes, {});
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  if (data === undefined || data.length === 0) return null;
  return (
    <ul className={styles.mailboxes}>
      {data.map(({ user, folder, seenAt, error }) => (
        <li key={`${user} ${folder}`}>
          {t('mailbox')} <b className="anywhere">{user}</b>{' '}
          {error !== null && <span className="poor">{errorText(error)} </span>}
          <span className="muted">
            {seenAt === null ? t('mailboxNever') : t('mailboxSeen', { at: moment(seenAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The address of the unit in one line above the list; `onOpen` shows who is known to write there. */
export const AddressStrip = ({ onOpen }: { onOpen: () => void }) => {
  const t = useText<typeof texts>('inbox');
  const { data } = useCall(mailContract.readInboundAddress, {});
  if (data === undefined) return null;
  return (
    <section className={styles.inboundstrip} aria-label={t('doorTitle')}>
      <Icon of={Mailbox} />
      <p>
        <span className="muted">{t('doorTitle')}</span> <b>{data.address}</b>
      </p>
      <Mailboxes />
      <span className={styles.inboundbuttons}>
        <CopyAddress address={data.address} />
        <Button isSmall kind="quiet" onClick={onOpen}>
          {t('doorOpen')}
        </Button>
      </span>
    </section>
  );
};

const Rotate = () => {
  const t = useText<typeof texts>('inbox');
  const stale = [mailContract.readInboundAddress, outletsContract.listOutletRoles];
  const rotate = useSend(mailContract.rotateInboundAddress, stale);
  return (
    <ConfirmedButton
      title={t('rotateTitle')}
      consequence={t('rotateText')}
      confirmLabel={t('rotate')}
      isDestructive
      isBusy={rotate.isPending}
      failure={rotate.error?.failure ?? null}
      onConfirm={(close) =>
        rotate.mutate(
          {},
          {
            onSuccess: () => {
              close();
              showToast({ text: t('rotated') });
            },
          },
        )
      }
    >
      {t('rotate')}
    </ConfirmedButton>
  );
};

const Forget = ({ sender }: { sender: SenderRow }) => {
  const t = useText<typeof texts>('inbox');
  const stale = [mailContract.listSenders, inboxContract.readArrival, inboxContract.listArrivals];
  const forget = useSend(mailContract.deleteSender, stale);
  const { name } = sender;
  const isBlocked = sender.standing === 'blocked';
  const label = t(isBlocked ? 'unblock' : 'forget');
  return (
    <ConfirmedButton
      label={`${label} ${name}`}
      title={t(isBlocked ? 'unblockTitle' : 'forgetTitle', { name })}
      consequence={t(isBlocked ? 'unblockText' : 'forgetText')}
      confirmLabel={t(isBlocked ? 'unblockLabel' : 'stopTrusting')}
      isBusy={forget.isPending}
      failure={forget.error?.failure ?? null}
      onConfirm={(close) =>
        forget.mutate(
          { params: { senderId: sender.id } },
          {
            onSuccess: () => {
              close();
              showToast({ text: t(isBlocked ? 'unblocked' : 'forgotten', { name }) });
            },
          },
        )
      }
    >
      {label}
    </ConfirmedButton>
  );
};

const Senders = () => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useCall(mailContract.listSenders, {});
  if (data === undefined)
    return error === null ? (
      <Skeleton lines={4} />
    ) : (
      <LoadFailed title={t('sendersFailed')} error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className="muted small">{t('sendersNone')}</p>;
  const words = ({ standing, supplier }: SenderRow) =>
    standing === 'supplier'
      ? t('standing.supplier', { name: supplier?.displayName ?? '' })
      : t(`standing.${standing}`);
  return (
    <ul className={styles.senders}>
      {data.map((sender) => (
        <li key={sender.id}>
          <div className="grow">
            <b>{sender.name}</b>
            <span className={sender.standing === 'blocked' ? 'poor' : ''}>{words(sender)}</span>
            <small className="muted">
              {[t('mails', { count: sender.mails }), sender.decidedBy, format.date(sender.decidedAt)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          {mayEdit && <Forget sender={sender} />}
        </li>
      ))}
    </ul>
  );
};

/** Where suppliers write to, and what was decided about those who did. */
export const AddressDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useText<typeof texts>('inbox');
  const unit = useAppState((state) => state.selectedUnit);
  const { data, error, refetch } = useCall(mailContract.readInboundAddress, {});
  return (
    <Drawer title={t('doorTitle')} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={2} />
        ) : (
          <LoadFailed title={t('doorFailed')} error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <p className={styles.inboundline}>{data.address}</p>
          <div className={styles.fileacts}>
            <CopyAddress address={data.address} />
            {unit?.role === 'owner' && <Rotate />}
          </div>
          <p className="muted small">
            {t('doorHint', { name: unit?.name ?? '' })} {unit?.role !== 'owner' && t('rotateOwner')}
          </p>
        </>
      )}
      <section className={styles.drawerpart}>
        <h3>{t('senders')}</h3>
        <Senders />
      </section>
    </Drawer>
  );
};
