import { ChevronDown, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { call } from '#platform/web/calls/api.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { TreeList } from '#platform/web/ui/tables/tree-list.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { invoicePath } from '../paths.ts';
import { type InvoiceRow, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import {
  InvoiceTabs,
  type ListItem,
  useInvoiceColumns,
  useInvoicesLive,
  useListRow,
} from './invoice-table.tsx';

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Fetches an invoice's first original; which one that is, only the invoice itself tells. */
const useOriginalOf = () => {
  const t = useText<typeof texts>('invoices');
  const download = useDownload(documentsContract.downloadOriginal);
  return async ({ id }: InvoiceRow): Promise<void> => {
    const invoice = await call(invoicesContract.readInvoice, { params: { invoiceId: id } });
    const document = invoice.data?.documents[0];
    if (document === undefined) showToast({ text: t('downloadFailed'), isError: true });
    else await download({ params: { documentId: document.id } }, document.fileName);
  };
};

const useVaultColumns = (): readonly Column<ListItem>[] => {
  const t = useText<typeof texts>('invoices');
  const original = useOriginalOf();
  const shown = new Set(['date', 'supplier', 'deviations', 'total']);
  const columns = useInvoiceColumns(true).filter(({ id }) => shown.has(id));
  return [
    ...columns,
    {
      id: 'file',
      header: t('original'),
      isHeaderHidden: true,
      isNumeric: true,
      cell: ({ kind, row }) =>
        kind === 'invoice' && (
          <Button isSmall kind="quiet" isIconOnly icon={Download} onClick={() => void original(row)}>
            {`${t('download', { what: t('original') })} ${row.number}`}
          </Button>
        ),
    },
  ];
};

const Files = ({
  month,
  search,
  onWhole,
}: {
  month: string | null;
  search: string;
  onWhole: (() => void) | null;
}) => {
  const t = useText<typeof texts>('invoices');
  const query = {
    limit: 50,
    archive: 'true',
    ...(search === '' ? {} : { search }),
    ...(month === null ? {} : { from: `${month}-01`, to: lastDayOf(month) }),
  };
  const list = usePages(callKey(invoicesContract.listInvoices, { query }), (page, signal) =>
    callOrThrow(invoicesContract.listInvoices, { query: { ...query, page } }, { signal }),
  );
  const columns = useVaultColumns();
  const listRow = useListRow();
  if (list.query.isError && list.query.data === undefined) {
    return (
      <LoadFailed
        title={t('vaultFailed')}
        error={list.query.error}
        onRetry={() => void list.query.refetch()}
      />
    );
  }
  return (
    <>
      <span className="visually-hidden" role="status">
        {list.query.isSuccess ? t('results', { count: list.total }) : ''}
      </span>
      <DataTable
        label={t('vault')}
        columns={columns}
        rows={list.rows.map((row): ListItem => ({ kind: 'invoice', row }))}
        rowKey={({ row }) => row.id}
        rowHref={({ row }) => invoicePath(row.id)}
        listRow={listRow}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          <NoMatch
            title={search === '' ? t('noMatchTitle') : t('vaultNoMatch', { search })}
            action={onWhole !== null && <Button onClick={onWhole}>{t('searchWhole')}</Button>}
          />
        }
      />
    </>
  );
};

interface Month {
  readonly month: string;
  readonly count: number;
}

const Folds = ({ months, search }: { months: readonly Month[]; search: string }) => {
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(months[0]?.month ?? null);
  return (
    <ul className="foldlist">
      {months.map(({ month, count }) => {
        const isOpen = month === open;
        return (
          <li key={month}>
            <h2>
              <button
                type="button"
                className="foldbtn"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : month)}
              >
                <span className="grow">{format.month(`${month}-01`)}</span>
                <span className="muted small">{count}</span>
                <Icon of={isOpen ? ChevronDown : ChevronRight} />
              </button>
            </h2>
            {isOpen && <Files month={month} search={search} onWhole={null} />}
          </li>
        );
      })}
    </ul>
  );
};

/** Where is that old invoice? Search, months, files. */
export const VaultPage = () => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const isWide = useIsAtLeast('md');
  const { values, change } = useQueryString();
  const search = values['q'] ?? '';
  const months = useCall(invoicesContract.listVaultMonths, { query: search === '' ? {} : { search } });
  useInvoicesLive();
  const all = months.data ?? [];
  const years = [...new Set(all.map(({ month }) => month.slice(0, 4)))];
  const chosen = values['month'] ?? (search === '' ? all[0]?.month : undefined) ?? 'all';
  const groups = years.map((year) => {
    const ofYear = all.filter(({ month }) => month.startsWith(year));
    return {
      key: year,
      label: year,
      count: ofYear.reduce((sum, { count }) => sum + count, 0),
      items: ofYear.map(({ month, count }) => ({
        key: month,
        count,
        label: format.monthName(`${month}-01`),
      })),
    };
  });
  const month = chosen === 'all' ? null : chosen;
  return (
    <Page title={t('vault')}>
      <PageHeader title={t('title')} />
      <InvoiceTabs current="vault" />
      <div className="toolbar">
        <SearchField
          label={t('vaultSearch')}
          placeholder={t('vaultHint')}
          value={search}
          onSearch={(q) => change({ q, month: null })}
        />
      </div>
      {months.isError && months.data === undefined ? (
        <div className="card">
          <LoadFailed title={t('vaultFailed')} error={months.error} onRetry={() => void months.refetch()} />
        </div>
      ) : months.isPending ? (
        <Skeleton lines={8} />
      ) : all.length === 0 && search === '' ? (
        <div className="card">
          <EmptyState title={t('vaultEmpty')} />
        </div>
      ) : isWide ? (
        <div className="sidesplit">
          <nav aria-label={t('vaultMonths')}>
            <TreeList
              label={t('vaultMonths')}
              groups={groups}
              selectedKey={month}
              onSelect={(key) => change({ month: key })}
            />
          </nav>
          <div>
            <h2 className="filehead">{month === null ? t('vaultAll') : format.month(`${month}-01`)}</h2>
            <Files
              key={month}
              month={month}
              search={search}
              onWhole={month === null ? null : () => change({ month: 'all' })}
            />
          </div>
        </div>
      ) : search === '' ? (
        <Folds months={all} search="" />
      ) : (
        <Files month={null} search={search} onWhole={null} />
      )}
    </Page>
  );
};
