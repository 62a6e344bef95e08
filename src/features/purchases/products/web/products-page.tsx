import { Eye } from 'lucide-react';
import { PlanNote, PlanPeriod } from '#features/account/plan/web/feature.tsx';
import { SavedViews } from '#features/account/views/web/feature.tsx';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { ListImport } from '#platform/web/frame/list-import.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useColumns } from '#platform/web/ui/tables/use-columns.ts';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import { productsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { productColumns, productHref, productListRow } from './product-columns.tsx';
import { type ProductFilters, useProductFilters, useProducts } from './product-list.ts';
import { ProductTabs } from './product-tabs.tsx';
import { hasFilters, noFilters, ProductToolbar } from './product-toolbar.tsx';
import styles from './products.module.css';

interface NothingProps {
  readonly filters: ProductFilters;
  readonly isAllTime: boolean;
  readonly onAllTime: () => void;
}

const Nothing = ({ filters, isAllTime, onAllTime }: NothingProps) => {
  const t = useText<typeof texts>('products');
  const isReporter = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const allTime = <Button onClick={onAllTime}>{t('showAllTime')}</Button>;
  const clear = <Button onClick={() => filters.change(noFilters)}>{t('clearFilters')}</Button>;
  if (hasFilters(filters) || filters.changed === true) {
    const { search } = filters;
    return (
      <NoMatch title={search === '' ? t('noMatchTitle') : t('noMatchSearch', { search })} action={clear}>
        {t('noMatchText')}
      </NoMatch>
    );
  }
  if (!isAllTime) {
    return (
      <EmptyState title={t('nothingInPeriod')} action={allTime}>
        {t('nothingInPeriodText')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('emptyTitle')}>{t(isReporter ? 'emptyReporter' : 'emptyText')}</EmptyState>;
};

/** What has changed in price among what we buy? */
export const ProductsPage = () => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const { user, selectedUnit } = useAppState();
  const isTable = useIsAtLeast('sm');
  const isWide = useIsAtLeast('md');
  const { period, range, choose } = usePeriod();
  const filters = useProductFilters();
  const { rows, total, changedTotal, isChangedOn, query, sort, list, error } = useProducts(filters, range);
  useLive(
    notificationsContract.liveEvents,
    [productsContract.listProducts],
    (event) => event.type !== 'document',
  );
  const columns = productColumns(period, format, t);
  const { chosen, onChange, hasMore } = useColumns('products', user?.id ?? '', columns);
  const shown = columns.filter(
    ({ id }, index) => index === 0 || (chosen.includes(id) && (isWide || id !== 'trend')),
  );
  const menu = (
    <PlanPeriod>
      <ListPeriod />
    </PlanPeriod>
  );
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        tools={
          <>
            {isTable && menu}
            <ListExport ask={{ list: 'products', filter: query, columns: chosen, range }} />
            <ListImport list="articles" />
          </>
        }
      />
      <ProductTabs current="all" />
      {selectedUnit?.role === 'reporter' && <Note icon={Eye}>{t('readOnly')}</Note>}
      <SavedViews list="products" columns={{ chosen, onChange }} />
      <div className={styles.productlist}>
        <ProductToolbar
          filters={filters}
          isChangedOn={isChangedOn}
          changedTotal={changedTotal}
          resultText={list.data === undefined ? '' : t('results', { count: total })}
          period={isTable ? null : menu}
          columns={columns}
          chosen={chosen}
          onColumns={onChange}
          hasColumns={isTable}
        />
        {list.data?.pages[0]?.isLimited === true && <PlanNote part="articles" />}
        {error === null ? (
          <DataTable
            label={t('title')}
            columns={shown}
            keepsColumns={hasMore}
            rows={rows}
            rowKey={(product) => product.id}
            rowHref={productHref}
            listRow={(product) => productListRow(product, format, t)}
            sort={sort}
            onSort={({ by, direction }) => filters.change({ sort: by, direction })}
            isLoading={list.isPending}
            paging={{
              total,
              onMore: () => void list.fetchNextPage(),
              isLoadingMore: list.isFetchingNextPage,
              text: t(isChangedOn ? 'showingChanged' : 'showing', { shown: rows.length, total }),
            }}
            empty={
              <Nothing
                filters={filters}
                isAllTime={range.from === undefined}
                onAllTime={() => choose('all')}
              />
            }
          />
        ) : (
          <div className="card">
            <LoadFailed title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
          </div>
        )}
      </div>
    </Page>
  );
};
