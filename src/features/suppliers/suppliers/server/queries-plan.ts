import type { PlanView } from '#core/entitlements/plan-view.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { subscriptionColumns, subscriptionOf } from '#features/account/plan/server/queries.ts';
import type { SubscriptionRecord } from '#features/account/plan/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { shownJoins } from './queries-shown.ts';

const shownSql = `
  select coalesce(r.id, o.id) as id, array_agg(o.id) as own
  from organization_supplier o
  left join (
    select supplier_id, sum(net + held_net) as cost from unit_day where organization_id = $1 and day >= $2::date group by supplier_id
  ) c on c.supplier_id = o.id ${shownJoins}
  where o.organization_id = $1
  group by 1 order by coalesce(sum(c.cost), 0) desc, min(coalesce(r.display_name, o.display_name)), 1 limit $3`;

/**
 * The organization's own suppliers that its plan shows, by the id that lists name them by and by their own: by cost in the plan's days, then by name. Null
 * where it shows all, which is told without asking the database.
 */
export const suppliersInPlan = async (
  reader: Reader,
  organizationId: string,
  view: PlanView | null,
): Promise<ReadonlySet<string> | null> => {
  if (view === null || view.suppliers === null) return null;
  const rows = await reader.query<{ id: string; own: string[] }>(shownSql, [
    organizationId,
    view.rankedSince,
    view.suppliers,
  ]);
  return new Set(rows.flatMap(({ id, own }) => [id, ...own]));
};

const onboardingSql = `
  select u.onboarding_status <> 'ONBOARDED' or exists (select from onboarding_draft d where d.user_id = u.id) as "isOn"
  from user_account u where u.id = $1`;

/** Whether somebody is about to register a restaurant: no plan limits that. A platform read. */
export const isOnboarding = async (reader: Reader, userId: string): Promise<boolean> => {
  const [user] = await reader.query<{ isOn: boolean }>(onboardingSql, [userId]);
  return user?.isOn ?? false;
};

type PlanRecord = SubscriptionRecord & { readonly organizationId: string };

const plansSql = `
  select m.organization_id as "organizationId", ${subscriptionColumns}
  from (select distinct organization_id from membership where user_id = $1) m
  left join subscription s on s.organization_id = m.organization_id`;

/**
 * What somebody sees of all suppliers, whichever organization they ask for: the suppliers that their organizations' plans show,
 * or null for all, which one plan without the limit is enough for. A platform read.
 */
export const suppliersSeen = async (
  reader: Reader,
  userId: string,
  now: Date,
): Promise<ReadonlySet<string> | null> => {
  const plans = await reader.query<PlanRecord>(plansSql, [userId]);
  const seen = new Set<string>();
  for (const { organizationId, ...record } of plans) {
    const shown = await suppliersInPlan(reader, organizationId, planViewOf(subscriptionOf(record), now));
    if (shown === null) return null;
    for (const id of shown) seen.add(id);
  }
  return plans.length === 0 || (await isOnboarding(reader, userId)) ? null : seen;
};
