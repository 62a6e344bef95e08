import { Plus } from 'lucide-react';
import { documentsContract, documentStates } from '#features/documents/contract.ts';
import { suppliersContract } from '#features/suppliers/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useText } from '#platform/web/i18n.ts';
import { usePages } from '#platform/web/pages.ts';
import { usePeriod } from '#platform/web/period.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/query.ts';
import { useQueryString } from '#platform/web/query-string.ts';
import { useAppState } from '#platform/web/state.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { useIsAtLeast } from '#platform/web/ui/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ColumnChooser, useColumns } from '#platform/web/ui/column-chooser.tsx';
import { DataTable, type Sort } from '#platform/web/ui/data-table.tsx';
import { SumLine } from '#platform/web/ui/figures.tsx';
import { FilterChips, FormChip, MenuChip, ToggleChip } from '#platform/web/ui/filter-chips.tsx';
import { NumberRange, plainNumber } from '#platform/web/ui/number-range.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { PeriodMenu } from '#platform/web/ui/period-filter.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { EmptyState, ErrorState, NoMatch } from '#platform/web/ui/states.tsx';
import { invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { DocumentDrawer } from './document-drawer.tsx';
import { underWay, UploadDrawer, UploadStrip, useInvoicesLive, useMayEdit } from './documents.tsx';
import {
  hrefOfItem,
  InvoiceTabs,
  type ListItem,
  useDocumentColumns,
  useInvoiceColumns,
  useListRow,
} from './invoice-table.tsx';

const sorts = [
  'issueDate',
  'dueDate',
  'supplier',
  'number',
  'deviations',
  'againstWatched',
  'total',
] as const;
const pageSize = 50;

/** Which invoices are wrong? All invoices of the unit, and every file that came. */
export const InvoicesPage = () => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const { values, change } = useQueryString();
  const { period, from, to, today, choose } = usePeriod();
  const mayEdit = useMayEdit();
  const userId = useAppState((state) => state.user?.id ?? '');
  const isWide = useIsAtLeast('sm');
  useInvoicesLive();
  const showsFiles = values['view'] === 'files';
  const sort: Sort = {
    by: sorts.find((one) => one === values['sort']) ?? 'issueDate',
    direction: values['dir'] === 'asc' ? 'asc' : 'desc',
  };
  const search = values['q'];
  const supplierId = values['supplier'];
  const [minTotal, maxTotal] = [plainNumber(values['min']), plainNumber(values['max'])];
  const isOnly = values['only'] === 'deviations';
  const filters = {
    limit: pageSize,
    sort: sorts.find((one) => one === sort.by),
    direction: sort.direction,
    ...(search === undefined ? {} : { search }),
    ...(supplierId === undefined ? {} : { supplierId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(minTotal === undefined ? {} : { minTotal }),
    ...(maxTotal === undefined ? {} : { maxTotal }),
    ...(isOnly ? { onlyDeviations: 'true' as const } : {}),
  };
  const list = usePages(callKey(invoicesContract.listInvoices, { query: filters }), (page, signal) =>
    callOrThrow(invoicesContract.listInvoices, { query: { ...filters, page } }, { signal }),
  );
  const states = values['states'];
  const fileQuery = { limit: pageSize, ...(states === undefined ? {} : { states }) };
  const files = usePages(callKey(documentsContract.listDocuments, { query: fileQuery }), (page, signal) =>
    callOrThrow(documentsContract.listDocuments, { query: { ...fileQuery, page } }, { signal }),
  );
  const reading = useCall(documentsContract.listDocuments, {
    query: { states: underWay.join(','), limit: 8 },
  });
  const waiting = useCall(documentsContract.listDocuments, {
    query: { states: 'needs-review,unreadable', limit: 1 },
  });
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const isFiltered = [search, supplierId, minTotal, maxTotal].some(Boolean) || isOnly;
  const isEmpty = list.query.isSuccess && list.total === 0;
  const any = useCall(invoicesContract.listInvoices, { query: { limit: 1 } }, isEmpty);
  const open = (add: boolean) => change({ add: add ? '1' : null, doc: null });
  const clear = () => change({ q: null, supplier: null, min: null, max: null, only: null, states: null });
  const hasPanel = values['doc'] !== undefined || (values['add'] !== undefined && mayEdit);
  const invoiceColumns = useInvoiceColumns(hasPanel);
  const { chosen, onChange } = useColumns('invoices', userId, invoiceColumns);
  const documentColumns = useDocumentColumns();
  const listRow = useListRow();
  const sums = list.first?.sums;
  const periodMenu = (
    <PeriodMenu
      period={period}
      rangeText={from === undefined || to === undefined ? t('all') : format.range(from, to)}
      range={{ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }}
      today={today}
      onChoose={choose}
    />
  );
  const addButton = mayEdit && (
    <Button kind="primary" icon={Plus} collapses onClick={() => open(true)}>
      {t('add')}
    </Button>
  );
  const readingRows: ListItem[] =
    isFiltered || reading.data === undefined
      ? []
      : reading.data.content.map((row) => ({ kind: 'document', row }));
  const invoiceRows: ListItem[] = list.rows.map((row) => ({ kind: 'invoice', row }));
  const shared = {
    label: t('title'),
    rowKey: ({ row }: ListItem) => row.id,
    rowHref: hrefOfItem,
    listRow,
    selectedKey: values['doc'] ?? null,
  };
  const document = values['doc'];
  const panel =
    document !== undefined ? (
      <DocumentDrawer
        documentId={document}
        onClose={() => change({ doc: null })}
        onReplace={() => open(true)}
      />
    ) : values['add'] !== undefined && mayEdit ? (
      <UploadDrawer onClose={() => open(false)} />
    ) : null;
  const failed = showsFiles ? files.query : list.query;
  return (
    <Page title={t('title')} panel={panel}>
      <PageHeader
        title={t('title')}
        tools={
          isWide ? (
            <>
              {!showsFiles && periodMenu}
              {addButton}
            </>
          ) : (
            addButton || undefined
          )
        }
      />
      <InvoiceTabs current="list" />
      {!showsFiles && (
        <SumLine
          sums={[
            {
              label: t('total'),
              value: sums === undefined ? '–' : format.total(sums.total, sums.currency),
              isTotal: true,
            },
            { label: t('title'), value: list.first === undefined ? '–' : format.number(String(list.total)) },
            {
              label: t('withDeviations'),
              value: sums === undefined ? '–' : format.number(String(sums.unresolvedInvoices)),
              isMinor: true,
            },
            {
              label: t('overWatched'),
              value: sums === undefined ? '–' : format.total(sums.againstWatched, sums.currency),
            },
          ]}
        />
      )}
      <UploadStrip onOpen={() => open(true)} />
      <div className="toolbar">
        {!showsFiles && (
          <SearchField
            label={t('search')}
            placeholder={t('searchHint')}
            value={search ?? ''}
            onSearch={(q) => change({ q })}
          />
        )}
        <FilterChips
          onClear={isFiltered || states !== undefined ? clear : undefined}
          resultText={t(showsFiles ? 'files' : 'results', { count: showsFiles ? files.total : list.total })}
        >
          {!isWide && !showsFiles && periodMenu}
          {showsFiles ? (
            <MenuChip
              label={t('fileState')}
              options={documentStates
                .filter((state) => state !== 'received' && state !== 'matched' && state !== 'checked')
                .map((state) => ({ value: state, label: t(`state.${state}`) }))}
              chosen={states?.split(',') ?? []}
              onChange={(chosen) => change({ states: chosen.join(',') })}
            />
          ) : (
            <>
              <MenuChip
                label={t('supplier')}
                options={(suppliers.data ?? []).map(({ id, displayName }) => ({
                  value: id,
                  label: displayName,
                }))}
                chosen={supplierId === undefined ? [] : [supplierId]}
                onChange={(chosen) => change({ supplier: chosen.find((one) => one !== supplierId) ?? null })}
              />
              <FormChip label={t('amount')} isOn={minTotal !== undefined || maxTotal !== undefined}>
                <NumberRange
                  fromLabel={t('amountFrom')}
                  toLabel={t('amountTo')}
                  from={values['min'] ?? ''}
                  to={values['max'] ?? ''}
                  onFrom={(min) => change({ min })}
                  onTo={(max) => change({ max })}
                />
              </FormChip>
              <ToggleChip isOn={isOnly} onToggle={() => change({ only: isOnly ? null : 'deviations' })}>
                {t('onlyDeviations')}
              </ToggleChip>
            </>
          )}
          <ToggleChip
            isOn={showsFiles}
            onToggle={() => change({ view: showsFiles ? null : 'files', states: null, doc: null })}
          >
            {t('receivedFiles')}
            {!showsFiles && waiting.data !== undefined && waiting.data.total > 0 && (
              <Count value={waiting.data.total} label={t('attention', { count: waiting.data.total })} />
            )}
          </ToggleChip>
        </FilterChips>
        {isWide && !showsFiles && !hasPanel && (
          <>
            <span className="grow" />
            <ColumnChooser columns={invoiceColumns} chosen={chosen} onChange={onChange} />
          </>
        )}
      </div>
      {failed.isError && failed.data === undefined ? (
        <div className="card">
          <ErrorState
            title={t('loadFailed')}
            action={<Button onClick={() => void failed.refetch()}>{t('retry')}</Button>}
          />
        </div>
      ) : showsFiles ? (
        <DataTable
          {...shared}
          columns={documentColumns}
          rows={files.rows.map((row): ListItem => ({ kind: 'document', row }))}
          paging={files.paging}
          isLoading={files.query.isPending}
          empty={<EmptyState title={t('emptyTitle')}>{t('noFiles')}</EmptyState>}
        />
      ) : (
        <DataTable
          {...shared}
          columns={invoiceColumns.filter(
            ({ id }) => chosen.includes(id) && !(hasPanel && isWide && id === 'number'),
          )}
          rows={[...readingRows, ...invoiceRows]}
          rowTone={({ kind }) => (kind === 'document' ? 'reading' : undefined)}
          sort={sort}
          onSort={({ by, direction }) => change({ sort: by, dir: direction })}
          paging={list.paging}
          isLoading={list.query.isPending}
          empty={
            any.data?.total === 0 ? (
              <EmptyState title={t('emptyTitle')} action={addButton || undefined}>
                {t(mayEdit ? 'emptyText' : 'emptyReadOnly')}
              </EmptyState>
            ) : (
              <NoMatch
                title={search === undefined ? t('noMatchTitle') : t('noMatchSearch', { search })}
                action={
                  isFiltered ? (
                    <Button onClick={clear}>{t('clearFilters')}</Button>
                  ) : (
                    <Button onClick={() => choose('all')}>{t('showAllTime')}</Button>
                  )
                }
              >
                {t('noMatchText')}
              </NoMatch>
            )
          }
        />
      )}
      {!mayEdit && <p className="muted small">{t('readOnly')}</p>}
    </Page>
  );
};
