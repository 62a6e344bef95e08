import type { PaidPlan } from '#core/billing/standing.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { HoldLost, holdCustomer } from './commands-hold.ts';
import type { Hold } from './commands-hold.ts';
import { carryOut, customerOf, orUnavailable, payerOf, settleOrders, writeOrder } from './commands-order.ts';
import type { Ordering } from './commands-order.ts';
import { portOf } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { findAccount, openOrder } from './queries.ts';

type BuyCode =
  | 'subscription.no_billable_organization'
  | 'subscription.already_active'
  | 'subscription.not_sold'
  | 'payments.unavailable'
  | 'payments.busy';

/** Milliseconds that a Checkout stays open; the provider takes from half an hour to a day. */
const checkoutLife = 3_600_000;

/** Milliseconds that somebody who comes back to a Checkout is left at least. */
const leastLeft = 600_000;

/** What somebody wants to buy, and where they then go. */
export interface Purchase {
  readonly plan: PaidPlan;
  readonly isShared: boolean;
  readonly language: 'sv' | 'en';
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Whether nothing stands against a first purchase, apart from what the provider knows better. */
export const standsAgainst = async (
  deps: RefreshDeps,
  organizationId: string,
): Promise<Refused<
  'subscription.no_billable_organization' | 'subscription.already_active' | 'subscription.not_sold'
> | null> => {
  if (deps.payments === null) return refused('subscription.not_sold');
  const { isBillable } = await payerOf(deps, organizationId);
  if (!isBillable) return refused('subscription.no_billable_organization');
  const account = await deps.db.tenantRead(organizationId, (reader) => findAccount(reader, organizationId));
  return account?.state ? refused('subscription.already_active') : null;
};

/** The Checkout that is open for just this, for whoever presses twice or in two windows. */
const sameCheckout = async (
  deps: RefreshDeps,
  { organizationId }: Hold,
  { plan, isShared }: Purchase,
  units: number,
  now: Date,
): Promise<string | null> => {
  const order = await deps.db.tenantRead(organizationId, (reader) => openOrder(reader, organizationId));
  if (order === null || order.kind !== 'checkout' || order.url === null || order.expiresAt === null)
    return null;
  const isSame = order.plan === plan && order.units === units && order.isShared === isShared;
  return isSame && order.expiresAt.getTime() - now.getTime() > leastLeft ? order.url : null;
};

const keepSession = async (
  deps: RefreshDeps,
  { organizationId, holder }: Hold,
  orderId: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<void> => {
  await deps.db.tenantTransaction(organizationId, async (tx) => {
    const [kept] = await tx.query(
      `update billing_order o set session_id = $4, url = $5 from billing_account b
       where o.organization_id = $1 and o.id = $2 and o.done_at is null
         and b.organization_id = o.organization_id and b.held_by = $3 returning 1`,
      [organizationId, orderId, holder, sessionId, url],
    );
    // Whoever was overtaken hands its Checkout to nobody: another one is open by then.
    if (kept === undefined) throw new HoldLost('another one speaks to the provider');
  });
};

/**
 * Opens a Checkout; answers where it is. An organization has one at a time: an earlier one is closed at the provider before another
 * is opened, so that however many windows are open, one of them can be paid in.
 */
export const openCheckout = async (
  deps: RefreshDeps,
  organizationId: string,
  ordering: Ordering,
  purchase: Purchase,
): Promise<{ readonly url: string } | Refused<BuyCode>> => {
  const against = await standsAgainst(deps, organizationId);
  if (against !== null) return against;
  const { now, signal, actor } = ordering;
  const asking = { requestId: actor.requestId, signal };
  return orUnavailable(() =>
    holdCustomer(deps, organizationId, async (hold) => {
      const { customer, units } = await payerOf(deps, organizationId);
      const customerId = await customerOf(deps, hold, customer, signal);
      const same = await sameCheckout(deps, hold, purchase, units, now);
      if (same !== null) return { url: same };
      if ((await settleOrders(deps, hold, asking)) !== null) return refused('subscription.already_active');
      const expiresAt = new Date(now.getTime() + checkoutLife);
      const { plan, isShared, language, successUrl, cancelUrl } = purchase;
      const order = await writeOrder(
        deps,
        hold,
        { kind: 'checkout', plan, units, at: now, isShared, expiresAt },
        ordering,
      );
      const opened = await portOf(deps).openCheckout(
        { customerId, organizationId, plan, units, successUrl, cancelUrl, language, expiresAt },
        order.id,
        signal,
      );
      await keepSession(deps, hold, order.id, opened);
      return { url: opened.url };
    }),
  );
};

/** Begins Premium+ against an invoice: active at once, late after its 30 days. */
export const buyOnInvoice = async (
  deps: RefreshDeps,
  organizationId: string,
  ordering: Ordering,
): Promise<Refused<BuyCode> | null> => {
  const against = await standsAgainst(deps, organizationId);
  if (against !== null) return against;
  const { now, signal, actor } = ordering;
  const asking = { requestId: actor.requestId, signal };
  return orUnavailable(() =>
    holdCustomer(deps, organizationId, async (hold) => {
      const { customer, units } = await payerOf(deps, organizationId);
      await customerOf(deps, hold, customer, signal);
      if ((await settleOrders(deps, hold, asking)) !== null) return refused('subscription.already_active');
      const order = await writeOrder(
        deps,
        hold,
        { kind: 'invoice', plan: 'premium-plus', units, at: now },
        ordering,
      );
      const done = await carryOut(deps, hold, order, asking);
      return done instanceof Refused ? refused('payments.unavailable') : null;
    }),
  );
};
