import { decimal, fixed } from '#core/values/decimal.ts';
import { PlanSpan } from '#features/account/plan/web/feature.tsx';
import type { SupplierPage } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ChartTable } from '#platform/web/ui/charts/chart-table.tsx';
import { MonthBars } from '#platform/web/ui/charts/month-bars.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import type { texts } from '../texts.en.ts';
import styles from './suppliers.module.css';

/** How large a part of everything bought comes from here. */
const Share = ({ percent }: { readonly percent: string }) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  return (
    <div className={styles.shareofall}>
      <p className="muted small">{t('shareOfAll')}</p>
      <Figure value={format.percent(percent)} isMedium />
      <div className="share" aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.max(0, Number(percent)))}%` }} />
      </div>
    </div>
  );
};

const firstDay = (months: SupplierPage['costByMonth']): string | null =>
  months[0] === undefined ? null : `${months[0].month}-01`;

/** What the supplier has cost, month by month, and its share of all that was bought. */
export const CostTab = ({ page }: { readonly page: SupplierPage }) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const { costByMonth: months, cost, share, currency } = page;
  if (months.every((one) => decimal(one.cost).eq('0')))
    return (
      <Card title={t('costByMonth')}>
        <p className="muted">{t('nothingBought')}</p>
        <PlanSpan from={firstDay(months)} />
      </Card>
    );
  const sum = (amount: string) => format.total(amount, currency);
  const first = (month: string) => `${month}-01`;
  const top = months.reduce((best, one) => (decimal(one.cost).gt(best.cost) ? one : best));
  const begun = months.findIndex((one) => !decimal(one.cost).eq('0'));
  const average = fixed(decimal(cost).div(String(months.length - begun)), 2);
  return (
    <Card title={t('costByMonth')} aside={<span className="muted small">{t('noVat')}</span>}>
      <div className={styles.costfigures}>
        <div>
          <p className="muted small">{t('total')}</p>
          <Figure value={format.number(cost)} unit={format.currencyName(currency)} isMedium isTotal />
        </div>
        <div>
          <p className="muted small">{t('average')}</p>
          <Figure value={format.number(average)} unit={format.currencyName(currency)} isMedium />
        </div>
        {!decimal(page.waiting).eq('0') && (
          <div>
            <p className="muted small">{t('waitingCost')}</p>
            <Figure value={format.number(page.waiting)} unit={format.currencyName(currency)} isMedium />
          </div>
        )}
        {share !== null && <Share percent={share} />}
      </div>
      <MonthBars
        bars={months.map(({ month, cost: value }, index) => ({
          key: month,
          name: {
            plain: format.monthTick(first(month), false),
            dated: format.monthTick(first(month), true),
          },
          value: Number(value),
          text: sum(value),
          isOpen: index === months.length - 1,
        }))}
        formatAxis={format.axis}
        sentence={t('chart', {
          total: sum(cost),
          month: format.month(first(top.month)),
          amount: sum(top.cost),
        })}
      />
      <PlanSpan from={firstDay(months)} />
      <ChartTable
        caption={t('costByMonth')}
        headers={[t('month'), t('cost')]}
        rows={months.map(({ month, cost: value }) => [format.month(first(month)), sum(value)])}
      />
    </Card>
  );
};
