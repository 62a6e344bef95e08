import type { PaidPlan, ProviderSubscription } from '#core/billing/standing.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { PaymentRefused, PaymentsUnavailable } from '#platform/server/ports/payments/port.ts';
import type { PayingCustomer } from '#platform/server/ports/payments/port.ts';
import type { Actor } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { HoldLost } from './commands-hold.ts';
import type { Hold } from './commands-hold.ts';
import { portOf, refreshHeld } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { findAccount, openOrder, ownersOf, readPayer, vatOf } from './queries.ts';
import type { StoredOrder } from './queries.ts';

/** Who orders. */
export interface Ordering {
  readonly actor: Actor;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Milliseconds that the provider knows an order by its key; older ones are looked at, never repeated. */
const keyLife = 23 * 3_600_000;

/** Tells of a provider that is away as a refusal. */
export const orUnavailable = async <Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Refused<'payments.unavailable'>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return refused('payments.unavailable');
    throw error;
  }
};

/** Writes an order down before the provider is told of it. */
export const writeOrder = (
  deps: RefreshDeps,
  { organizationId, holder }: Hold,
  order: Pick<StoredOrder, 'kind' | 'plan' | 'units' | 'at'> &
    Partial<Pick<StoredOrder, 'isShared' | 'expiresAt'>>,
  { actor }: Pick<Ordering, 'actor'>,
): Promise<StoredOrder> =>
  deps.db.tenantTransaction(organizationId, async (tx) => {
    const id = deps.newId();
    const { kind, plan, units, at, isShared = false, expiresAt = null } = order;
    const [written] = await tx.query(
      `insert into billing_order (organization_id, id, kind, plan, units, at, made_by, is_shared, expires_at)
       select b.organization_id, $3, $4, $5, $6, $7, $8, $9, $10 from billing_account b
       where b.organization_id = $1 and b.held_by = $2 returning 1`,
      [organizationId, holder, id, kind, plan, units, at, actor.userId, isShared, expiresAt],
    );
    if (written === undefined) throw new HoldLost('another one speaks to the provider');
    await recordAudit(tx, actor, {
      organizationId,
      unitId: null,
      action: `subscription.order-${kind}`,
      subjectId: id,
      detail: { plan, units },
    });
    const stored = { organizationId, id, kind, plan, units, at, madeBy: actor.userId };
    return { ...stored, isShared, expiresAt, sessionId: null, url: null };
  });

/** Puts an order away: it was done, or it is not to be. */
export const closeOrder = async (deps: RefreshDeps, order: StoredOrder): Promise<void> => {
  await deps.db.tenantTransaction(order.organizationId, async (tx) => {
    await tx.query('update billing_order set done_at = $3 where organization_id = $1 and id = $2', [
      order.organizationId,
      order.id,
      deps.clock.now(),
    ]);
  });
};

/** The organization as the provider is to know it, and whether there is one to bill. */
export const payerOf = async (
  { db }: Pick<RefreshDeps, 'db'>,
  organizationId: string,
): Promise<{ readonly customer: PayingCustomer; readonly units: number; readonly isBillable: boolean }> => {
  const { payer, account } = await db.tenantRead(organizationId, async (reader) => ({
    payer: await readPayer(reader, organizationId),
    account: await findAccount(reader, organizationId),
  }));
  const [owner] = await db.platformRead((reader) => ownersOf(reader, organizationId));
  const vat = vatOf(payer, account);
  return {
    isBillable: isOrganizationNumber(payer.number) && payer.units.length > 0 && owner !== undefined,
    units: payer.units.length,
    customer: {
      organizationId,
      name: payer.name,
      email: owner?.email ?? '',
      country: payer.country,
      language: owner?.language ?? 'sv',
      taxExempt: vat === 'standard' ? 'none' : vat === 'reverse' ? 'reverse' : 'exempt',
    },
  };
};

/** The organization as the provider's customer, made where it is not one. */
export const customerOf = async (
  deps: RefreshDeps,
  { organizationId }: Hold,
  customer: PayingCustomer,
  signal: AbortSignal,
): Promise<string> => {
  const { db } = deps;
  const account = await db.tenantRead(organizationId, (reader) => findAccount(reader, organizationId));
  if (account?.customerId) {
    await portOf(deps).describeCustomer(account.customerId, customer, signal);
    return account.customerId;
  }
  const customerId = await portOf(deps).makeCustomer(customer, deps.newId(), signal);
  await db.tenantTransaction(organizationId, async (tx) => {
    await tx.query('update billing_account set customer_id = $2 where organization_id = $1', [
      organizationId,
      customerId,
    ]);
  });
  return customerId;
};

