import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { TableFoot } from '#platform/web/ui/tables/table-foot.tsx';
import type { texts } from '../texts-deviations.en.ts';
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

/** What all of it costs since when, and how much of that breaks a deal. */
const Summary = ({ deviations, picked }: PartProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const sums = deviations.list.first?.sums;
  if (sums === undefined || sums.firstDate === null) return null;
  const isLess = sums.sum.startsWith('-');
  const since = format.dateInFull(sums.firstDate);
  return (
    <section className={`card ${styles.say}`} aria-label={t('summary')}>
      <Figure
        value={format.number(sums.sum.replace('-', ''))}
        unit={format.currencyName(sums.currency)}
        isTotal
        isMedium
      />
      <div className={styles.saytext}>
        <RichText text={t(isLess ? 'tooLittle' : 'tooMuch', { count: sums.entries, date: since })} />
        {sums.dealEntries > 0 && (
          <>
            <br />
            {t('againstDeals', { amount: format.money(sums.dealSum, sums.currency) })}
          </>
        )}
      </div>
      {deviations.mayEdit && sums.dealEntries > 0 && deviations.claimed !== null && (
        <span className="not-s">
          <Button onClick={() => void picked.pickDeals()}>{t('pickDeals')}</Button>
        </span>
      )}
    </section>
  );
};

const Chips = ({ deviations }: { deviations: Deviations }) => {
  const t = useText<typeof texts>('claims-deviations');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const { values, change, list, isFiltered, clear, sort, status } = deviations;
  const { supplier, deals, dearer } = values;
  const sums = list.first?.sums;
  const choose = (chosen: readonly string[], now: string | undefined) =>
    chosen.find((one) => one !== now) ?? null;
  return (
    <FilterChips onClear={isFiltered ? clear : undefined} resultText={t('articles', { count: list.total })}>
      <Segment
        areChips
        label={t('status')}
        value={status ?? 'all'}
        onChange={(value) => change({ status: value === 'UNRESOLVED' ? null : value })}
        choices={(['UNRESOLVED', 'RESOLVED', 'IGNORED', 'all'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      <ToggleChip
        isOn={deals === 'true'}
        onToggle={() => change({ deals: deals === 'true' ? null : 'true' })}
      >
        {t('onlyDeals')} {sums !== undefined && <span className="muted">{sums.dealArticles}</span>}
      </ToggleChip>
      <ToggleChip
        isOn={dearer === 'true'}
        onToggle={() => change({ dearer: dearer === 'true' ? null : 'true' })}
      >
        {t('onlyDearer')}
      </ToggleChip>
      <MenuChip
        label={t('supplier')}
        options={(suppliers.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
        chosen={supplier === undefined ? [] : [supplier]}
        onChange={(chosen) => change({ supplier: choose(chosen, supplier) })}
      />
      <MenuChip
        label={t('order')}
        options={(['sum', 'yearly', 'latest', 'supplier'] as const).map((value) => ({
          value,
          label: t(`order.${value}`),
        }))}
        chosen={[sort.by]}
        onChange={(chosen) => {
          const by = choose(chosen, sort.by);
          change({ sort: by === 'sum' ? null : by, dir: by === 'supplier' ? 'asc' : null });
        }}
      />
    </FilterChips>
  );
};

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
  const reason = useErrorText(query.error?.failure ?? null);
  if (query.isError && query.data === undefined)
    return (
      <div className="card">
        <ErrorState
          title={t('failed')}
          action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
        >
          {reason}
        </ErrorState>
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
      <PageHeader title={t('invoices')} tools={isWide ? <ListPeriod /> : undefined} />
      {InvoiceTabs && <InvoiceTabs current="deviations" />}
      <Summary deviations={deviations} picked={picked} />
      <div className="toolbar">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={deviations.values['q'] ?? ''}
          onSearch={(q) => deviations.change({ q })}
        />
        {!isWide && <ListPeriod />}
        <Chips deviations={deviations} />
      </div>
      <List deviations={deviations} picked={picked} />
      {!deviations.mayEdit && <p className="muted small">{t('readOnly')}</p>}
      {deviations.mayEdit && <DeviationBar picked={picked} />}
    </Page>
  );
};
