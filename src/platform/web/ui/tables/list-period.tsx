import { useFormat } from '../../formats/format.ts';
import { useAddressedPeriod, usePeriod } from '../../formats/use-period.ts';
import { type PeriodLimit, PeriodMenu } from './period-filter.tsx';

/** The stored period that lists share, with its menu; `limit` where a plan shows no older ones. */
export const ListPeriod = ({ limit }: { readonly limit?: PeriodLimit | undefined }) => {
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
      limit={limit}
      onChoose={choose}
    />
  );
};