const isDone = (order: StoredOrder, living: ProviderSubscription | null): boolean => {
  if (order.kind === 'invoice') return living !== null;
  if (living === null) return true;
  if (order.kind === 'change') return living.plan === order.plan;
  if (order.kind === 'units') return living.quantity === order.units;
  if (order.kind === 'follow') return living.next !== null || living.plan === order.plan;
  if (order.kind === 'keep') return living.next === null;
  return order.kind === 'end' ? living.cancelAt !== null : living.cancelAt === null;
};

/** What it costs when units change: a yearly plan asks for it at once, another with its next invoice, what is paid nothing. */
const chargeOf = (living: ProviderSubscription, plan: PaidPlan, units: number) => {
  if (plan !== living.plan) return 'at-once' as const;
  if (units <= living.paidQuantity) return 'nothing' as const;
  return living.plan === 'premium-plus' ? ('at-once' as const) : ('at-renewal' as const);
};

/** A change as the provider is told of it; the same order gives the same words, however often. */
export const itemOrderOf = (
  customerId: string,
  living: ProviderSubscription,
  { plan, units, at }: Pick<StoredOrder, 'plan' | 'units' | 'at'>,
) => {
  const wanted = plan ?? living.plan;
  const count = units ?? living.quantity;
  const charge = chargeOf(living, wanted, count);
  return { customerId, subscription: living, plan: wanted, units: count, charge, at };
};

/** Tells the provider of an order, under its own key. */
const tellOrder = async (
  deps: RefreshDeps,
  order: StoredOrder,
  {
    customerId,
    living,
    signal,
  }: { customerId: string; living: ProviderSubscription | null; signal: AbortSignal },
): Promise<void> => {
  const port = portOf(deps);
  const { organizationId, id: key, kind, plan, units } = order;
  if (kind === 'invoice') {
    if (plan === null || units === null) throw new Error('an order of a plan names it and its units');
    return port.subscribeOnInvoice({ customerId, organizationId, plan, units }, key, signal);
  }
  if (living === null) return;
  if (kind === 'change' || kind === 'units')
    return port.changeItem(itemOrderOf(customerId, living, order), key, signal);
  if (kind === 'follow' && plan !== null) return port.followWith(living, plan, key, signal);
  if (kind === 'keep') return port.keepPlan(living, key, signal);
  return port.setEnding(living.id, kind === 'end', key, signal);
};

/**
 * Has an order done that is written down, and asks how the customer stands afterwards. It may have been done already by one that
 * was cut short: then it is not told again. Throws `PaymentsUnavailable` with the order open, so that it is taken up later.
 */
export const carryOut = async (
  deps: RefreshDeps,
  hold: Hold,
  order: StoredOrder,
  ordering: Pick<Ordering, 'signal'> & { readonly requestId: string },
): Promise<ProviderSubscription | null | Refused<'payment.refused'>> => {
  const before = await refreshHeld(deps, hold, ordering);
  const account = await deps.db.tenantRead(hold.organizationId, (reader) =>
    findAccount(reader, hold.organizationId),
  );
  const isKnown = order.at.getTime() + keyLife > deps.clock.now().getTime();
  if (isDone(order, before) || !isKnown || account === null || account.customerId === null) {
    await closeOrder(deps, order);
    return before;
  }
  const { customerId } = account;
  try {
    await tellOrder(deps, order, { customerId, living: before, signal: ordering.signal });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    await closeOrder(deps, order);
    if (error instanceof PaymentRefused) return refused('payment.refused');
    throw error;
  }
  const after = await refreshHeld(deps, hold, ordering);
  await closeOrder(deps, order);
  return after;
};

/**
 * Makes the way free for another order: one that was cut short is carried out, and a Checkout that nobody has paid in is closed.
 * Answers how the customer then stands.
 */
export const settleOrders = async (
  deps: RefreshDeps,
  hold: Hold,
  ordering: Pick<Ordering, 'signal'> & { readonly requestId: string },
): Promise<ProviderSubscription | null> => {
  const order = await deps.db.tenantRead(hold.organizationId, (reader) =>
    openOrder(reader, hold.organizationId),
  );
  if (order === null) return refreshHeld(deps, hold, ordering);
  if (order.kind !== 'checkout') {
    await carryOut(deps, hold, order, ordering);
    return refreshHeld(deps, hold, ordering);
  }
  // One whose address was never written down was handed to nobody, so nobody can pay in it.
  if (order.sessionId !== null) await portOf(deps).closeCheckout(order.sessionId, ordering.signal);
  const living = await refreshHeld(deps, hold, ordering);
  await closeOrder(deps, order);
  return living;
};
