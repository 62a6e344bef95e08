import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type LayoutRow, reviewContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { StatementWords } from './statement-words.tsx';
import styles from './review.module.css';

/** What is known of a layout, one sentence each. */
export const LayoutWords = ({ layout }: { layout: LayoutRow }) => {
  const t = useText<typeof texts>('review');
  return (
    <>
      <StatementWords statements={layout.statements} />
      <p className="muted small">
        {t(layout.trusted ? 'trusted' : 'notYet', { count: layout.confirmations })}
      </p>
    </>
  );
};

const Layout = ({ layout, onForget }: { layout: LayoutRow; onForget: () => void }) => {
  const t = useText<typeof texts>('review');
  const format = useFormat();
  const name = layout.supplierName ?? t('nameless');
  const by = layout.taughtBy;
  const at = format.date(layout.taughtAt);
  return (
    <li className={styles.layout}>
      <div className="spread">
        <h3>{name}</h3>
        {layout.trusted && <Badge tone="done">{t('trustedBadge')}</Badge>}
      </div>
      <p className="muted small">{by === null ? t('taughtAt', { at }) : t('taughtBy', { name: by, at })}</p>
      <details>
        <summary>{t('whatItSays', { count: layout.statements.length })}</summary>
        <LayoutWords layout={layout} />
      </details>
      <Button isSmall aria-label={t('forgetOf', { name })} onClick={onForget}>
        {t('forget')}
      </Button>
    </li>
  );
};

/** Asks before a layout is forgotten. It stands beside the list: its row is gone before the answer is told. */
const ForgetDialog = ({ layout, onClose }: { layout: LayoutRow; onClose: () => void }) => {
  const t = useText<typeof texts>('review');
  const forget = useSend(reviewContract.forgetLayout, [
    reviewContract.listLayouts,
    reviewContract.readReview,
  ]);
  const name = layout.supplierName ?? t('nameless');
  const onSuccess = () => {
    onClose();
    showToast({ text: t('forgotten', { name }) });
  };
  return (
    <AskDialog
      title={t('forgetTitle', { name })}
      confirmLabel={t('forget')}
      isDestructive
      isBusy={forget.isPending}
      error={forget.error}
      onConfirm={() => forget.mutate({ params: { layoutId: layout.id } }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('forgetText')}</p>
    </AskDialog>
  );
};

/** Layouts that people here have taught, each with what it says and a way to forget it. */
export const LayoutsDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useText<typeof texts>('review');
  const { data, error, refetch } = useCall(reviewContract.listLayouts, {});
  const [leaving, setLeaving] = useState<LayoutRow | null>(null);
  return (
    <Drawer title={t('layouts')} detail={t('layoutsDetail')} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={6} />
        ) : (
          <LoadFailed title={t('layoutsFailed')} error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p className="muted">{t('layoutsNone')}</p>
      ) : (
        <ul className={styles.layouts}>
          {data.map((layout) => (
            <Layout key={layout.id} layout={layout} onForget={() => setLeaving(layout)} />
          ))}
        </ul>
      )}
      {leaving !== null && <ForgetDialog layout={leaving} onClose={() => setLeaving(null)} />}
    </Drawer>
  );
};
