import { CalendarArrowDown, FolderArchive, ListChecks, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient, useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { historyContract, type ImportRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ImportProgress, OldFilesDrop } from './import-progress.tsx';
import { ImportSummary } from './import-summary.tsx';
import styles from './history.module.css';

const stale = [historyContract.listImports, historyContract.readImport];
const calm = 3000;

const Start = ({ isAfterCancel }: { isAfterCancel: boolean }) => {
  const t = useText<typeof texts>('history');
  const mayEdit = useMayEdit();
  const steps = [
    [FolderArchive, t('how1')],
    [CalendarArrowDown, t('how2')],
    [ListChecks, t('how3')],
  ] as const;
  return (
    <Card title={t('howTitle')} className="measure">
      <div className={styles.importbody}>
        {isAfterCancel && <p className="muted small">{t('cancelledNote')}</p>}
        <ol className={styles.howlist}>
          {steps.map(([icon, text]) => (
            <li key={text}>
              <Plate icon={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {mayEdit ? <OldFilesDrop isFirst /> : <p className="muted small">{t('readOnly')}</p>}
      </div>
    </Card>
  );
};

const Earlier = ({ imports, onShow }: { imports: readonly ImportRow[]; onShow: (id: string) => void }) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  return (
    <section className="log measure">
      <h2>{t('earlier')}</h2>
      <ul>
        {imports.map(({ id, state, startedAt, startedBy, summary }) => (
          <li key={id}>
            <span className="spread">
              {summary === null ? (
                <b>{t(`state.${state}`)}</b>
              ) : (
                <button type="button" className="linkbtn" onClick={() => onShow(id)}>
                  {t('toldShort', {
                    count: summary.told,
                    extra: format.totalChange(summary.extra, summary.currency),
                  })}
                </button>
              )}
              <small>{[startedBy, format.date(startedAt)].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Shown = ({ importId }: { importId: string }) => {
  const t = useText<typeof texts>('history');
  const { data, error, refetch } = useCall(historyContract.readImport, { params: { importId } });
  if (data === undefined || data.id !== importId)
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
    );
  if (data.summary !== null) return <ImportSummary detail={data} summary={data.summary} />;
  return <ImportProgress detail={data} />;
};

/** What would last year have told me? Old invoices go in, one summary comes out. */
export const HistoryPage = (): ReactNode => {
  const t = useText<typeof texts>('history');
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useCall(historyContract.listImports, {});
  useLive(notificationsContract.liveEvents, stale, ({ type }) => type !== 'deals' && type !== 'news');
  const imports = data?.imports ?? [];
  const [latest] = imports;
  const open = imports.find(({ state }) => state === 'collecting' || state === 'reading');
  // The summary is made after the last file, which nothing announces.
  const openId = open?.id;
  useEffect(() => {
    if (openId === undefined) return;
    setChosen(openId);
    const ask = () => {
      for (const one of stale) void queryClient.invalidateQueries({ queryKey: callKey(one) });
    };
    const timer = setInterval(ask, calm);
    return () => clearInterval(timer);
  }, [openId]);
  const wanted = imports.find(({ id }) => id === chosen) ?? latest;
  const shown = open ?? (chosen === 'new' || wanted?.state === 'cancelled' ? undefined : wanted);
  const others = imports.filter(({ id }) => id !== shown?.id);
  const again = mayEdit && open === undefined && shown !== undefined && (
    <Button icon={Plus} onClick={() => setChosen('new')}>
      {t('again')}
    </Button>
  );
  return (
    <Page title={t('title')} backHref={inboxPath()}>
      <PageHeader
        isOwn
        title={t('title')}
        lede={t('lede')}
        crumbs={[
          { label: t('invoices'), href: invoicesPath() },
          { label: t('inbox'), href: inboxPath() },
          { label: t('title') },
        ]}
        isDetail
        tools={again}
      />
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={6} />
        ) : (
          <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        )
      ) : shown === undefined ? (
        <Start isAfterCancel={latest?.state === 'cancelled' && chosen === null} />
      ) : (
        <Shown key={shown.id} importId={shown.id} />
      )}
      {others.length > 0 && <Earlier imports={others} onShow={setChosen} />}
    </Page>
  );
};
