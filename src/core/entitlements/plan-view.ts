import { daysBefore } from '../values/calendar.ts';
import { swedishDate } from '../values/swedish-date.ts';
import { type Entitlements, type Subscription, entitlements } from './entitlements.ts';

/** What a plan shows at a moment: its entitlements, and the days that they come to. */
export interface PlanView extends Entitlements {
  /** The first day, in Sweden, of lines, prices, statistics and alerts. */
  readonly since: string;
  /** The first day of the cost that ranks articles and suppliers. */
  readonly rankedSince: string;
}

/** Days of cost that rank the articles and suppliers that a plan lists: the same for every period that is asked for. */
export const rankedDays = 90;

/** What an organization sees at a moment. So many days of history are today and those before it. */
export const planViewOf = (subscription: Subscription, now: Date): PlanView => {
  const given = entitlements(subscription, now);
  const today = swedishDate(now);
  return {
    ...given,
    since: daysBefore(today, given.historyDays - 1),
    rankedSince: daysBefore(today, rankedDays - 1),
  };
};

/** The later of two days; null is open. */
export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** A period as far as a plan shows it; empty (`from` after `to`) where it lies before. Null: no plan limits it. */
export const withinPlan = <Period extends { readonly from: string | null; readonly to: string | null }>(
  view: Pick<PlanView, 'since'> | null,
  period: Period,
): Period => (view === null ? period : { ...period, from: laterOf(period.from, view.since) });
