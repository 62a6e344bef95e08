import { useFormat } from '#platform/web/formats/format.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { PlanSpan } from '#features/account/plan/web/feature.tsx';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { overviewContract } from '../contract.ts';
import type { Overview, SupplierSpend } from '../contract-overview.ts';
import type { Comparison } from '../rules-comparison.ts';
import type { texts } from '../texts.en.ts';
import styles from './spend.module.css';

/** Sums of twelve months, from zero; the last is the period's. */
const MonthColumns = ({ spend }: { spend: SupplierSpend }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const most = Math.max(1, ...spend.months.map(({ net }) => Number(net)));
  const nameOf = (month: string) => format.monthTick(`${month}-01`, false);
  const last = spend.months.at(-1)?.month;
  const sentence = spend.months
    .map(({ month, net }) => `${nameOf(month)} ${format.total(net, spend.currency)}`)
    .join(', ');
  return (
    <div role="img" aria-label={t('monthsOf', { name: spend.displayName, months: sentence })}>
      <div className={styles.columns}>
        {spend.months.map(({ month, net }) => (
          <i
            key={month}
            className={month === last ? styles.now : undefined}
            style={{ height: `${Math.max(0, (Number(net) / most) * 100)}%` }}
          />
        ))}
      </div>
      <div className={styles.names} aria-hidden="true">
        {spend.months.map(({ month }) => (
          <span key={month} className={month === last ? styles.now : undefined}>
            {nameOf(month)}
          </span>
        ))}
      </div>
    </div>
  );
};

const Categories = ({ spend }: { spend: SupplierSpend }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const nameOf = useCodeText('products', 'category');
  const rows = [
    ...spend.categories.map(({ category, net }) => ({ name: nameOf(category), net })),
    ...(Number(spend.rest) === 0 ? [] : [{ name: t('restOfSum'), net: spend.rest }]),
  ];
  return (
    <ul className={styles.categories} aria-label={t('byCategory')}>
      {rows.map(({ name, net }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{format.total(net, spend.currency)}</b>
        </li>
      ))}
    </ul>
  );
};

interface PaneProps {
  readonly supplier: Overview['costBySupplier'][number];
  /** Null for all time. */
  readonly days: Comparison | null;
}

/** One supplier's year by month, the period by category, and the way to its invoices. */
export const SupplierSpendPane = ({ supplier, days }: PaneProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { supplierId, displayName } = supplier;
  const period = days === null ? {} : { from: days.from, to: days.to };
  const call = useCall(overviewContract.readSupplierSpend, { params: { supplierId }, query: period });
  const spend = call.data?.supplierId === supplierId ? call.data : undefined;
  const first = spend?.months[0]?.month;
  const within = days === null ? { period: 'all' } : { period: 'custom', from: days.from, to: days.to };
  return (
    <section
      className={styles.pane}
      aria-label={displayName}
      aria-busy={spend === undefined && !call.isError}
    >
      <header>
        <h3>{t('twelveMonths', { name: displayName })}</h3>
        {spend !== undefined && (
          <a className="small" href={invoicesPath({ supplier: supplierId, ...within })}>
            {t('invoiceCount', { count: spend.invoices })}
          </a>
        )}
      </header>
      {call.isError && spend === undefined ? (
        <LoadFailed title={t('listFailed')} error={call.error} onRetry={() => void call.refetch()} />
      ) : spend === undefined ? (
        <Skeleton lines={7} />
      ) : (
        <>
          <MonthColumns spend={spend} />
          <h4>{days === null ? t('allTime') : format.range(days.from, days.to)}</h4>
          <Categories spend={spend} />
          <PlanSpan from={days === null || first === undefined ? null : `${first}-01`} />
        </>
      )}
    </section>
  );
};
