import { todayInSweden } from '#platform/web/formats/format.ts';
import { type MenuPeriod, menuPeriods, menuRange, type Range } from '#platform/web/formats/period.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';

/** The range of the screen: the past year unless the address says otherwise. */
export const useRange = () => {
  const { values, change } = useQueryString();
  const today = todayInSweden();
  const period: MenuPeriod = menuPeriods.find((one) => one === values['period']) ?? 'year';
  const { from, to } = values;
  const range: Range =
    period === 'custom'
      ? { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
      : menuRange(period, today);
  const choose = (next: MenuPeriod, custom: Range = {}) =>
    change({ period: next === 'year' ? null : next, from: custom.from ?? null, to: custom.to ?? null });
  return { period, range, today, choose };
};

/** The chosen range and the way to choose another. */
export type ChosenRange = ReturnType<typeof useRange>;
