import { daysAfter, weekdayOf } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';

/** Tasks that a list answers at a time. */
export const mostInList = 20;

/** How many of a list too long for the day are shown before a person asks for all. */
export const firstShown = 6;

/** How many tasks a list shows: all, or the first few of more than a screen has room for. */
export const shownOf = (total: number): number => (total > mostInList ? firstShown : mostInList);

/** What tasks are ranked by. */
export interface Worth {
  readonly isPinned: boolean;
  readonly yearly: string | null;
  readonly stake: string | null;
}

const isCost = (amount: string | null): amount is string => amount !== null && decimal(amount).gt('0');

/** Do-not-pay warnings first, then what costs a year, then what is at stake once, then what saves, then what has no amount. */
export const rankOf = ({ isPinned, yearly, stake }: Worth): 0 | 1 | 2 | 3 | 4 => {
  if (isPinned) return 0;
  if (isCost(yearly)) return 1;
  if (isCost(stake)) return 2;
  return yearly === null ? 4 : 3;
};

/** The order of tasks, dearest first; 0 leaves those that cost the same, or have no amount, as their sources have them. */
export const compareTasks = (one: Worth, other: Worth): number => {
  const rank = rankOf(one);
  if (rank !== rankOf(other)) return rank - rankOf(other);
  if (rank === 4) return 0;
  const by = rank === 1 || rank === 3 ? 'yearly' : 'stake';
  return decimal(other[by] ?? '0').cmp(decimal(one[by] ?? '0'));
};

/** The day a task comes back: the next one, or the next Monday. `today` is an ISO date. */
export const snoozedUntil = (choice: 'tomorrow' | 'next-week', today: string): string =>
  daysAfter(today, choice === 'tomorrow' ? 1 : 7 - weekdayOf(today));
