import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { StepPeriod } from '#platform/web/formats/step-period.ts';
import { ChartTable } from '#platform/web/ui/charts/chart-table.tsx';
import { CumulativeChart } from '#platform/web/ui/charts/cumulative-chart.tsx';
import type { Overview } from '../contract-overview.ts';
import type { Comparison } from '../rules-comparison.ts';
import { daysAfter, monthStarts, runningTotals } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { periodName } from './period-words.ts';

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const mostLabels = 8;

/** Every so many-th, so that at most eight remain. */
const thinned = <Item,>(items: readonly Item[]): Item[] => {
  const every = Math.ceil(items.length / mostLabels);
  return items.filter((_, index) => index % every === 0);
};

/** How the purchases have added up, day by day, against the whole period before. */
export const PurchasesChart = ({
  overview,
  period,
  days,
}: {
  overview: Overview;
  period: StepPeriod;
  days: Comparison | null;
}) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const from = days?.from ?? overview.days[0]?.date;
  const to = days?.to ?? overview.days.at(-1)?.date;
  if (from === undefined || to === undefined || (overview.days.length === 0 && days === null)) {
    return <p className="muted">{t('nothingBought')}</p>;
  }
  const current = runningTotals(overview.days, from, to);
  const previous =
    days === null || overview.previousDays.length === 0
      ? []
      : runningTotals(overview.previousDays, days.previousFrom, days.previousUntil);
  const sum = (total: number) => format.total(total.toFixed(2), overview.currency);
  const point = (date: string, total: number | undefined) =>
    t('chartPoint', { date: format.date(date), amount: sum(total ?? 0) });
  const now = point(to, current.at(-1));
  const steps = Math.max(current.length, previous.length) - 1;
  const until = addDays(from, steps - 1);
  const ticks =
    period === 'month'
      ? [1, 8, 15, 22, 29].map((day) => ({ step: day, label: String(day) }))
      : thinned(monthStarts(from, until)).map((date) => ({
          step: daysAfter(from, date) + 1,
          label: format.monthTick(date, period === 'all'),
        }));
  const rowSteps =
    period === 'month'
      ? Array.from({ length: steps }, (_, index) => index + 1)
      : [...monthStarts(addDays(from, 1), until).map((date) => daysAfter(from, date)), steps];
  const cell = (totals: readonly number[], step: number) => {
    const total = totals[step];
    return total === undefined ? '–' : sum(total);
  };
  const hasPrevious = previous.length > 0 && days !== null;
  return (
    <div>
      <CumulativeChart
        current={current}
        currentLabel={days === null ? '' : periodName(period, from, format, t)}
        previous={previous}
        previousLabel={hasPrevious ? periodName(period, days.previousFrom, format, t) : ''}
        ticks={ticks.filter(({ step }) => step <= steps)}
        formatAxis={format.axis}
        sentence={
          hasPrevious
            ? t('chartBoth', {
                now,
                before: point(days.previousTo, previous[daysAfter(days.previousFrom, days.previousTo) + 1]),
              })
            : t('chart', { now })
        }
      />
      <ChartTable
        caption={t('chartTable')}
        headers={[t('until'), t('thisPeriod'), ...(hasPrevious ? [t('periodBefore')] : [])]}
        rows={rowSteps.map((step) => [
          format.date(addDays(from, step - 1)),
          cell(current, step),
          ...(hasPrevious ? [cell(previous, step)] : []),
        ])}
      />
    </div>
  );
};
