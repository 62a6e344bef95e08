import { todayInSweden } from './format.ts';
import {
  asMenuChoice,
  asStepChoice,
  calendar,
  type MenuPeriod,
  menuRange,
  type Range,
  stepDate,
  type StepPeriod,
  stepRange,
} from './period.ts';
import { noDateRange, setAppState, useAppState } from './state.ts';

const store = (period: string, { from, to }: Range): void => {
  setAppState({ dateRange: { from: from ?? noDateRange.from, to: to ?? noDateRange.to, period } });
};

/** The period that lists share; stored, so that it is the same on the next screen and the next day. */
export const usePeriod = () => {
  const stored = useAppState((state) => state.dateRange);
  const today = todayInSweden();
  const choose = (period: MenuPeriod, custom: Range = {}) =>
    store(period, period === 'custom' ? custom : menuRange(period, today));
  return { ...asMenuChoice(stored, today), today, choose };
};

/** The same stored choice for a screen with calendar periods and a stepper. */
export const useStepPeriod = () => {
  const stored = useAppState((state) => state.dateRange);
  const today = todayInSweden();
  const { period, from, to } = asStepChoice(stored, today);
  const choosePeriod = (next: StepPeriod) => store(calendar(next), stepRange(next, today));
  const step = (by: -1 | 1) =>
    store(calendar(period), stepRange(period, stepDate(period, from ?? today, by)));
  const isLatest = to === undefined || to >= today;
  return {
    period,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    today,
    isLatest,
    choosePeriod,
    step,
  };
};
