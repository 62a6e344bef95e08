import { isDeepStrictEqual } from 'node:util';
import { livingOf, subscribed } from '#core/billing/standing.ts';
import type { ProviderSubscription } from '#core/billing/standing.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentsPort, ProviderAccount } from '#platform/server/ports/payments/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { HoldLost, holdCustomer } from './commands-hold.ts';
import type { Hold, HoldDeps } from './commands-hold.ts';
import { postLate } from './emails.ts';
import { findAccount, ownersOf } from './queries.ts';
import type { StoredAccount } from './queries.ts';

export interface RefreshDeps extends HoldDeps, PostDeps {
  readonly payments: PaymentsPort | null;
  readonly log: Log;
}

/** The port, where one was found to be there before. */
export const portOf = ({ payments }: { readonly payments: PaymentsPort | null }): PaymentsPort => {
  if (payments === null) throw new Error('nothing is sold here, so nothing is asked of a provider');
  return payments;
};

/** What holds without a subscription at the provider. */
export const baseOf = ({ basePlan, baseEndsAt }: StoredAccount): Subscription => ({
  plan: basePlan,
  endsAt: baseEndsAt,
});

const verbOf = (before: ProviderSubscription | null, after: ProviderSubscription | null): string => {
  if (after === null) return 'end';
  if (before === null || before.id !== after.id) return 'start';
  if (before.plan !== after.plan) return 'change';
  if (before.quantity !== after.quantity) return 'units';
  if (before.cancelAt !== after.cancelAt) return after.cancelAt === null ? 'go-on' : 'cancel';
  if (before.status !== after.status) return after.status === 'active' ? 'paid' : 'late';
  return 'renew';
};

const isLate = (state: ProviderSubscription | null): boolean =>
  state?.status === 'past_due' || state?.status === 'unpaid';

/** Whether the change is one that people are to find in the log. */
const isWorthNoting = (before: ProviderSubscription | null, after: ProviderSubscription | null): boolean => {
  const facts = (state: ProviderSubscription | null) =>
    state && [
      state.id,
      state.plan,
      state.quantity,
      state.cancelAt,
      state.status,
      state.periodStart,
      state.next?.plan,
    ];
  return !isDeepStrictEqual(facts(before), facts(after));
};

const note = (
  tx: Tx,
  { organizationId }: Hold,
  before: ProviderSubscription | null,
  after: ProviderSubscription | null,
  requestId: string,
): Promise<void> =>
  recordAudit(
    tx,
    { userId: null, impersonatedBy: null, requestId },
    {
      organizationId,
      unitId: null,
      action: `subscription.${verbOf(before, after)}`,
      subjectId: organizationId,
      detail: { plan: after?.plan, units: after?.quantity, status: after?.status },
    },
  );

/**
 * Writes what the provider has told down, and what the organization is entitled to with it. Only the holder may: what somebody who
 * was overtaken has learnt may be older.
 */
export const applyAccount = (
  deps: RefreshDeps,
  hold: Hold,
  told: ProviderAccount,
  requestId: string,
): Promise<ProviderSubscription | null> =>
  deps.db.tenantTransaction(hold.organizationId, async (tx) => {
    const now = deps.clock.now();
    const [held] = await tx.query(
      'select 1 from billing_account where organization_id = $1 and held_by = $2 for update',
      [hold.organizationId, hold.holder],
    );
    const account = await findAccount(tx, hold.organizationId);
    if (held === undefined || account === null) throw new HoldLost('another one speaks to the provider');
    const after = livingOf(told.subscriptions);
    await tx.query(
      'update billing_account set state = $2, card = $3, asked_at = $4 where organization_id = $1',
      [hold.organizationId, JSON.stringify(after), JSON.stringify(told.card), now],
    );
    const before = account.state;
    const [from, to] = [subscribed(before, baseOf(account)), subscribed(after, baseOf(account))];
    if (!isDeepStrictEqual(from, to) || account.askedAt === null)
      await setSubscription(tx, hold.organizationId, to, now);
    if (isWorthNoting(before, after)) await note(tx, hold, before, after, requestId);
    return after;
  });

/** Tells the owners that a payment is late, once for each time that it becomes so. */
const tellLate = async (
  deps: RefreshDeps,
  { organizationId }: Hold,
  before: ProviderSubscription | null,
  after: ProviderSubscription | null,
): Promise<void> => {
  if (!isLate(after) || isLate(before) || after === null) return;
  await deps.db.platformTransaction(async (tx) => {
    for (const owner of await ownersOf(tx, organizationId)) await postLate(tx, deps, owner, after);
  });
};

/** Asks the provider how the customer stands and writes it down; for a holder. */
export const refreshHeld = async (
  deps: RefreshDeps,
  hold: Hold,
  { requestId, signal }: { readonly requestId: string; readonly signal: AbortSignal },
): Promise<ProviderSubscription | null> => {
  const account = await deps.db.tenantRead(hold.organizationId, (reader) =>
    findAccount(reader, hold.organizationId),
  );
  if (account === null || account.customerId === null) return null;
  const told = await portOf(deps).account(account.customerId, signal);
  const living = told.subscriptions.filter((one) => livingOf([one]) !== null);
  if (living.length > 1)
    deps.log.error({ organizationId: hold.organizationId }, 'a customer has more than one subscription');
  const after = await applyAccount(deps, hold, told, requestId);
  await tellLate(deps, hold, account.state, after);
  return after;
};

/** Asks the provider how the customer stands and writes it down. */
export const refresh = (
  deps: RefreshDeps,
  organizationId: string,
  asking: { readonly requestId: string; readonly signal: AbortSignal },
): Promise<ProviderSubscription | null | Refused<'payments.busy'>> =>
  holdCustomer(deps, organizationId, (hold) => refreshHeld(deps, hold, asking));
