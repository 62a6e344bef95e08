import { Eye } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { sourcingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { LockedSavings } from './locked-savings.tsx';
import { SavingsSums, SavingsTasks } from './savings-sums.tsx';
import { SavingsSummary } from './savings-summary.tsx';
import { SourcingTabs } from './sourcing-tabs.tsx';
import styles from './sourcing.module.css';
import { SwitchCard } from './switch-card.tsx';
import { TopSavings } from './top-savings.tsx';

/** Where could we pay less, in a year? */
export const SourcingPage = () => {
  const t = useText<typeof texts>('sourcing');
  const isReporter = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const overview = useCall(sourcingContract.readSourcing, {});
  const { data } = overview;
  const isNothing = data !== undefined && decimal(data.total).eq('0');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      <SourcingTabs current="overview" otherOutlets={data?.otherOutlets} />
      {isReporter && <Note icon={Eye}>{t('readOnly')}</Note>}
      {overview.isError && data === undefined && (
        <div className="card">
          <LoadFailed title={t('failed')} error={overview.error} onRetry={() => void overview.refetch()} />
        </div>
      )}
      {data === undefined && !overview.isError && (
        <div className="card">
          <div className="body">
            <Skeleton lines={8} />
          </div>
        </div>
      )}
      {data !== undefined && (
        <>
          {isNothing ? (
            <div className="card">
              <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
            </div>
          ) : (
            <SavingsSummary overview={data} />
          )}
          <LockedSavings locked={data.locked} />
          <div className={isNothing ? '' : styles.halves}>
            <div className={styles.left}>
              {!isNothing && <SavingsSums overview={data} />}
              <SwitchCard />
              <SavingsTasks overview={data} />
            </div>
            {!isNothing && <TopSavings overview={data} />}
          </div>
        </>
      )}
    </Page>
  );
};
