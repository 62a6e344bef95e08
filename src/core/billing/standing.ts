import type { Subscription } from '../entitlements/entitlements.ts';

/** A plan that money is taken for. */
export type PaidPlan = 'premium' | 'premium-plus';

/** How a subscription stands at the provider, in the provider's words. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

/** One subscription as the provider told it when it was asked last. Times are milliseconds of the epoch: it is kept as JSON. */
export interface ProviderSubscription {
  readonly id: string;
  readonly itemId: string;
  readonly plan: PaidPlan;
  readonly quantity: number;
  /** The most units that this period is paid for; those removed since are still paid. */
  readonly paidQuantity: number;
  readonly status: ProviderStatus;
  readonly createdAt: number;
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends, where it has been cancelled. */
  readonly cancelAt: number | null;
  readonly isOnInvoice: boolean;
  /** Since when its oldest unpaid invoice should have been paid; null where none is late. */
  readonly unpaidSince: number | null;
  /** The plan that follows at the end of the period, and what is to be withdrawn to keep this one. */
  readonly next: { readonly plan: PaidPlan; readonly scheduleId: string } | null;
}

const living: readonly ProviderStatus[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];

/**
 * The subscription that counts: the first that lives. There is never a second one; should staff at the provider make one, the
 * older goes on.
 */
export const livingOf = (subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null =>
  subscriptions
    .filter(({ status }) => living.includes(status))
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))[0] ?? null;

/**
 * What an organization is entitled to: a pure function of how its subscription stands at the provider, and of what holds without
 * one (its trial, or what staff have set).
 */
export const subscribed = (living: ProviderSubscription | null, base: Subscription): Subscription => {
  if (living === null) return base;
  const { plan, status, cancelAt, unpaidSince, periodStart } = living;
  const isLate = status === 'past_due' || status === 'unpaid';
  return {
    plan,
    endsAt: cancelAt === null ? null : new Date(cancelAt),
    pastDueSince: isLate ? new Date(unpaidSince ?? periodStart) : null,
    pausedAt: status === 'paused' ? new Date(periodStart) : null,
  };
};

const dayLength = 86_400_000;

/** Whole days left until a time, the begun one counted; 0 once it is over. */
export const daysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayLength));
