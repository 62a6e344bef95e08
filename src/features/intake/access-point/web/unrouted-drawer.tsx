import { Download, FileCode } from 'lucide-react';
import { useState } from 'react';
import { accessPointContract } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { texts } from '../texts.en.ts';
import { AssignDialog, DismissDialog } from './unrouted-dialogs.tsx';
import { type Unrouted, UnroutedState, useUnroutedReason } from './unrouted-parts.tsx';
import styles from './access-point.module.css';

/** One e-invoice without a restaurant: what it says of itself, and what staff do about it. */
export const UnroutedDrawer = ({
  document,
  onClose,
}: {
  readonly document: Unrouted;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('access-point');
  const format = useFormat();
  const reasonText = useUnroutedReason();
  const download = useDownload(accessPointContract.downloadUnrouted);
  const [asked, setAsked] = useState<'assign' | 'dismiss' | null>(null);
  const { id, recipient, sender, receivedAt, settledAt, messageId, state, comment, reason, size } = document;
  const close = () => setAsked(null);
  const done = () => {
    close();
    onClose();
  };
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  const facts = [
    [t('recipient'), recipient ?? t('noRecipient')],
    [t('sender'), sender ?? t('noSender')],
    [t('received'), moment(receivedAt)],
    [t('messageId'), messageId],
    [t('size'), t('kilobytes', { count: Math.max(1, Math.round(size / 1_000)) })],
    ...(settledAt === null ? [] : [[t('settled'), moment(settledAt)] as const]),
  ] as const;
  return (
    <>
      <Drawer
        title={recipient ?? t('noRecipient')}
        detail={reasonText(reason)}
        lead={<Plate icon={FileCode} isLarge />}
        onClose={onClose}
        {...(state === 'waiting'
          ? {
              footer: (
                <div className="pair">
                  <Button onClick={() => setAsked('dismiss')}>{t('dismiss')}</Button>
                  <Button kind="primary" onClick={() => setAsked('assign')}>
                    {t('assign')}
                  </Button>
                </div>
              ),
            }
          : {})}
      >
        <div className="stack">
          <div>
            <UnroutedState state={state} />
          </div>
          <Facts facts={facts} />
          {comment !== null && <q className={styles.staffcomment}>{comment}</q>}
          <div>
            <Button
              icon={Download}
              onClick={() => void download({ params: { unroutedId: id } }, `${messageId}.xml`)}
            >
              {t('download')}
            </Button>
          </div>
        </div>
      </Drawer>
      {asked === 'assign' && <AssignDialog document={document} onClose={close} onDone={done} />}
      {asked === 'dismiss' && <DismissDialog document={document} onClose={close} onDone={done} />}
    </>
  );
};
