import { daysBefore, daysBetween } from '#core/values/calendar.ts';

/** Days before its last day from which a deal counts as ending, and those on which its end is told. */
export const endingDays = 30;
export const warningDays = [30, 7] as const;

/** Days without a purchase after which a deal in force counts as not used. */
export const unusedDays = 60;

/** A deal's days in a unit, both inclusive, and when its article was bought last there. */
export interface DealDays {
  readonly validFrom: string;
  /** As agreed, or earlier where a decision ended it; `null`: until further notice. */
  readonly effectiveTo: string | null;
  readonly lastBought: string | null;
}

export interface DealStanding {
  readonly status: 'upcoming' | 'in-force' | 'ending' | 'ended';
  /** Until its last day; `null` until further notice, before its start and after its end. */
  readonly daysLeft: number | null;
  readonly isUnused: boolean;
}

/** Where a deal stands on a day. Source: DEALS.md, section 1. */
export const dealStanding = (
  { validFrom, effectiveTo, lastBought }: DealDays,
  today: string,
): DealStanding => {
  if (validFrom > today) return { status: 'upcoming', daysLeft: null, isUnused: false };
  if (effectiveTo !== null && effectiveTo < today)
    return { status: 'ended', daysLeft: null, isUnused: false };
  const daysLeft = effectiveTo === null ? null : daysBetween(today, effectiveTo);
  const since = lastBought !== null && lastBought > validFrom ? lastBought : validFrom;
  return {
    status: daysLeft !== null && daysLeft <= endingDays ? 'ending' : 'in-force',
    daysLeft,
    isUnused: daysBetween(since, today) > unusedDays,
  };
};

/** The end of a deal as it is told. */
export interface EndWarning {
  readonly days: (typeof warningDays)[number];
  /** The day from which it is told. */
  readonly since: string;
}

/**
 * The warning that holds for a deal's end on a day: the one of 30 days before its last day or, from 7 days before, that one.
 * `null` earlier, after its end, and for a deal until further notice. A digest tells those whose `since` is of its days.
 */
export const endWarning = (
  { validFrom, effectiveTo }: Pick<DealDays, 'validFrom' | 'effectiveTo'>,
  today: string,
): EndWarning | null => {
  if (effectiveTo === null || validFrom > today || effectiveTo < today) return null;
  const left = daysBetween(today, effectiveTo);
  const days = warningDays.findLast((each) => left <= each);
  if (days === undefined) return null;
  const told = daysBefore(effectiveTo, days);
  return { days, since: told > validFrom ? told : validFrom };
};
