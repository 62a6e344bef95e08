import { useFormat } from '../../formats/format.ts';
import { useAddressedPeriod, usePeriod } from '../../formats/use-period.ts';
import { PeriodMenu } from './period-filter.tsx';

/** The stored period that lists share, with its menu. */
export const ListPeriod = () => {
  const format = useFormat();
  const shown = usePeriod();
  const { period, range, today, choose } = shown;
  useAddressedPeriod(shown);
  const { from, to } = range;
  return (
    <PeriodMenu
      period={period}
      rangeText={from === undefined || to === undefined ? '' : format.range(from, to)}
      range={range}
      today={today}
      onChoose={choose}
    />
  );
};
