import { todayInSweden } from './format.ts';
import { asMenuChoice, type MenuPeriod, menuRange, type Range } from './period.ts';
import { asStepChoice, calendar, stepDate, type StepPeriod, stepRange } from './step-period.ts';
import { noDateRange, setAppState, useAppState } from '../session/state.ts';

const store = (period: string, { from, to }: Range): void => {
  setAppState({ dateRange: { from: from ?? noDateRange.from, to: to ?? noDateRange.to, period } });
};

/** The period that lists share; stored, so that it is the same on the next screen and the next day. */
export const usePeriod = () => {
  const stored = useAppState((state) => state.dateRange);
  const today = todayInSweden();
  const choose = (period: MenuPeriod, custom: Range = {}) =>
    store(period, period === 'custom' ? custom : menuRange(period, today));
  const { period, ...range } = asMenuChoice(stored, today);
  return { period, ...range, range, today, choose };
};

/** The same stored choice for a screen with calendar periods and a stepper. */
export const useStepPeriod = () => {
  const stored = useAppState((state) => state.dateRange);
  const today = todayInSweden();
  const { period, ...range } = asStepChoice(stored, today);
  const { from, to } = range;
  const choosePeriod = (next: StepPeriod) => store(calendar(next), stepRange(next, today));
  const step = (by: -1 | 1) =>
    store(calendar(period), stepRange(period, stepDate(period, from ?? today, by)));
  const isLatest = to === undefined || to >= today;
  return {
    period,
    ...range,
    range,
    today,
    isLatest,
    choosePeriod,
    step,
  };
};
