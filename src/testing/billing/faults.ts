import { livingOf, subscribed } from '#core/billing/standing.ts';
import { subscriptionColumns, subscriptionOf } from '#features/account/plan/server/queries.ts';
import type { SubscriptionRecord } from '#features/account/plan/server/queries.ts';
import { baseOf } from '#features/plans/billing/server/commands-refresh.ts';
import { organizationsToTend } from '#features/plans/billing/server/commands-tend.ts';
import { findAccount } from '#features/plans/billing/server/queries.ts';
import type { PeerBooks } from '#platform/server/ports/payments/local/books.ts';
import { doubleCharges } from './double-charges.ts';
import type { BillingWorld } from './world.ts';

const never = new AbortController().signal;

/** Empties a provider's books, so that what they then hold is of one history. */
export const clearBooks = (books: PeerBooks): void => {
  for (const rows of [
    books.customers,
    books.subscriptions,
    books.invoices,
    books.sessions,
    books.portals,
    books.schedules,
    books.events,
    books.kept,
  ])
    for (const key of Object.keys(rows)) Reflect.deleteProperty(rows, key);
};

/** Subscriptions that are paid for. */
export const livingIn = (books: PeerBooks): number =>
  Object.values(books.subscriptions).filter(({ status }) => status !== 'canceled').length;

/** What is told of those to look after is a hundred at most: whose history is over waits no more. */
export const leaveBilling = ({ product }: BillingWorld, organizationId: string): Promise<void> =>
  product.db.tenantTransaction(organizationId, async (tx) => {
    for (const table of ['billing_order', 'billing_account'])
      await tx.query(`delete from ${table} where organization_id = $1`, [organizationId]);
  });

/**
 * What is wrong with an organization whose history has ended and that was looked after since: entitled to something else than the pure
 * function of how it stands at the provider, a subscription that nobody knows of, something left to do, or money that was asked for twice.
 */
export const faultsOf = async (
  { product, local }: BillingWorld,
  organizationId: string,
): Promise<string[]> => {
  const faults: string[] = [];
  const { books } = local.peer;
  const account = await product.db.tenantRead(organizationId, (reader) =>
    findAccount(reader, organizationId),
  );
  const told =
    account === null || account.customerId === null
      ? { subscriptions: [] }
      : await local.payments.account(account.customerId, never);
  const [record] = await product.db.tenantRead(organizationId, (reader) =>
    reader.query<SubscriptionRecord>(
      `select ${subscriptionColumns} from subscription s where s.organization_id = $1`,
      [organizationId],
    ),
  );
  const living = livingOf(told.subscriptions);
  const wanted = account === null ? subscriptionOf(record) : subscribed(living, baseOf(account));
  const is = JSON.stringify({ ...subscriptionOf(undefined), ...subscriptionOf(record) });
  const should = JSON.stringify({ ...subscriptionOf(undefined), ...wanted });
  if (is !== should) faults.push(`entitled to ${is}, should be ${should}`);
  if (livingIn(books) > 1) faults.push(`${livingIn(books)} subscriptions`);
  const paidFor = Object.values(books.subscriptions).filter(({ status }) => status !== 'canceled');
  if (paidFor.some(({ id }) => id !== living?.id)) faults.push('a subscription that nobody knows of');
  const waits = await product.db.platformRead((reader) => organizationsToTend(reader, product.clock.now()));
  if (waits.includes(organizationId)) faults.push('it has to be looked after once more');
  if (waits.length > 50) faults.push('others wait in front of it, so nobody knows whether it does');
  return [...faults, ...doubleCharges(books)];
};
