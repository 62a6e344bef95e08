import { useEffect } from 'react';
import type { Formats } from '#platform/web/formats/format.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { PlanNote } from '#features/account/plan/web/feature.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { ProductRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Words } from './price-words.tsx';
import { productHref } from './product-columns.tsx';
import { useArticles } from './product-list.ts';
import { ProductTabs } from './product-tabs.tsx';

const Copy = ({ number, t }: { readonly number: string; readonly t: Words }) => (
  <CopyButton
    isSmall
    kind="quiet"
    text={number}
    copiedText={t('copied', { number })}
    label={t('copyNumber', { number })}
  >
    {t('copy')}
  </CopyButton>
);

const columnsOf = (format: Formats, t: Words): readonly Column<ProductRow>[] => [
  {
    id: 'number',
    header: t('number'),
    cell: (row) => (
      <Duo title={row.articleNumber ?? <Missing label={t('missing')} />} href={productHref(row)} />
    ),
  },
  {
    id: 'copy',
    header: t('copy'),
    isHeaderHidden: true,
    priority: 2,
    cell: ({ articleNumber }) => (articleNumber === null ? null : <Copy number={articleNumber} t={t} />),
  },
  { id: 'name', header: t('product'), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'supplier',
    header: t('supplier'),
    sortKey: 'supplier',
    priority: 2,
    cell: ({ supplier }) => supplier.displayName,
  },
  { id: 'unit', header: t('unit'), priority: 3, cell: ({ unit }) => format.unitName(unit) },
  {
    id: 'latest',
    header: t('latest'),
    sortKey: 'last',
    isNumeric: true,
    cell: ({ last, currency }) => format.money(last, currency),
  },
  {
    id: 'lastUsed',
    header: t('lastUsed'),
    sortKey: 'lastUsed',
    isNumeric: true,
    priority: 2,
    cell: ({ lastUsedDate }) => <time dateTime={lastUsedDate}>{format.date(lastUsedDate)}</time>,
  },
];

const listRowOf = (row: ProductRow, format: Formats, t: Words): ListRow => ({
  title: row.articleNumber ?? t('missing'),
  value: format.money(row.last, row.currency),
  detail: row.name,
  note: format.date(row.lastUsedDate),
});

/** What is the number and the latest price of this article? */
export const ArticleListPage = () => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const isWide = useIsAtLeast('md');
  const { search, sort, rows, total, list, error, change } = useArticles();
  // Whoever comes here has a number at hand; on a phone the keyboard would cover the list.
  useEffect(() => {
    if (isWide) document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
  }, [isWide]);
  return (
    <Page title={t('tab.list')}>
      <PageHeader title={t('title')} />
      <ProductTabs current="list" />
      <div className="toolbar">
        <SearchField
          label={t('searchLabel')}
          placeholder={t('search')}
          value={search}
          onSearch={(typed) => change({ search: typed })}
        />
        <span className="visually-hidden" role="status">
          {list.data === undefined ? '' : t('results', { count: total })}
        </span>
      </div>
      {list.data?.pages[0]?.isLimited === true && <PlanNote part="articles" />}
      {error === null ? (
        <DataTable
          label={t('tab.list')}
          columns={columnsOf(format, t)}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={productHref}
          listRow={(row) => listRowOf(row, format, t)}
          sort={sort}
          onSort={({ by, direction }) => change({ sort: by, direction })}
          isLoading={list.isPending}
          paging={{
            total,
            onMore: () => void list.fetchNextPage(),
            isLoadingMore: list.isFetchingNextPage,
            text: t('showing', { shown: rows.length, total }),
          }}
          empty={
            search === '' ? (
              <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
            ) : (
              <NoMatch
                title={t('noMatchSearch', { search })}
                action={<Button onClick={() => change({ search: null })}>{t('clearFilters')}</Button>}
              >
                {t('noMatchNumber')}
              </NoMatch>
            )
          }
        />
      ) : (
        <div className="card">
          <LoadFailed title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
    </Page>
  );
};
