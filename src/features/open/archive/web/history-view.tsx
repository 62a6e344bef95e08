import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QueryStrings } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { HistoryPage, HistoryQuery, HistoryRow } from '../contract-history.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRows } from './history-rows.tsx';
import styles from './records.module.css';
import { type AskHistory, askedHistory, useHistory } from './use-history.ts';
import { useHistoryWords } from './use-history-words.ts';

interface HistoryViewProps {
  /** Of the cache: whose history it is. */
  readonly cacheKey: readonly unknown[];
  readonly ask: AskHistory;
  /** What is asked for, as an address says it. */
  readonly values: QueryStrings;
  readonly change: (parts: Readonly<Record<string, string | null>>) => void;
  readonly record: (row: HistoryRow) => ReactNode;
}

/** Whose history a sheet of paper is, and of what: the filters are not on it. */
const Paper = ({
  asked,
  first,
}: {
  readonly asked: HistoryQuery;
  readonly first: HistoryPage | undefined;
}) => {
  const { t, kindName } = useHistoryWords();
  if (first === undefined) return null;
  const nameIn = (of: HistoryPage['units'], id: string | undefined) => of.find((one) => one.id === id)?.name;
  const chosen = [
    nameIn(first.units, asked.unitId),
    nameIn(first.people, asked.personId),
    asked.kind === undefined ? undefined : kindName(asked.kind),
  ].filter((one) => one !== undefined);
  return (
    <p className={styles.paper}>
      <b>{t('paper', { title: t('title'), organization: first.organization })}</b>
      {chosen.length > 0 && ` · ${chosen.join(' · ')}`}
    </p>
  );
};

/** What was done, when, by whom and with which record? Filters, rows, and all of it for paper. */
export const HistoryView = ({ cacheKey, ask, values, change, record }: HistoryViewProps) => {
  const { t, count } = useHistoryWords();
  const asked = askedHistory(values);
  const { query, rows, first, hasMore, printAll } = useHistory(cacheKey, asked, ask);
  const { data, error, isFetchingNextPage } = query;
  const isOne = (asked.documentId ?? asked.invoiceId) !== undefined;
  if (data === undefined && error === null) return <Skeleton lines={10} />;
  return (
    <>
      {isOne ? (
        <Button onClick={() => change({ document: null, invoice: null })}>{t('showAll')}</Button>
      ) : (
        <HistoryFilters asked={asked} choices={first} change={change} />
      )}
      {error !== null && (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void query.refetch()} />
      )}
      <Paper asked={asked} first={first} />
      <div className={`card ${styles.history}`}>
        <div className={styles.summary}>
          <p role="status">
            {isOne ? '' : `${asked.from} – ${asked.to}. `}
            {t(hasMore ? 'shown' : 'shownAll', { count: count(rows.length) })}
          </p>
          <Button isSmall icon={Printer} isBusy={isFetchingNextPage} onClick={() => void printAll()}>
            {t('print')}
          </Button>
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <HistoryRows rows={rows} record={record} />
        )}
        {hasMore && (
          <div className={styles.more}>
            <Button isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
      <p className="muted small">{t('unknownNote')}</p>
    </>
  );
};
