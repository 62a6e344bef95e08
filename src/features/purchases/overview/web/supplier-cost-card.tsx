import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { StepPeriod } from '#platform/web/formats/step-period.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { type ShareRow, ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { Overview } from '../contract-overview.ts';
import type { texts } from '../texts.en.ts';
import { shortPeriodName } from './period-words.ts';
import styles from './overview-page.module.css';

type Cost = Overview['costBySupplier'][number];

/** Suppliers that have a row of their own. */
const mostRows = 6;

const restOf = (costs: readonly Cost[]) => ({
  net: sumOf(costs.map((cost) => decimal(cost.net))).toFixed(),
  share: fixed(sumOf(costs.map((cost) => decimal(cost.share))), 1),
  previousNet: sumOf(costs.map((cost) => decimal(cost.previousNet ?? '0'))).toFixed(),
});

/** Percent against what was bought before; null when that was nothing. */
const changeFrom = (net: string, previousNet: string): string | null => {
  const before = decimal(previousNet);
  return before.eq('0') ? null : fixed(decimal(net).minus(before).times('100').div(before), 1);
};

interface SupplierCostProps {
  readonly overview: Overview | undefined;
  readonly period: StepPeriod;
  readonly previousFrom: string | undefined;
}

/** Where the money goes: each supplier's share of the period's purchases. */
export const SupplierCostCard = ({ overview, period, previousFrom }: SupplierCostProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const isTable = useIsAtLeast('sm');
  const costs = overview?.costBySupplier ?? [];
  // One supplier beyond the six takes no more room than a row of others.
  const own = costs.length === mostRows + 1 ? mostRows + 1 : mostRows;
  const rest = costs.slice(own);
  const money = (net: string) => format.total(net, overview?.currency);
  const changeText = (change: string | null) => {
    if (previousFrom === undefined) return '';
    return change === null ? t('newSupplier') : format.percentChange(change);
  };
  const rows: ShareRow[] = costs.slice(0, own).map((cost, index) => ({
    key: cost.supplierId,
    name: cost.displayName,
    percent: Number(cost.share),
    percentText:
      index === 0 && !isTable
        ? t('ofPurchases', { percent: format.percent(cost.share) })
        : format.percent(cost.share),
    amount: money(cost.net),
    change: changeText(cost.change),
  }));
  if (rest.length > 0) {
    const { net, share, previousNet } = restOf(rest);
    const row = {
      percent: Number(share),
      percentText: format.percent(share),
      amount: money(net),
      isRest: true,
      change: changeText(changeFrom(net, previousNet)),
    };
    rows.push({ key: 'rest', name: t('others', { count: rest.length }), ...row });
  }
  const headers = {
    name: t('supplier'),
    share: t('share'),
    percent: t('sharePercent'),
    amount: t('cost'),
    ...(previousFrom === undefined
      ? {}
      : { change: t('against', { name: shortPeriodName(period, previousFrom, format, t) }) }),
  };
  return (
    <Card title={t('bySupplier')} className={styles.costs}>
      {overview === undefined && <Skeleton lines={7} />}
      {overview !== undefined && costs.length === 0 && <p className="muted">{t('nothingBought')}</p>}
      {costs.length > 0 && <ShareBars label={t('bySupplier')} headers={headers} rows={rows} />}
    </Card>
  );
};
