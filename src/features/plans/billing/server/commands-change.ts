import type { ProviderSubscription } from '#core/billing/standing.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import type { Bill } from '#platform/server/ports/payments/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { holdCustomer } from './commands-hold.ts';
import type { Hold } from './commands-hold.ts';
import { carryOut, itemOrderOf, orUnavailable, payerOf, settleOrders, writeOrder } from './commands-order.ts';
import type { Ordering } from './commands-order.ts';
import { portOf } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { findAccount } from './queries.ts';
import type { StoredOrder } from './queries.ts';

type ChangeCode =
  | 'subscription.not_active'
  | 'subscription.not_sold'
  | 'subscription.preview_old'
  | 'payment.refused'
  | 'payments.unavailable'
  | 'payments.busy';

/** Milliseconds that a price that was shown may be accepted for. */
const previewLife = 3_600_000;

const livingHere = async ({ db }: RefreshDeps, organizationId: string) => {
  const account = await db.tenantRead(organizationId, (reader) => findAccount(reader, organizationId));
  const { state = null, customerId = null } = account ?? {};
  return state === null || customerId === null ? null : { living: state, customerId };
};

/** What Premium+ instead of Premium would be charged now, for the moment it is asked. */
export const previewChange = async (
  deps: RefreshDeps,
  organizationId: string,
  { now, signal }: Pick<Ordering, 'now' | 'signal'>,
): Promise<
  | { readonly at: Date; readonly bill: Bill }
  | Refused<
      | 'subscription.not_active'
      | 'subscription.already_active'
      | 'subscription.not_sold'
      | 'payments.unavailable'
    >
> => {
  if (deps.payments === null) return refused('subscription.not_sold');
  const here = await livingHere(deps, organizationId);
  if (here === null) return refused('subscription.not_active');
  if (here.living.plan === 'premium-plus') return refused('subscription.already_active');
  const { units } = await payerOf(deps, organizationId);
  const order = itemOrderOf(here.customerId, here.living, { plan: 'premium-plus', units, at: now });
  return orUnavailable(async () => ({ at: now, bill: await portOf(deps).previewChange(order, signal) }));
};

type Step = Pick<StoredOrder, 'kind' | 'plan' | 'units' | 'at'>;

/** The orders that lead from how it stands to the plan that is wanted. */
const stepsTo = (wanted: Plan, living: ProviderSubscription, units: number, at: Date): Step[] => {
  const step = (kind: Step['kind'], changes: Partial<Step> = {}): Step => ({
    kind,
    plan: null,
    units: null,
    at,
    ...changes,
  });
  const keep = living.next === null ? [] : [step('keep')];
  const goOn = living.cancelAt === null ? [] : [step('go-on')];
  if (wanted === 'starter') return [...keep, ...(living.cancelAt === null ? [step('end')] : [])];
  if (wanted === living.plan) return [...keep, ...goOn];
  if (wanted === 'premium-plus') return [...keep, ...goOn, step('change', { plan: wanted, units })];
  return [...goOn, ...(living.next === null ? [step('follow', { plan: wanted })] : [])];
};

const walk = async (
  deps: RefreshDeps,
  hold: Hold,
  steps: readonly Step[],
  ordering: Ordering,
): Promise<Refused<'payment.refused'> | null> => {
  const asking = { requestId: ordering.actor.requestId, signal: ordering.signal };
  for (const step of steps) {
    const order = await writeOrder(deps, hold, step, ordering);
    const done = await carryOut(deps, hold, order, asking);
    if (done instanceof Refused) return done;
  }
  return null;
};

/**
 * Leads the subscription to a plan: Premium+ at once, at the price that was shown for `shownAt`; Premium instead of Premium+, and
 * Starter, at the end of the period. The present plan takes back what would follow.
 */
export const changePlan = async (
  deps: RefreshDeps,
  organizationId: string,
  ordering: Ordering,
  { plan, shownAt }: { readonly plan: Plan; readonly shownAt: Date | null },
): Promise<Refused<ChangeCode> | null> => {
  if (deps.payments === null) return refused('subscription.not_sold');
  const { now, signal, actor } = ordering;
  const age = shownAt === null ? 0 : now.getTime() - shownAt.getTime();
  if (age < 0 || age > previewLife) return refused('subscription.preview_old');
  return orUnavailable(() =>
    holdCustomer(deps, organizationId, async (hold) => {
      const living = await settleOrders(deps, hold, { requestId: actor.requestId, signal });
      if (living === null) return refused('subscription.not_active');
      if (shownAt !== null && shownAt.getTime() < living.periodStart)
        return refused('subscription.preview_old');
      const { units } = await payerOf(deps, organizationId);
      return walk(deps, hold, stepsTo(plan, living, units, shownAt ?? now), ordering);
    }),
  );
};
