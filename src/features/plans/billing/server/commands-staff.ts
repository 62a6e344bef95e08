import type { Plan } from '#core/entitlements/entitlements.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { HoldLost, holdCustomer } from './commands-hold.ts';
import { orUnavailable } from './commands-order.ts';
import type { Ordering } from './commands-order.ts';
import { portOf, refreshHeld } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { findAccount } from './queries.ts';

/** Whether there is such an organization. */
const isThere = async ({ db }: RefreshDeps, organizationId: string): Promise<boolean> => {
  const rows = await db.tenantRead(organizationId, (reader) =>
    reader.query('select 1 from organization where organization_id = $1', [organizationId]),
  );
  return rows.length > 0;
};

export interface SetPlan {
  readonly plan: Plan;
  readonly endsAt: Date | null;
  readonly reason: string;
}

/** Sets what an organization has without a subscription at the provider; refuses while there is one, which would win. */
export const setCustomerPlan = async (
  deps: RefreshDeps,
  organizationId: string,
  { actor, now }: Pick<Ordering, 'actor' | 'now'>,
  { plan, endsAt, reason }: SetPlan,
): Promise<SetPlan | Refused<'organization.not_exist' | 'subscription.already_active' | 'payments.busy'>> => {
  if (!(await isThere(deps, organizationId))) return refused('organization.not_exist');
  return holdCustomer(deps, organizationId, (hold) =>
    deps.db.tenantTransaction(organizationId, async (tx) => {
      const account = await findAccount(tx, organizationId);
      if (account?.state) return refused('subscription.already_active');
      const [set] = await tx.query(
        `update billing_account set base_plan = $3, base_ends_at = $4
         where organization_id = $1 and held_by = $2 returning 1`,
        [organizationId, hold.holder, plan, endsAt],
      );
      if (set === undefined) throw new HoldLost('another one speaks to the provider');
      await setSubscription(tx, organizationId, { plan, endsAt }, now);
      await recordAudit(tx, actor, {
        organizationId,
        unitId: null,
        action: 'subscription.set-by-staff',
        subjectId: organizationId,
        detail: { plan, endsAt: endsAt?.toISOString() ?? null, reason },
      });
      return { plan, endsAt, reason };
    }),
  );
};

/** Notes that the money for an invoice of the customer has come another way, and asks how it then stands. */
export const markBillPaid = async (
  deps: RefreshDeps,
  organizationId: string,
  { actor, signal }: Ordering,
  { billId, reason }: { readonly billId: string; readonly reason: string },
): Promise<Refused<
  | 'organization.not_exist'
  | 'bill.not_exist'
  | 'subscription.not_sold'
  | 'payments.unavailable'
  | 'payments.busy'
> | null> => {
  if (deps.payments === null) return refused('subscription.not_sold');
  if (!(await isThere(deps, organizationId))) return refused('organization.not_exist');
  return orUnavailable(() =>
    holdCustomer(deps, organizationId, async (hold) => {
      const account = await deps.db.tenantRead(organizationId, (reader) =>
        findAccount(reader, organizationId),
      );
      if (account === null || account.customerId === null) return refused('bill.not_exist');
      const bills = await portOf(deps).bills(account.customerId, signal);
      const bill = bills.find(({ id }) => id === billId);
      if (bill === undefined || bill.state === 'void') return refused('bill.not_exist');
      if (bill.state === 'open') await portOf(deps).markPaid(billId, `paid-${billId}`, signal);
      await deps.db.tenantTransaction(organizationId, (tx) =>
        recordAudit(tx, actor, {
          organizationId,
          unitId: null,
          action: 'subscription.bill-paid',
          subjectId: organizationId,
          detail: { bill: bill.number, total: bill.total, currency: bill.currency, reason },
        }),
      );
      await refreshHeld(deps, hold, { requestId: actor.requestId, signal });
      return null;
    }),
  );
};
