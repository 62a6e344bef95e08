import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { PlanNote, PlanPeriod } from '#features/account/plan/web/feature.tsx';
import { SavedViews } from '#features/account/views/web/feature.tsx';
import { documentsContract, statesUnderWay } from '#features/intake/documents/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ColumnChooser } from '#platform/web/ui/tables/column-chooser.tsx';
import { useColumns } from '#platform/web/ui/tables/use-columns.ts';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { SumLine } from '#platform/web/ui/tables/sums.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { type invoiceList, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { Elsewhere, hasElsewhere } from './elsewhere.tsx';
import { InvoiceFilterChips, useInvoiceFilter } from './invoice-filter.tsx';
import type { UploadParts } from '#features/intake/documents/web/feature.tsx';
import {
  hrefOfItem,
  InvoiceTabs,
  type ListItem,
  useInvoiceColumns,
  useInvoicesLive,
  useListRow,
} from './invoice-table.tsx';

const InvoiceSumLine = ({ list }: { list: z.output<typeof invoiceList> | undefined }) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const sums = list?.sums;
  const total = (pick: (known: NonNullable<typeof sums>) => string) =>
    sums === undefined ? '–' : format.total(pick(sums), sums.currency);
  const count = (value: number | undefined) => (value === undefined ? '–' : format.number(String(value)));
  return (
    <SumLine
      sums={[
        { label: t('total'), value: total((known) => known.total), isTotal: true },
        ...(sums !== undefined && sums.heldInvoices > 0
          ? [
              {
                label: t('waitingSum'),
                value: total((known) => known.waiting),
                definition: t('waitingSumIs'),
              },
            ]
          : []),
        { label: t('title'), value: count(list?.total) },
        { label: t('withDeviations'), value: count(sums?.unresolvedInvoices), isMinor: true },
        {
          label: t('overWatched'),
          value: total((known) => known.undecidedExtra),
          definition: t('overWatchedIs'),
        },
      ]}
    />
  );
};

interface InvoiceListProps {
  readonly upload: UploadParts;
  readonly hasPanel: boolean;
  readonly addButton: ReactNode;
  readonly columns: ReturnType<typeof useShownColumns>;
}

/** The columns of the table, and those of them that the person has chosen. */
const useShownColumns = (hasPanel: boolean) => {
  const userId = useAppState((state) => state.user?.id ?? '');
  const all = useInvoiceColumns(hasPanel);
  return { all, ...useColumns('invoices', userId, all) };
};

