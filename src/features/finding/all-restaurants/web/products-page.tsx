import { type ProductRow, productsContract } from '#features/purchases/products/contract.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { KeyOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { EveryTabs, MissingUnits } from './every-parts.tsx';
import { EveryTable, type Figure } from './every-table.tsx';
import { useEveryList } from './use-every-unit.ts';

const sorts = ['sum', 'change', 'lastUsed'] as const;

const keys: Readonly<Record<(typeof sorts)[number], KeyOf<ProductRow>>> = {
  sum: ({ totalSum }) => totalSum,
  change: ({ changePercent }) => changePercent,
  lastUsed: ({ lastUsedDate }) => lastUsedDate,
};

/** What is bought in all restaurants, and for which price where? */
export const EveryProductsPage = () => {
  const t = useText<typeof texts>('all-restaurants');
  const format = useFormat();
  const { range } = usePeriod();
  const { values, change } = useQueryString();
  const sort = sorts.find((one) => one === values['sort']) ?? 'sum';
  const search = values['search'] ?? '';
  const asked = { ...range, sort, direction: 'desc' as const, ...(search === '' ? {} : { search }) };
  const list = useEveryList(productsContract.listProducts, {
    inputOf: (page) => ({ query: { ...asked, page, limit: 25 } }),
    key: JSON.stringify(asked),
    keyOf: keys[sort],
    rowsOf: (reply) => reply,
  });
  const priceOf = ({ last, currency, unit }: ProductRow): string => format.unitPrice(last, currency, unit);
  const changeOf = ({ changePercent }: ProductRow) => format.percentChange(changePercent);
  const figures: readonly Figure<ProductRow>[] = [
    { id: 'price', header: t('latest'), isNumeric: true, of: priceOf },
    { id: 'change', header: t('change'), isNumeric: true, priority: 2, sortKey: 'change', of: changeOf },
    {
      id: 'sum',
      header: t('sum'),
      isNumeric: true,
      sortKey: 'sum',
      of: ({ totalSum, currency }) => format.money(totalSum, currency),
    },
  ];
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
      <EveryTable
        label={t('products')}
        head={t('product')}
        list={list}
        goodsOf={(row) => ({
          category: row.category,
          title: row.name,
          supplier: row.supplier.displayName,
          price: priceOf(row),
          note: changeOf(row),
        })}
        pathOf={(row) => productPath(row.id)}
        figures={figures}
        sort={sort}
        empty={<NoMatch title={t('emptyProducts')} />}
      />
    </Page>
  );
};
