import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { usePeriodLimit } from './use-period-limit.ts';

/** The period that lists share, with what the plan does not show locked in its menu. */
export const PlanPeriod = () => <ListPeriod limit={usePeriodLimit()} />;
