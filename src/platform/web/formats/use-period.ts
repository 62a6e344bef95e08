import { useEffect } from 'react';
import { useQueryString } from '../calls/query-string.ts';
import type { DateRange } from '../session/app-state.ts';
import { todayInSweden } from './format.ts';
import { asMenuChoice, type MenuPeriod, menuRange, periodIn, periodParts, type Range } from './period.ts';
import { asStepChoice, calendar, stepDate, type StepPeriod, stepRange } from './step-period.ts';
import { noDateRange, setAppState, useAppState } from '../session/state.ts';

const choiceOf = (period: string, { from, to }: Range): DateRange => ({
  from: from ?? noDateRange.from,
  to: to ?? noDateRange.to,
  period,
});

/** The choice that counts here: the one in the address, else the stored one that screens share. */
const useChoice = () => {
  const { values, change } = useQueryString();
  const stored = useAppState((state) => state.dateRange);
  const addressed = periodIn(values);
  const choose = (choice: DateRange) => {
    setAppState({ dateRange: choice });
    change(periodParts(choice));
  };
  return { choice: addressed ?? stored, isAddressed: addressed !== null, choose };
};

/** The period that lists share; stored, so that it is the same on the next screen and the next day. */
export const usePeriod = () => {
  const { choice, isAddressed, choose: keep } = useChoice();
  const today = todayInSweden();
  const choose = (next: MenuPeriod, custom: Range = {}) =>
    keep(choiceOf(next, next === 'custom' ? custom : menuRange(next, today)));
  const { period, ...range } = asMenuChoice(choice, today);
  return { period, ...range, range, today, choose, isAddressed };
};

/** The same stored choice for a screen with calendar periods and a stepper. */
export const useStepPeriod = () => {
  const { choice, isAddressed, choose } = useChoice();
  const today = todayInSweden();
  const { period, ...range } = asStepChoice(choice, today);
  const { from, to } = range;
  const choosePeriod = (next: StepPeriod) => choose(choiceOf(calendar(next), stepRange(next, today)));
  const step = (by: -1 | 1) =>
    choose(choiceOf(calendar(period), stepRange(period, stepDate(period, from ?? today, by))));
  const isLatest = to === undefined || to >= today;
  return { period, ...range, range, today, isLatest, isAddressed, choosePeriod, step };
};

/**
 * Writes the period that a screen shows into its address where none stands there, so that a copied link, a bookmark and Back show the
 * same. Nothing is stored by that: only a person's choice is.
 */
export const useAddressedPeriod = (shown: {
  readonly period: string;
  readonly range: Range;
  readonly isAddressed: boolean;
}): void => {
  const { change } = useQueryString();
  const parts = periodParts(choiceOf(shown.period, shown.range));
  const { period, from, to } = parts;
  const { isAddressed } = shown;
  useEffect(() => {
    if (!isAddressed) change({ period, from, to });
  }, [isAddressed, period, from, to, change]);
};
