import { graceDays, standingAt } from '#core/entitlements/entitlements.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';

/** What the owner is told of a plan that ends, rests or is not paid, by its own reason. */
export const planReasons = [
  'trialEnds',
  'trialEnded',
  'planEnds',
  'planEnded',
  'late',
  'lateOver',
  'paused',
] as const;

export type PlanReason = (typeof planReasons)[number];

/** News of a plan: when it came, which of its kind it is, and the day that it is about. */
export interface ToldPlan {
  readonly reason: PlanReason;
  readonly at: Date;
  readonly stage: string;
  readonly date: Date;
}

const day = 86_400_000;

/** Days before its end from which a plan is told of, and those in which it is told once more. */
const warned = [7, 1] as const;

const lateNews = (since: Date, now: Date): ToldPlan => {
  const date = new Date(since.getTime() + graceDays * day);
  return now >= date
    ? { reason: 'lateOver', at: date, stage: 'over', date }
    : { reason: 'late', at: since, stage: 'late', date };
};

/**
 * What is to be told of a plan, and since when: a week and a day before its end, once it is over, when a payment fails and
 * when its days of grace are over, and while it rests. Null where all is well, and for Starter, which nothing follows.
 */
export const planNews = (subscription: Subscription, now: Date): ToldPlan | null => {
  const { plan, endsAt, pastDueSince, pausedAt } = subscription;
  const standing = standingAt(subscription, now);
  if (standing === 'past-due' && pastDueSince) return lateNews(pastDueSince, now);
  if (standing === 'paused' && pausedAt)
    return { reason: 'paused', at: pausedAt, stage: 'paused', date: pausedAt };
  if (standing === 'none' || endsAt === null) return null;
  const isTrial = plan === 'trial';
  if (standing === 'ended')
    return { reason: isTrial ? 'trialEnded' : 'planEnded', at: endsAt, stage: 'ended', date: endsAt };
  const left = warned.findLast((days) => endsAt.getTime() - now.getTime() <= days * day);
  if (left === undefined) return null;
  return {
    reason: isTrial ? 'trialEnds' : 'planEnds',
    at: new Date(endsAt.getTime() - left * day),
    stage: String(left),
    date: endsAt,
  };
};