/** The unit's invoices in the chosen period with their sums; files that are being read stand first. */
export const InvoiceList = ({ upload, hasPanel, addButton, columns: shown }: InvoiceListProps) => {
  const { UploadStrip } = upload;
  const t = useText<typeof texts>('invoices');
  const { change } = useQueryString();
  const { choose } = usePeriod();
  const mayEdit = useMayEdit();
  const isWide = useIsAtLeast('sm');
  const { query, sort, search, isFiltered, clear } = useInvoiceFilter();
  const list = usePages(callKey(invoicesContract.listInvoices, { query }), (page, signal) =>
    callOrThrow(invoicesContract.listInvoices, { query: { ...query, page } }, { signal }),
  );
  const reading = useCall(documentsContract.listDocuments, {
    query: { states: statesUnderWay.join(','), limit: 8 },
  });
  const isEmpty = list.query.isSuccess && list.total === 0;
  const any = useCall(invoicesContract.listInvoices, { query: { limit: 1 } }, isEmpty);
  const { all: columns, chosen, onChange, hasMore } = shown;
  const listRow = useListRow();
  const readingRows = isFiltered ? [] : (reading.data?.content ?? []);
  const rows: ListItem[] = [
    ...readingRows.map((row): ListItem => ({ kind: 'document', row })),
    ...list.rows.map((row): ListItem => ({ kind: 'invoice', row })),
  ];
  const empty =
    any.data?.total === 0 ? (
      <EmptyState title={t('emptyTitle')} action={addButton}>
        {t(mayEdit ? 'emptyText' : 'emptyReadOnly')}
      </EmptyState>
    ) : (
      <NoMatch
        title={search === undefined ? t('noMatchTitle') : t('noMatchSearch', { search })}
        action={
          isFiltered && !hasElsewhere(list.first?.elsewhere) ? (
            <Button onClick={clear}>{t('clearFilters')}</Button>
          ) : (
            <Button onClick={() => choose('all')}>{t('showAllTime')}</Button>
          )
        }
      >
        {t('noMatchText')}
      </NoMatch>
    );
  return (
    <>
      <InvoiceSumLine list={list.first} />
      <UploadStrip />
      <SavedViews list="invoices" columns={{ chosen, onChange }} />
      <div className="toolbar">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={search ?? ''}
          onSearch={(q) => change({ q })}
        />
        <FilterChips
          onClear={isFiltered ? clear : undefined}
          resultText={t('results', { count: list.total })}
        >
          {!isWide && (
            <PlanPeriod>
              <ListPeriod />
            </PlanPeriod>
          )}
          <InvoiceFilterChips />
        </FilterChips>
        {isWide && !hasPanel && (
          <>
            <span className="grow" />
            <ColumnChooser columns={columns} chosen={chosen} onChange={onChange} />
          </>
        )}
      </div>
      {search !== undefined && list.first !== undefined && (
        <Elsewhere counts={list.first.elsewhere} onShow={() => choose('all')} />
      )}
      {(list.first?.hidden ?? 0) > 0 && <PlanNote part="invoices" />}
      {list.rows.some(({ locked }) => locked === 'number') && <PlanNote part="waiting" />}
      {list.query.isError && list.query.data === undefined ? (
        <div className="card">
          <LoadFailed
            title={t('loadFailed')}
            error={list.query.error}
            onRetry={() => void list.query.refetch()}
          />
        </div>
      ) : (
        <DataTable
          label={t('title')}
          columns={columns.filter(
            ({ id }) => chosen.includes(id) && !(hasPanel && isWide && id === 'number'),
          )}
          keepsColumns={hasMore}
          rows={rows}
          rowKey={({ row }) => row.id}
          rowHref={hrefOfItem}
          rowTone={({ kind }) => (kind === 'document' ? 'reading' : undefined)}
          listRow={listRow}
          sort={sort}
          onSort={({ by, direction }) => change({ sort: by, dir: direction })}
          paging={list.paging}
          isLoading={list.query.isPending}
          empty={empty}
        />
      )}
    </>
  );
};

/** Which invoices are wrong? All invoices of the unit. */
export const InvoicesPage = ({ upload }: { upload: UploadParts }): ReactNode => {
  const { UploadDrawer } = upload;
  const t = useText<typeof texts>('invoices');
  const { values, change } = useQueryString();
  const mayEdit = useMayEdit();
  const isWide = useIsAtLeast('sm');
  const { query } = useInvoiceFilter();
  const { range } = usePeriod();
  useInvoicesLive();
  const hasPanel = values['add'] !== undefined && mayEdit;
  const columns = useShownColumns(hasPanel);
  const addButton = mayEdit ? (
    <Button
      kind="primary"
      icon={Plus}
      collapses
      does={documentsContract.uploadDocuments}
      onClick={() => change({ add: '1' })}
    >
      {t('add')}
    </Button>
  ) : undefined;
  const exported = <ListExport ask={{ list: 'invoices', filter: query, columns: columns.chosen, range }} />;
  const tools = (
    <>
      <PlanPeriod>
        <ListPeriod />
      </PlanPeriod>
      {exported}
      {addButton}
    </>
  );
  return (
    <Page title={t('title')} panel={hasPanel ? <UploadDrawer onClose={() => change({ add: null })} /> : null}>
      <PageHeader
        title={t('title')}
        tools={
          isWide ? (
            tools
          ) : (
            <>
              {exported}
              {addButton}
            </>
          )
        }
      />
      <InvoiceTabs current="list" />
      <InvoiceList upload={upload} hasPanel={hasPanel} addButton={addButton} columns={columns} />
      {!mayEdit && <p className="muted small">{t('readOnly')}</p>}
    </Page>
  );
};
