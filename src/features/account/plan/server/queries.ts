import type { Plan, Subscription } from '#core/entitlements/entitlements.ts';
import { type PlanView, planViewOf } from '#core/entitlements/plan-view.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** The columns of a `SubscriptionRecord`, of `subscription s` where the organization has one. */
export const subscriptionColumns = `
  s.plan, s.ends_at as "endsAt", s.past_due_since as "pastDueSince", s.paused_at as "pausedAt"`;

/** A row of `subscriptionColumns`. */
export interface SubscriptionRecord {
  readonly plan: Plan | 'trial' | null;
  readonly endsAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly pausedAt: Date | null;
}

/** What an organization pays for; without a row it has Starter. */
export const subscriptionOf = (record: SubscriptionRecord | undefined): Subscription => {
  const { plan, endsAt = null, pastDueSince = null, pausedAt = null } = record ?? {};
  return { plan: plan ?? 'starter', endsAt, pastDueSince, pausedAt };
};

/** What the organization's plan shows now. Asked per request, so that a change counts at once. */
export const planOf = async (reader: Reader, organizationId: string, now: Date): Promise<PlanView> => {
  const [record] = await reader.query<SubscriptionRecord>(
    `select ${subscriptionColumns} from subscription s where s.organization_id = $1`,
    [organizationId],
  );
  return planViewOf(subscriptionOf(record), now);
};
