import { useState } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { useAnswered } from '#platform/web/calls/answered.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { calendar } from '#platform/web/formats/step-period.ts';
import { useAddressedPeriod, useStepPeriod } from '#platform/web/formats/use-period.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { PeriodStepper } from '#platform/web/ui/tables/period-stepper.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import { overviewContract } from '../contract.ts';
import { comparisonOf } from '../rules-comparison.ts';
import type { texts } from '../texts.en.ts';
import { FirstInvoice } from './first-invoice.tsx';
import { LatestInvoicesCard } from './latest-invoices-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { greetingOf, stepperText } from './period-words.ts';
import { PurchasesCard } from './purchases-card.tsx';
import { SupplierCostCard } from './supplier-cost-card.tsx';
import { UndecidedCard } from './undecided-card.tsx';
import styles from './overview-page.module.css';

const useOverview = () => {
  const stepper = useStepPeriod();
  const { period, from, to, today, range, isAddressed, isLatest } = stepper;
  // This month is what an address without a period shows: a bookmark of it stays on the month that it is.
  const isUsual = period === 'month' && isLatest;
  useAddressedPeriod({ period: calendar(period), range, isAddressed: isAddressed || isUsual });
  const days =
    period === 'all' || from === undefined || to === undefined
      ? null
      : comparisonOf(period, { from, to }, today);
  const call = useCall(overviewContract.readOverview, { query: days ?? {} });
  useLive(
    notificationsContract.liveEvents,
    [overviewContract.readOverview, priceMonitoringContract.listAlerts],
    (event) => event.type !== 'document',
  );
  const shown = useAnswered({ period, days }, `${period} ${days?.from}`, call.isPlaceholderData);
  return { stepper, shown, call };
};

/** Must I decide something, and where is the money going? */
export const OverviewPage = () => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { user, selectedUnit } = useAppState();
  const { stepper, shown, call } = useOverview();
  const [hour] = useState(() => new Date().getHours());
  const isPhone = !useIsAtLeast('sm');
  const { period, from, today } = stepper;
  const { data } = call;
  const hasPrevious = Number(data?.previousTotal ?? '0') !== 0;
  const date = format.longDate(today);
  const name = user?.fullName.split(' ')[0] ?? '';
  const isEmpty = data !== undefined && data.latestInvoices.length === 0;
  const purchases = <PurchasesCard key="purchases" overview={data} period={shown.period} days={shown.days} />;
  const undecided = <UndecidedCard key="undecided" undecided={data?.undecided} />;
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t(greetingOf(hour), { name })}
        lede={
          <>
            {date.charAt(0).toUpperCase() + date.slice(1)}
            <span className="not-s"> · {selectedUnit?.name}</span>
          </>
        }
        tools={
          <PeriodStepper
            period={period}
            text={from === undefined ? '' : stepperText(period, from, format, t)}
            isLatest={stepper.isLatest}
            onPeriod={stepper.choosePeriod}
            onStep={stepper.step}
          />
        }
      />
      {call.isError && data === undefined && (
        <div className="card">
          <LoadFailed title={t('failed')} error={call.error} onRetry={() => void call.refetch()} />
        </div>
      )}
      {isEmpty && <FirstInvoice />}
      {!isEmpty && (data !== undefined || !call.isError) && (
        <>
          <div className={styles.grid}>{isPhone ? [undecided, purchases] : [purchases, undecided]}</div>
          <div className={styles.grid}>
            <SupplierCostCard
              overview={data}
              period={shown.period}
              previousFrom={hasPrevious ? shown.days?.previousFrom : undefined}
            />
            <LatestInvoicesCard invoices={data?.latestInvoices} />
          </div>
          <NextSteps invoices={data?.latestInvoices.length} />
        </>
      )}
    </Page>
  );
};
