import { SavedViews } from '#features/account/views/web/feature.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { TableFoot } from '#platform/web/ui/tables/table-foot.tsx';
import type { texts } from '../texts-deviations.en.ts';
import { DeviationChips, DeviationsSum } from './deviations-head.tsx';
import { DeviationBar } from './deviation-bar.tsx';
import { DeviationRows } from './deviation-rows.tsx';
import { DeviationTable } from './deviation-table.tsx';
import type { ClaimsParts } from './feature.tsx';
import { type Deviations, useDeviations } from './use-deviations.ts';
import { type PickedLines, usePickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

interface PartProps {
  readonly deviations: Deviations;
  readonly picked: PickedLines;
}

/** In the place of rows. */
const Nothing = ({ deviations }: { deviations: Deviations }) => {
  const t = useText<typeof texts>('claims-deviations');
  const { choose } = usePeriod();
  if (deviations.isFiltered)
    return (
      <NoMatch title={t('noMatch')} action={<Button onClick={deviations.clear}>{t('clearFilters')}</Button>}>
        {t('noMatchText')}
      </NoMatch>
    );
  if (deviations.status === 'UNRESOLVED')
    return <EmptyState title={t('allFollows')}>{t('allFollowsText')}</EmptyState>;
  return (
    <EmptyState
      title={t('allFollows')}
      action={<Button onClick={() => choose('all')}>{t('allTime')}</Button>}
    >
      {t('noneText')}
    </EmptyState>
  );
};

const List = ({ deviations, picked }: PartProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const isTable = useIsAtLeast('md');
  const { query, rows, paging } = deviations.list;
  const hasBones = useSkeleton(query.isPending);
  if (query.isError && query.data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  const hasRows = rows.length > 0;
  return (
    <div className="tablecard" aria-busy={query.isPending}>
      {hasBones && !hasRows && (
        <div className={styles.bones}>
          <Skeleton lines={8} />
        </div>
      )}
      {hasRows && isTable && <DeviationTable deviations={deviations} picked={picked} />}
      {hasRows && !isTable && <DeviationRows deviations={deviations} picked={picked} />}
      {query.isSuccess && !hasRows && <Nothing deviations={deviations} />}
      {paging.total > rows.length && <TableFoot shown={rows.length} {...paging} />}
    </div>
  );
};

/** Which lines cost more than they should, and what can be claimed back? */
export const DeviationsPage = ({ parts: { InvoiceTabs } }: { parts: Partial<ClaimsParts> }) => {
  const t = useText<typeof texts>('claims-deviations');
  const deviations = useDeviations();
  const picked = usePickedLines(deviations);
  const isWide = useIsAtLeast('sm');
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('invoices')}
        tools={
          <>
            {isWide && <ListPeriod />}
            <ListExport ask={{ list: 'deviations', filter: deviations.filter, range: deviations.range }} />
          </>
        }
      />
      {InvoiceTabs && <InvoiceTabs current="deviations" />}
      <DeviationsSum deviations={deviations} picked={picked} />
      <SavedViews list="deviations" />
      <div className="toolbar">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={deviations.values['q'] ?? ''}
          onSearch={(q) => deviations.change({ q })}
        />
        <DeviationChips deviations={deviations} />
      </div>
      <List deviations={deviations} picked={picked} />
      {!deviations.mayEdit && <p className="muted small">{t('readOnly')}</p>}
      {deviations.mayEdit && <DeviationBar picked={picked} />}
    </Page>
  );
};
