import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { StepPeriod } from '#platform/web/formats/step-period.ts';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { Overview } from '../contract-overview.ts';
import type { Comparison } from '../rules-comparison.ts';
import type { texts } from '../texts.en.ts';
import { PurchasesChart } from './purchases-chart.tsx';
import styles from './overview-page.module.css';

interface PurchasesProps {
  readonly overview: Overview | undefined;
  readonly period: StepPeriod;
  /** Null for all time, which has nothing to be compared with. */
  readonly days: Comparison | null;
}

const Versus = ({ overview, days }: { overview: Overview; days: Comparison }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const range = format.range(days.previousFrom, days.previousTo);
  const before = decimal(overview.previousTotal ?? '0');
  if (before.eq('0')) return <p className={styles.vs}>{t('noPrevious', { range })}</p>;
  const change = decimal(overview.total).minus(before);
  if (change.eq('0')) return <p className={styles.vs}>{t('same', { range })}</p>;
  const amount = format.total(change.abs().toFixed(), overview.currency);
  const percent = format.percentChange(change.times('100').div(before).toFixed(4));
  return (
    <p className={styles.vs}>
      <RichText text={t(change.gt('0') ? 'more' : 'less', { amount, percent })} />
      <br />
      {t('than', { range })}
    </p>
  );
};

/** What the period's purchases sum up to, against the same days of the period before. */
export const PurchasesCard = ({ overview, period, days }: PurchasesProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const title =
    days === null ? t('purchasesAll') : t('purchases', { range: format.range(days.from, days.to) });
  return (
    <Card title={title} aside={<span className="muted small">{t('noVat')}</span>} className={styles.spend}>
      {overview === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <div className={styles.sides}>
          <div>
            <Figure
              value={format.number(overview.total)}
              unit={format.currencyName(overview.currency)}
              isTotal
            />
            {days !== null && <Versus overview={overview} days={days} />}
            <Facts
              facts={[
                [t('invoices'), format.number(String(overview.invoices))],
                [t('suppliers'), format.number(String(overview.suppliers))],
                ...(overview.waiting.invoices === 0
                  ? []
                  : [
                      [
                        t('waitingCost', { count: overview.waiting.invoices }),
                        format.total(overview.waiting.net, overview.currency),
                      ] as const,
                    ]),
                [t('perDay'), format.total(overview.averagePerDay, overview.currency)],
                ...overview.foreign.map(
                  ({ currency, net }) => [t('alsoIn', { currency }), format.money(net, currency)] as const,
                ),
              ]}
            />
          </div>
          <PurchasesChart overview={overview} period={period} days={days} />
        </div>
      )}
    </Card>
  );
};
