import type { ProviderSubscription } from '#core/billing/standing.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { holdCustomer } from './commands-hold.ts';
import { carryOut, payerOf, settleOrders, writeOrder } from './commands-order.ts';
import { refreshHeld } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { openOrder } from './queries.ts';

/** Milliseconds after which the provider is asked again though nothing was heard. */
const askAgain = 24 * 3_600_000;

/** Milliseconds that an order is left to whoever made it. */
const ownTime = 60_000;

/**
 * Organizations whose state at the provider may be another one than is known: an order that was cut short or a Checkout whose time
 * is over, a period that has ended, units that were added or removed, or nothing heard for a day. A platform read.
 */
export const organizationsToTend = async (reader: Reader, now: Date): Promise<string[]> => {
  // Across tenants: the work of the hour looks for whose turn it is.
  const rows = await reader.query<{ organizationId: string }>(
    `select b.organization_id as "organizationId" from billing_account b
     left join billing_order o on o.organization_id = b.organization_id and o.done_at is null
     where b.customer_id is not null and (
       (o.kind <> 'checkout' and o.at < $2)
       or (o.kind = 'checkout' and (o.expires_at < $1 or b.state <> 'null'::jsonb))
       or b.asked_at is null or b.asked_at < $3
       or (b.state is not null and b.state <> 'null'::jsonb and (
         ((b.state ->> 'periodEnd')::numeric < extract(epoch from $1::timestamptz) * 1000 and b.asked_at < $2)
         or b.state ->> 'status' <> 'paused' and (b.state ->> 'quantity')::int <> (select count(*) from unit u where u.organization_id = b.organization_id))))
     order by b.asked_at nulls first limit 100`,
    [now, new Date(now.getTime() - ownTime), new Date(now.getTime() - askAgain)],
  );
  return rows.map(({ organizationId }) => organizationId);
};

const nobody = { userId: null, impersonatedBy: null, requestId: 'billing' };

/** Lets the provider know how many units there are, where it is paid for others. */
const followUnits = async (
  deps: RefreshDeps,
  hold: { readonly organizationId: string; readonly holder: string },
  living: ProviderSubscription,
  signal: AbortSignal,
): Promise<void> => {
  const { units } = await payerOf(deps, hold.organizationId);
  if (units === 0 || units === living.quantity || living.status === 'paused') return;
  const at = deps.clock.now();
  const order = await writeOrder(deps, hold, { kind: 'units', plan: null, units, at }, { actor: nobody });
  await carryOut(deps, hold, order, { requestId: nobody.requestId, signal });
};

/** Looks after one customer: takes up what was cut short, asks how it stands, and follows its units. */
export const tendCustomer = async (
  deps: RefreshDeps,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> => {
  await holdCustomer(deps, organizationId, async (hold) => {
    const asking = { requestId: nobody.requestId, signal };
    const order = await deps.db.tenantRead(organizationId, (reader) => openOrder(reader, organizationId));
    const isOpen =
      order?.kind === 'checkout' && order.expiresAt !== null && order.expiresAt > deps.clock.now();
    const found = isOpen ? await refreshHeld(deps, hold, asking) : null;
    // In a Checkout that is open somebody may be about to pay.
    if (isOpen && found === null) return;
    const living = await settleOrders(deps, hold, asking);
    if (living !== null) await followUnits(deps, hold, living, signal);
  });
};

/** Looks after everybody whose turn it is; a provider that is away for one keeps none of the others from its turn. */
export const tendCustomers = async (deps: RefreshDeps, signal: AbortSignal): Promise<void> => {
  if (deps.payments === null) return;
  const turns = await deps.db.platformRead((reader) => organizationsToTend(reader, deps.clock.now()));
  for (const organizationId of turns)
    await tendCustomer(deps, organizationId, signal).catch((error: unknown) =>
      deps.log.error({ organizationId, error: String(error) }, 'a subscription could not be looked after'),
    );
};
