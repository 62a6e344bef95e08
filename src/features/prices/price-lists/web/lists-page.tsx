import { FileSpreadsheet } from 'lucide-react';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { type PriceListRow, priceListsContract } from '../contract.ts';
import { priceListPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

const supplierOf = (t: Words, { supplierId, supplierName }: PriceListRow) =>
  supplierId === null ? <Badge tone="look">{supplierName || t('noSupplier')}</Badge> : supplierName;

const startOf = (t: Words, format: Formats, { startsOn }: PriceListRow): string =>
  startsOn === null ? t('noStart') : format.date(startsOn);

const columnsOf = (t: Words, format: Formats): Column<PriceListRow>[] => [
  {
    id: 'list',
    header: t('list'),
    cell: (row) => (
      <Duo
        lead={<Plate icon={FileSpreadsheet} />}
        title={row.name || row.fileName}
        detail={t(`action.${row.action}`)}
        href={priceListPath(row.id)}
      />
    ),
  },
  { id: 'supplier', header: t('supplier'), cell: (row) => supplierOf(t, row) },
  { id: 'starts', header: t('starts'), isNumeric: true, cell: (row) => startOf(t, format, row) },
  {
    id: 'received',
    header: t('received'),
    isNumeric: true,
    priority: 2,
    cell: (row) => <span className="muted">{format.date(row.receivedAt.slice(0, 10))}</span>,
  },
  {
    id: 'prices',
    header: t('pricesColumn'),
    isNumeric: true,
    cell: (row) => format.number(String(row.prices)),
  },
];

const List = () => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const entry = priceListsContract.listPriceLists;
  const lists = usePages(callKey(entry, {}), (page, signal) =>
    callOrThrow(entry, { query: { page, limit: 50 } }, { signal }),
  );
  if (lists.query.isError && lists.rows.length === 0)
    return (
      <LoadFailed title={t('failed')} error={lists.query.error} onRetry={() => void lists.query.refetch()} />
    );
  return (
    <DataTable
      label={t('title')}
      columns={columnsOf(t, format)}
      rows={lists.rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => priceListPath(id)}
      listRow={(row) => ({
        lead: <Plate icon={FileSpreadsheet} />,
        title: row.name || row.fileName,
        value: t('prices', { count: row.prices, number: format.number(String(row.prices)) }),
        detail: supplierOf(t, row),
        note: startOf(t, format, row),
      })}
      isLoading={lists.query.isPending}
      paging={lists.paging}
      empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
    />
  );
};

/** What have suppliers announced? */
export const ListsPage = () => {
  const t = useText<typeof texts>('price-lists');
  const mayEdit = useMayEdit();
  return (
    <Page title={t('title')} backHref={dealsPath()}>
      <PageHeader title={t('title')} lede={t('lede')} isDetail />
      {mayEdit ? (
        <List />
      ) : (
        <div className="card">
          <EmptyState title={t('editorsOnly')} />
        </div>
      )}
    </Page>
  );
};
