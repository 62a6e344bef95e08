import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Marked, Missing } from '#platform/web/ui/price-marks.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import type { KeyOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { EveryTabs, MissingUnits } from './every-parts.tsx';
import { useAddressIn, useEveryList, type Whose } from './use-every-unit.ts';

const sorts = ['extra', 'yearly', 'latest'] as const;

const keys: Readonly<Record<(typeof sorts)[number], KeyOf<AlertGroup>>> = {
  extra: ({ sumDifference }) => sumDifference,
  yearly: ({ yearlyImpact }) => yearlyImpact,
  latest: ({ latest }) => latest,
};

type Row = Whose & { readonly row: AlertGroup };

/** Which new prices wait in any restaurant? */
export const EveryPricesPage = () => {
  const t = useText<typeof texts>('all-restaurants');
  const format = useFormat();
  const { values, change } = useQueryString();
  const inRestaurant = useAddressIn();
  const sort = sorts.find((one) => one === values['sort']) ?? 'extra';
  const list = useEveryList(priceMonitoringContract.listAlerts, {
    inputOf: (page) => ({
      query: { status: 'UNRESOLVED' as const, sort, direction: 'desc' as const, page, limit: 50 },
    }),
    key: sort,
    keyOf: keys[sort],
    rowsOf: (reply) => reply,
  });
  const hrefOf = ({ unit, row }: Row): string => inRestaurant(unit, alertsPath({ article: row.id }));
  const priceOf = ({ newPrice, currency, unit }: AlertGroup) => (
    <Marked>{format.unitPrice(newPrice, currency, unit)}</Marked>
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'article',
      header: t('article'),
      cell: (each) => (
        <Duo
          lead={<Plate icon={categoryIcon(each.row.category)} />}
          title={each.row.title}
          detail={each.row.supplierName}
          href={hrefOf(each)}
        />
      ),
    },
    { id: 'restaurant', header: t('restaurant'), cell: ({ unit }) => unit.name },
    { id: 'price', header: t('newPrice'), isNumeric: true, priority: 2, cell: ({ row }) => priceOf(row) },
    {
      id: 'extra',
      header: t('extra'),
      isNumeric: true,
      sortKey: 'extra',
      cell: ({ row }) => format.change(row.sumDifference, row.currency),
    },
    {
      id: 'yearly',
      header: t('yearly'),
      isNumeric: true,
      priority: 2,
      sortKey: 'yearly',
      cell: ({ row }) =>
        row.yearlyImpact === null ? (
          <Missing label={t('unknown')} />
        ) : (
          format.totalChange(row.yearlyImpact, row.currency)
        ),
    },
    {
      id: 'latest',
      header: t('latest'),
      priority: 3,
      sortKey: 'latest',
      cell: ({ row }) => format.date(row.latest),
    },
  ];
  const { rows, total, onMore, isPending } = list;
  return (
    <Page title={t('prices')}>
      <PageHeader title={t('all')} lede={t('allText')} />
      <EveryTabs current="prices" />
      <MissingUnits missing={list.missing} leftOut={list.leftOut} onRetry={list.retry} />
      <DataTable
        label={t('prices')}
        columns={columns}
        rows={rows}
        rowKey={({ unit, row }) => `${unit.id} ${row.id}`}
        rowHref={hrefOf}
        listRow={({ unit, row }) => ({
          lead: <Plate icon={categoryIcon(row.category)} />,
          title: row.title,
          detail: unit.name,
          value: priceOf(row),
          note: format.change(row.sumDifference, row.currency),
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
        empty={<EmptyState title={t('emptyPrices')} />}
      />
    </Page>
  );
};
