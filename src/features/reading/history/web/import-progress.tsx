import { useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { DropZone } from '#platform/web/ui/forms/drop-zone.tsx';
import { type FileStatus, FileStatusList } from '#platform/web/ui/forms/files.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { UploadItem } from '#platform/web/calls/upload-queue.ts';
import { type ImportDetail, historyContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { acceptedOld, oldFiles } from './old-files.ts';
import styles from './history.module.css';

const stale = [historyContract.listImports, historyContract.readImport];

const FailedNote = ({ item }: { item: UploadItem<unknown> }) => {
  const t = useText<typeof texts>('history');
  return (
    <>
      <span>{useErrorText(item.failure)}</span>
      <button type="button" className="linkbtn" onClick={() => oldFiles.retry(item.key)}>
        {t('sendAgain')}
      </button>
    </>
  );
};

/** Where old invoices are dropped, and those that are still being sent. */
export const OldFilesDrop = ({ isFirst }: { isFirst: boolean }) => {
  const t = useText<typeof texts>('history');
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const items = oldFiles.useItems().filter(({ scope }) => scope === unitId);
  const add = (files: readonly File[]) => unitId !== undefined && oldFiles.add(files, unitId);
  const sent = items.filter(({ state }) => state === 'sent').length;
  const queued = items.filter(({ state }) => state === 'queued').length;
  // A year is hundreds of files: those on their way and those that failed are shown one by one, the others counted.
  const rows = items.flatMap((item): FileStatus[] => {
    const common = { key: item.key, name: item.file.name };
    if (item.state === 'sending') return [{ ...common, state: 'working', share: item.share }];
    if (item.state !== 'failed') return [];
    return [
      { ...common, state: 'failed', text: t('failed'), note: <FailedNote item={item} />, needsYou: true },
    ];
  });
  return (
    <>
      <DropZone hint={t(isFirst ? 'drop' : 'dropMore')} accept={acceptedOld} onFiles={add} />
      {items.length > 0 && (
        <section aria-label={t('files')}>
          <FileStatusList files={rows} others={sent} />
          <p className="muted small">
            {[sent > 0 && t('sent', { count: sent }), queued > 0 && t('queued', { count: queued })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
      )}
    </>
  );
};

const GiveUp = ({ importId }: { importId: string }) => {
  const t = useText<typeof texts>('history');
  const [isAsking, setAsking] = useState(false);
  const cancel = useSend(historyContract.cancelImport, stale);
  const error = useErrorText(cancel.error?.failure ?? null);
  const send = () =>
    cancel.mutate(
      { params: { importId } },
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ text: t('gaveUp') });
        },
      },
    );
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('giveUpTitle')}
          consequence={
            <>
              <p>{t('giveUpText')}</p>
              {error !== '' && (
                <p className="poor" role="alert">
                  {error}
                </p>
              )}
            </>
          }
          confirmLabel={t('giveUp')}
          isDestructive
          isBusy={cancel.isPending}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

const CloseImport = ({ importId }: { importId: string }) => {
  const t = useText<typeof texts>('history');
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const items = oldFiles.useItems().filter(({ scope }) => scope === unitId);
  const close = useSend(historyContract.closeImport, stale);
  const error = useErrorText(close.error?.failure ?? null);
  const isSending = items.some(({ state }) => state === 'queued' || state === 'sending');
  const send = () =>
    close.mutate(
      { params: { importId } },
      {
        onSuccess: () => {
          oldFiles.remove(new Set(items.map(({ key }) => key)));
          showToast({ text: t('closed') });
        },
      },
    );
  return (
    <>
      {error !== '' && (
        <p className="poor small" role="alert">
          {error}
        </p>
      )}
      <Button kind="primary" disabled={isSending} isBusy={close.isPending} onClick={send}>
        {t('close')}
      </Button>
    </>
  );
};

/** How many invoices each month has given so far. */
const Months = ({ months }: Pick<ImportDetail, 'months'>) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  const most = Math.max(1, ...months.map(({ invoices }) => invoices));
  return (
    <section>
      <h3>{t('monthsTitle')}</h3>
      <ul className={styles.monthlist}>
        {months.map(({ month, invoices }) => (
          <li key={month}>
            <span>{format.month(`${month}-01`)}</span>
            <span className="share" aria-hidden="true">
              <i style={{ width: `${(invoices / most) * 100}%` }} />
            </span>
            <span className="muted nowrap">{t('months', { count: invoices })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** An import on its way: how far the reading has come, and what a person may still do. */
export const ImportProgress = ({ detail }: { detail: ImportDetail }) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { state, done, total, currentMonth } = detail;
  const counts = { done: format.number(String(done)), total: format.number(String(total)) };
  const words =
    total === 0
      ? t('waiting')
      : done === total
        ? t(state === 'reading' ? 'summing' : 'ready', counts)
        : currentMonth === null
          ? t('reading', counts)
          : t('readingMonth', { ...counts, month: format.month(`${currentMonth}-01`) });
  const isCollecting = state === 'collecting';
  return (
    <Card title={words} className="measure">
      <div className={styles.importbody}>
        <div className={styles.importbar}>
          <Bar label={t('progress')} share={total === 0 ? 0 : done / total} />
        </div>
        <p className="muted small">{isCollecting && mayEdit ? t('closeHint') : t('canLeave')}</p>
        {isCollecting && mayEdit && <OldFilesDrop isFirst={false} />}
        {mayEdit && (
          <div className={styles.importacts}>
            {isCollecting && <CloseImport importId={detail.id} />}
            <GiveUp importId={detail.id} />
          </div>
        )}
        {detail.months.length > 0 && <Months months={detail.months} />}
      </div>
    </Card>
  );
};
