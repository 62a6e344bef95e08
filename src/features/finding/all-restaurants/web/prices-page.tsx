import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Marked, Missing } from '#platform/web/ui/price-marks.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { KeyOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { EveryTabs, MissingUnits } from './every-parts.tsx';
import { EveryTable, type Figure } from './every-table.tsx';
import { useEveryList } from './use-every-unit.ts';

const sorts = ['extra', 'yearly', 'latest'] as const;

const keys: Readonly<Record<(typeof sorts)[number], KeyOf<AlertGroup>>> = {
  extra: ({ sumDifference }) => sumDifference,
  yearly: ({ yearlyImpact }) => yearlyImpact,
  latest: ({ latest }) => latest,
};

/** Which new prices wait in any restaurant? */
export const EveryPricesPage = () => {
  const t = useText<typeof texts>('all-restaurants');
  const format = useFormat();
  const { values } = useQueryString();
  const sort = sorts.find((one) => one === values['sort']) ?? 'extra';
  const list = useEveryList(priceMonitoringContract.listAlerts, {
    inputOf: (page) => ({
      query: { status: 'UNRESOLVED' as const, sort, direction: 'desc' as const, page, limit: 50 },
    }),
    key: sort,
    keyOf: keys[sort],
    rowsOf: (reply) => reply,
  });
  const priceOf = ({ newPrice, currency, unit }: AlertGroup) => (
    <Marked>{format.unitPrice(newPrice, currency, unit)}</Marked>
  );
  const extraOf = ({ sumDifference, currency }: AlertGroup) => format.change(sumDifference, currency);
  const figures: readonly Figure<AlertGroup>[] = [
    { id: 'price', header: t('newPrice'), isNumeric: true, priority: 2, of: priceOf },
    { id: 'extra', header: t('extra'), isNumeric: true, sortKey: 'extra', of: extraOf },
    {
      id: 'yearly',
      header: t('yearly'),
      isNumeric: true,
      priority: 2,
      sortKey: 'yearly',
      of: ({ yearlyImpact, currency }) =>
        yearlyImpact === null ? <Missing label={t('unknown')} /> : format.totalChange(yearlyImpact, currency),
    },
    {
      id: 'latest',
      header: t('latest'),
      priority: 3,
      sortKey: 'latest',
      of: ({ latest }) => format.date(latest),
    },
  ];
  return (
    <Page title={t('prices')}>
      <PageHeader title={t('all')} lede={t('allText')} />
      <EveryTabs current="prices" />
      <MissingUnits missing={list.missing} leftOut={list.leftOut} onRetry={list.retry} />
      <EveryTable
        label={t('prices')}
        head={t('article')}
        list={list}
        goodsOf={(row) => ({
          category: row.category,
          title: row.title,
          supplier: row.supplierName,
          price: priceOf(row),
          note: extraOf(row),
        })}
        pathOf={(row) => alertsPath({ article: row.id })}
        figures={figures}
        sort={sort}
        empty={<EmptyState title={t('emptyPrices')} />}
      />
    </Page>
  );
};
