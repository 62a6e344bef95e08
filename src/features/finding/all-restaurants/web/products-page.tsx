import { type ProductRow, productsContract } from '#features/purchases/products/contract.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { KeyOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { EveryTabs, MissingUnits } from './every-parts.tsx';
import { useAddressIn, useEveryList, type Whose } from './use-every-unit.ts';

const sorts = ['sum', 'change', 'lastUsed'] as const;

const keys: Readonly<Record<(typeof sorts)[number], KeyOf<ProductRow>>> = {
  sum: ({ totalSum }) => totalSum,
  change: ({ changePercent }) => changePercent,
  lastUsed: ({ lastUsedDate }) => lastUsedDate,
};

type Row = Whose & { readonly row: ProductRow };

/** What is bought in all restaurants, and for which price where? */
export const EveryProductsPage = () => {
  const t = useText<typeof texts>('all-restaurants');
  const format = useFormat();
  const { range } = usePeriod();
  const { values, change } = useQueryString();
  const inRestaurant = useAddressIn();
  const sort = sorts.find((one) => one === values['sort']) ?? 'sum';
  const search = values['search'] ?? '';
  const asked = { ...range, sort, direction: 'desc' as const, ...(search === '' ? {} : { search }) };
  const list = useEveryList(productsContract.listProducts, {
    inputOf: (page) => ({ query: { ...asked, page, limit: 25 } }),
    key: JSON.stringify(asked),
    keyOf: keys[sort],
    rowsOf: (reply) => reply,
  });
  const hrefOf = ({ unit, row }: Row): string => inRestaurant(unit, productPath(row.id));
  const priceOf = ({ last, currency, unit }: ProductRow): string => format.unitPrice(last, currency, unit);
  const columns: readonly Column<Row>[] = [
    {
      id: 'product',
      header: t('product'),
      cell: (each) => (
        <Duo
          lead={<Plate icon={categoryIcon(each.row.category)} />}
          title={each.row.name}
          detail={each.row.supplier.displayName}
          href={hrefOf(each)}
        />
      ),
    },
    { id: 'restaurant', header: t('restaurant'), cell: ({ unit }) => unit.name },
    { id: 'price', header: t('latest'), isNumeric: true, cell: ({ row }) => priceOf(row) },
    {
      id: 'change',
      header: t('change'),
      isNumeric: true,
      priority: 2,
      sortKey: 'change',
      cell: ({ row }) => format.percentChange(row.changePercent),
    },
    {
      id: 'sum',
      header: t('sum'),
      isNumeric: true,
      sortKey: 'sum',
      cell: ({ row }) => format.money(row.totalSum, row.currency),
    },
  ];
  const { rows, total, onMore, isPending } = list;
  return (
    <Page title={t('products')}>
      <PageHeader title={t('all')} lede={t('allText')} tools={<ListPeriod />} />
      <EveryTabs current="products" />
      <MissingUnits missing={list.missing} leftOut={list.leftOut} onRetry={list.retry} />
      <div className="toolbar">
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(text) => change({ search: text === '' ? null : text })}
        />
      </div>
      <DataTable
        label={t('products')}
        columns={columns}
        rows={rows}
        rowKey={({ unit, row }) => `${unit.id} ${row.id}`}
        rowHref={hrefOf}
        listRow={({ unit, row }) => ({
          lead: <Plate icon={categoryIcon(row.category)} />,
          title: row.name,
          detail: unit.name,
          value: priceOf(row),
          note: format.percentChange(row.changePercent),
        })}
        sort={{ by: sort, direction: 'desc' }}
        onSort={({ by }) => change({ sort: by })}
        isLoading={isPending && rows.length === 0}
        paging={{
          total,
          onMore,
          isLoadingMore: isPending,
          text: t('showing', { shown: rows.length, total }),
        }}
        empty={<NoMatch title={t('emptyProducts')} />}
      />
    </Page>
  );
};
