import { sumOf, decimal } from '#core/values/decimal.ts';
import { overviewContract } from '#features/purchases/overview/contract.ts';
import type { Overview } from '#features/purchases/overview/contract-overview.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { SumLine } from '#platform/web/ui/tables/sums.tsx';
import type { texts } from '../texts.en.ts';
import { EveryTabs, MissingUnits } from './every-parts.tsx';
import { useAddressIn, useEveryUnit, type Whose } from './use-every-unit.ts';

type Row = Whose & { readonly data: Overview };

/** Sums by currency, as amounts of several are never added. */
const sumsBy = (rows: readonly Row[], amountOf: (data: Overview) => string): [string, string][] =>
  [...Map.groupBy(rows, ({ data }) => data.currency)].map(([currency, own]) => [
    currency,
    sumOf(own.map(({ data }) => decimal(amountOf(data)))).toFixed(),
  ]);

/** How do all restaurants do, beside each other? */
export const EveryOverviewPage = () => {
  const t = useText<typeof texts>('all-restaurants');
  const format = useFormat();
  const { range } = usePeriod();
  const inRestaurant = useAddressIn();
  const { answers, isPending, missing, leftOut, retry } = useEveryUnit(overviewContract.readOverview, [
    { query: range },
  ]);
  const rows: readonly Row[] = answers;
  const hrefOf = ({ unit }: Row): string => inRestaurant(unit, homePath());
  const total = (amountOf: (data: Overview) => string): string =>
    rows.length === 0
      ? '–'
      : sumsBy(rows, amountOf)
          .map(([currency, amount]) => format.total(amount, currency))
          .join(' + ');
  const alerts = rows.reduce((sum, { data }) => sum + data.undecided.articles, 0);
  const columns: readonly Column<Row>[] = [
    {
      id: 'restaurant',
      header: t('restaurant'),
      cell: (row) => (
        <Duo lead={<Monogram name={row.unit.name} />} title={row.unit.name} href={hrefOf(row)} />
      ),
    },
    {
      id: 'purchases',
      header: t('purchases'),
      isNumeric: true,
      cell: ({ data }) => format.total(data.total, data.currency),
    },
    {
      id: 'alerts',
      header: t('alerts'),
      isNumeric: true,
      cell: ({ data }) => format.number(String(data.undecided.articles)),
    },
    {
      id: 'extra',
      header: t('extra'),
      isNumeric: true,
      priority: 2,
      cell: ({ data }) => format.money(data.undecided.extraCost, data.currency),
    },
    {
      id: 'dearer',
      header: `${t('becomesDearer')}, ${t('perYear')}`,
      isNumeric: true,
      cell: ({ data }) => format.total(data.dearer.yearly, data.currency),
    },
  ];
  return (
    <Page title={t('all')}>
      <PageHeader title={t('all')} lede={t('allText')} tools={<ListPeriod />} />
      <EveryTabs current="overview" />
      <MissingUnits missing={missing} leftOut={leftOut} onRetry={retry} />
      <SumLine
        sums={[
          { label: t('purchases'), value: total((data) => data.total), isTotal: true },
          { label: t('alerts'), value: rows.length === 0 ? '–' : format.number(String(alerts)) },
          { label: `${t('becomesDearer')}, ${t('perYear')}`, value: total((data) => data.dearer.yearly) },
        ]}
      />
      <DataTable
        label={t('all')}
        columns={columns}
        rows={rows}
        rowKey={({ unit }) => unit.id}
        rowHref={hrefOf}
        listRow={({ unit, data }) => ({
          lead: <Monogram name={unit.name} />,
          title: unit.name,
          detail: `${t('alerts')}: ${format.number(String(data.undecided.articles))}`,
          value: format.total(data.total, data.currency),
        })}
        isLoading={isPending && rows.length === 0}
      />
    </Page>
  );
};
