import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import styles from './handover.module.css';
import { staleAfterChange } from './stale.ts';

type Books = ReplyOf<typeof handoverContract.readBookkeeping>;
type System = Books['systems'][number];

/** What could be connected, the programs elsewhere first. */
const Offer = ({ books }: { readonly books: Books }) => {
  const t = useText<typeof texts>('handover');
  const [chosen, setChosen] = useState<System | null>(null);
  const elsewhere = books.systems.filter((system) => system !== 'local');
  return (
    <Card title={t('title')}>
      <p>{t('intro')}</p>
      <div className={styles.acts}>
        {elsewhere.map((system, at) => (
          <Button
            key={system}
            kind={at === 0 ? 'primary' : 'plain'}
            icon={Link2}
            onClick={() => setChosen(system)}
          >
            {t(`connect.${system}`)}
          </Button>
        ))}
        <Button kind={elsewhere.length === 0 ? 'primary' : 'plain'} onClick={() => setChosen('local')}>
          {t('connect.local')}
        </Button>
      </div>
      <p className="small muted">
        {elsewhere.length === 0 && `${t('connect.missing')} `}
        {t('connect.local.text')}
      </p>
      {chosen !== null && (
        <ConnectDialog system={chosen} since={books.proposedSince} onClose={() => setChosen(null)} />
      )}
    </Card>
  );
};

const Disconnect = ({ system, onClose }: { readonly system: System; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('handover');
  const send = useSend(handoverContract.disconnectBookkeeping, staleAfterChange);
  const onConfirm = () =>
    send.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ text: t('disconnected') });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('disconnectTitle', { system: t(`system.${system}`) })}
      consequence={t('disconnectText')}
      confirmLabel={t('disconnect')}
      isDestructive
      isBusy={send.isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};

const Connected = ({
  books,
  connection,
}: {
  readonly books: Books;
  readonly connection: NonNullable<Books['connection']>;
}) => {
  const t = useText<typeof texts>('handover');
  const format = useFormat();
  const [open, setOpen] = useState<'again' | 'disconnect' | null>(null);
  const { system, companyName, since, state } = connection;
  const count = (value: number): string => format.number(String(value));
  const { sent, waiting, failed } = books.counts;
  const facts = [
    [t('connectedTo'), [t(`system.${system}`), ...(system === 'local' ? [] : [companyName])].join(' · ')],
    [t('from'), format.isoDay(since)],
    [t('counts'), t('countsText', { sent: count(sent), waiting: count(waiting), failed: count(failed) })],
  ] as const;
  return (
    <Card title={t('title')}>
      {state === 'expired' && (
        <div className={styles.ended} role="status">
          <b>{t('expired', { system: t(`system.${system}`) })}</b>
          <p>{t('expiredText')}</p>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {state === 'expired' && (
          <Button kind="primary" icon={Link2} onClick={() => setOpen('again')}>
            {t('again')}
          </Button>
        )}
        <Button icon={Unlink} onClick={() => setOpen('disconnect')}>
          {t('disconnect')}
        </Button>
      </div>
      {open === 'again' && <ConnectDialog system={system} since={since} onClose={() => setOpen(null)} />}
      {open === 'disconnect' && <Disconnect system={system} onClose={() => setOpen(null)} />}
    </Card>
  );
};

/** What the books are connected to, or could be. */
export const ConnectionCard = ({ books }: { readonly books: Books }) =>
  books.connection === null ? (
    <Offer books={books} />
  ) : (
    <Connected books={books} connection={books.connection} />
  );
