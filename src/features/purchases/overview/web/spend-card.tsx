import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { PlanSpan } from '#features/account/plan/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { PeriodStepper } from '#platform/web/ui/tables/period-stepper.tsx';
import type { Overview } from '../contract-overview.ts';
import { changeOf } from '../rules-figures.ts';
import type { texts } from '../texts.en.ts';
import { stepperText } from './period-words.ts';
import { SpendFacts } from './spend-facts.tsx';
import { SupplierSpendPane } from './supplier-spend.tsx';
import type { OverviewCall } from './use-overview.ts';
import styles from './spend.module.css';

type Cost = Overview['costBySupplier'][number];

/** Suppliers that have a row of their own. */
const mostRows = 6;

const restOf = (costs: readonly Cost[]) => {
  const sum = (nets: readonly (string | null)[]) => sumOf(nets.map((net) => decimal(net ?? '0'))).toFixed();
  const net = sum(costs.map((cost) => cost.net));
  const previous = sum(costs.map(({ previousNet }) => previousNet));
  return { net, change: decimal(previous).eq('0') ? null : changeOf(net, previous) };
};

const Share = ({ net, most }: { net: string; most: string }) => {
  const percent = decimal(most).gt('0') ? Number(fixed(decimal(net).times('100').div(decimal(most)), 1)) : 0;
  return (
    <span className={styles.share} aria-hidden="true">
      <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
};

interface BarsProps {
  readonly overview: Overview;
  readonly open: string | undefined;
  readonly onOpen: (supplierId: string) => void;
}

/** Suppliers as bars, the largest first; each opens what is behind it. */
const SupplierBars = ({ overview, open, onOpen }: BarsProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { costBySupplier: costs, currency, total, previousTotal } = overview;
  const money = (net: string) => format.total(net, currency);
  const change = (percent: string | null) => (percent === null ? '' : format.percentChange(percent));
  const own = costs.length === mostRows + 1 ? mostRows + 1 : mostRows;
  const rest = costs.slice(own);
  const most = costs[0]?.net ?? '0';
  const others = restOf(rest);
  return (
    <div className={styles.bars}>
      {costs.slice(0, own).map((cost) => (
        <button
          key={cost.supplierId}
          type="button"
          aria-expanded={cost.supplierId === open}
          onClick={() => onOpen(cost.supplierId)}
        >
          <b>{cost.displayName}</b>
          <Share net={cost.net} most={most} />
          <span className={styles.amount}>{money(cost.net)}</span>
          <span className={styles.change}>{change(cost.change)}</span>
          <Icon of={ChevronRight} />
        </button>
      ))}
      {rest.length > 0 && (
        <div className={styles.others}>
          <b>{t('others', { count: rest.length })}</b>
          <Share net={others.net} most={most} />
          <span className={styles.amount}>{money(others.net)}</span>
          <span className={styles.change}>{change(others.change)}</span>
        </div>
      )}
      <div className={styles.sum}>
        <b>{t('supplierCount', { count: overview.suppliers })}</b>
        <span className={styles.amount}>
          <span className="summed inrow">{money(total)}</span>
        </span>
        <span className={styles.change}>
          {previousTotal !== null && change(changeOf(total, previousTotal))}
        </span>
      </div>
      <SpendFacts overview={overview} />
    </div>
  );
};

/** Where the money goes: suppliers, behind each its months and categories, and behind those its invoices. */
export const SpendCard = ({ found }: { found: OverviewCall }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { stepper, call } = found;
  const { data } = call;
  const [chosen, setChosen] = useState<string>();
  const costs = data?.costBySupplier ?? [];
  const open = costs.find(({ supplierId }) => supplierId === chosen) ?? costs[0];
  const { period, from } = stepper;
  return (
    <section className={`card ${styles.spend}`} id="spend" aria-labelledby="spend-title" tabIndex={-1}>
      <header>
        <h2 id="spend-title">{t('whereMoneyGoes')}</h2>
        <div className={styles.tools}>
          <PeriodStepper
            period={period}
            text={from === undefined ? '' : stepperText(period, from, format, t)}
            isLatest={stepper.isLatest}
            onPeriod={stepper.choosePeriod}
            onStep={stepper.step}
          />
        </div>
      </header>
      {data === undefined && call.isError ? (
        <LoadFailed title={t('failed')} error={call.error} onRetry={() => void call.refetch()} />
      ) : data === undefined ? (
        <div className="body">
          <Skeleton lines={7} />
        </div>
      ) : costs.length === 0 ? (
        <div className="body">
          <p className="muted">{t('nothingBought')}</p>
          <PlanSpan from={from ?? null} />
        </div>
      ) : (
        <div className={styles.sides}>
          <SupplierBars overview={data} open={open?.supplierId} onOpen={setChosen} />
          {open !== undefined && <SupplierSpendPane supplier={open} days={found.shown.days} />}
        </div>
      )}
    </section>
  );
};
