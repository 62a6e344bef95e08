import { useCall } from '#platform/web/calls/query.ts';
import type { PeriodLimit } from '#platform/web/ui/tables/period-filter.tsx';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { planContract } from '../contract.ts';
import { nextPlan } from './plan-names.ts';

/** Which periods a menu offers only with another plan; undefined where no plan goes further back than the present one. */
export const usePeriodLimit = (): PeriodLimit | undefined => {
  const { data } = useCall(planContract.readPlan, {});
  if (data?.gives.plan !== 'starter') return undefined;
  const { plan, since } = data.gives;
  return { since, plan: nextPlan(plan), href: subscriptionPath() };
};
