import { useFormat } from '../format.ts';
import { usePeriod } from '../use-period.ts';
import { PeriodMenu } from './period-filter.tsx';

/** The stored period that lists share, with its menu. */
export const ListPeriod = () => {
  const format = useFormat();
  const { period, from, to, today, choose } = usePeriod();
  const isWhole = from === undefined || to === undefined;
  return (
    <PeriodMenu
      period={period}
      rangeText={isWhole ? '' : format.range(from, to)}
      range={isWhole ? {} : { from, to }}
      today={today}
      onChoose={choose}
    />
  );
};
