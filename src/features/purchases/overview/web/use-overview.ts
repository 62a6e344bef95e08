import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useAnswered } from '#platform/web/calls/answered.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { calendar } from '#platform/web/formats/step-period.ts';
import { useAddressedPeriod, useStepPeriod } from '#platform/web/formats/use-period.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { overviewContract } from '../contract.ts';
import { comparisonOf } from '../rules-comparison.ts';

/** The figures of the chosen period, with the period that they answer. */
export const useOverview = () => {
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
    [overviewContract.readOverview, overviewContract.readSupplierSpend],
    (event) => event.type !== 'document',
  );
  const shown = useAnswered({ period, days }, `${period} ${days?.from}`, call.isPlaceholderData);
  return { stepper, shown, call };
};

export type OverviewCall = ReturnType<typeof useOverview>;
