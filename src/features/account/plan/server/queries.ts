import type { Plan, Subscription } from '#core/entitlements/entitlements.ts';
import { type PlanView, planViewOf } from '#core/entitlements/plan-view.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { SeenScope } from '#platform/server/scope.ts';

/** More owners than this are not written to. */
const mostOwners = 5;

/** Somebody who may change the plan. */
export interface Owner {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: 'sv' | 'en';
}

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

/** What the organization pays for; Starter without a row. */
export const subscriptionIn = async (reader: Reader, organizationId: string): Promise<Subscription> => {
  const [record] = await reader.query<SubscriptionRecord>(
    `select ${subscriptionColumns} from subscription s where s.organization_id = $1`,
    [organizationId],
  );
  return subscriptionOf(record);
};

/** What the organization's plan shows now. Asked per request, so that a change counts at once. */
export const planOf = async (reader: Reader, organizationId: string, now: Date): Promise<PlanView> =>
  planViewOf(await subscriptionIn(reader, organizationId), now);

/** What a plan hides of a unit, in one row. */
interface Hidden {
  readonly invoices: number;
  readonly alerts: number;
  readonly articles: number;
  readonly suppliers: number;
  readonly waiting: number;
}

const hiddenSql = `
  select
    (select count(*)::int from invoice where organization_id = $1 and unit_id = $2 and issue_date < $3::date) as invoices,
    (select count(*)::int from price_alert_entry
     where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED' and invoice_date < $3::date) as alerts,
    (select greatest(count(distinct article_id) - $4::int, 0)::int from invoice_line
     where $4::int is not null and organization_id = $1 and unit_id = $2 and issue_date >= $3::date and counted
       and article_id is not null) as articles,
    (select greatest(count(*) - $5::int, 0)::int from organization_supplier
     where $5::int is not null and organization_id = $1) as suppliers,
    (select count(*)::int from invoice where organization_id = $1 and unit_id = $2 and waits) as waiting`;

/** What the plan hides of a unit. */
export const hiddenBy = async (
  reader: Reader,
  { organizationId, unitId, view }: SeenScope,
): Promise<Hidden> => {
  const [hidden] = await reader.query<{ [Part in keyof Hidden]: number | null }>(hiddenSql, [
    organizationId,
    unitId,
    view.since,
    view.articles,
    view.suppliers,
  ]);
  const { invoices, alerts, articles, suppliers, waiting } = hidden ?? {};
  return {
    invoices: invoices ?? 0,
    alerts: alerts ?? 0,
    articles: articles ?? 0,
    suppliers: suppliers ?? 0,
    waiting: waiting ?? 0,
  };
};

/** The owners of an organization whom letters reach, in the order in which they came. A platform read. */
export const ownersOf = (reader: Reader, organizationId: string): Promise<Owner[]> =>
  reader.query<Owner>(
    `select u.id as "userId", u.full_name as "fullName", u.email, u.language from user_account u
     where u.disabled_at is null and exists (
       select from membership m where m.organization_id = $1 and m.user_id = u.id and m.role = 'owner')
     order by u.id limit ${mostOwners}`,
    [organizationId],
  );

/** When a person last asked for another plan. */
export const askedAt = async (
  reader: Reader,
  organizationId: string,
  userId: string,
): Promise<Date | null> => {
  const [asked] = await reader.query<{ at: Date }>(
    'select asked_at as at from plan_request where organization_id = $1 and user_id = $2',
    [organizationId, userId],
  );
  return asked?.at ?? null;
};
