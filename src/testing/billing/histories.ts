import { buyOnInvoice, openCheckout } from '#features/plans/billing/server/commands-buy.ts';
import { changePlan } from '#features/plans/billing/server/commands-change.ts';
import { hearEvent } from '#features/plans/billing/server/commands-hear.ts';
import { refresh } from '#features/plans/billing/server/commands-refresh.ts';
import { markBillPaid } from '#features/plans/billing/server/commands-staff.ts';
import { tendCustomer } from '#features/plans/billing/server/commands-tend.ts';
import { PaymentsUnavailable } from '#platform/server/ports/payments/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { Crash, mortal } from './crashing.ts';
import { clearBooks, faultsOf, leaveBilling, livingIn } from './faults.ts';
import type { BillingWorld } from './world.ts';

/** Whole numbers below a bound, from a seed (mulberry32). */
const dice = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const day = 86_400_000;
const never = new AbortController().signal;

/** What went wrong in a history; empty where nothing did. */
export interface Verdict {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly crashes: number;
  readonly strikes: number;
  readonly subscriptions: number;
}

/**
 * Plays one random history of an organization and its provider: purchases in several windows, changes, units, failing cards, time
 * that passes, events that are permuted, doubled, lost and sent again, answers that do not come, and a process that dies at any of
 * its calls. Afterwards the provider is asked once more, and what an organization is entitled to must be the pure function of how it
 * stands there.
 */
export const playHistory = async (world: BillingWorld, seed: number, steps = 12): Promise<Verdict> => {
  const { product, local, events } = world;
  const { books } = local.peer;
  clearBooks(books);
  events.length = 0;
  const roll = dice(seed);
  const { organizationId } = await world.organization();
  const actor = { userId: null, impersonatedBy: null, requestId: 'history' };
  const urls: string[] = [];
  const faults: string[] = [];
  let [crashes, strikes] = [0, 0];
  world.strike = () => {
    if (roll(12) > 0) return null;
    strikes += 1;
    const kinds = [
      { kind: 'refused', status: 429 },
      { kind: 'refused', status: 500 },
      { kind: 'unheard', status: 500 },
      { kind: 'unheard', status: null },
    ] as const;
    return kinds[roll(kinds.length)] ?? null;
  };
  /** A process that may die at one of its next calls. */
  const inProcess = async (work: (deps: typeof product) => Promise<unknown>): Promise<void> => {
    const at = roll(3) === 0 ? roll(25) : -1;
    const shell = mortal(product.db, local.payments, at, roll(2) === 0);
    try {
      await work({ ...product, db: shell.db, payments: shell.payments });
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof PaymentsUnavailable)) throw error;
    }
    if (!shell.hasDied()) return;
    crashes += 1;
    // Whoever held the customer counts as lost after this.
    product.pass(181_000);
  };
  const ordering = () => ({ actor, now: product.clock.now(), signal: never });
  const buy = (deps: typeof product, isShared: boolean) =>
    openCheckout(deps, organizationId, ordering(), {
      plan: roll(2) === 0 ? 'premium' : 'premium-plus',
      isShared,
      language: 'sv',
      successUrl: 'http://app.example/done',
      cancelUrl: 'http://app.example/left',
    }).then((opened) => {
      if (!(opened instanceof Refused)) urls.push(new URL(opened.url).pathname);
    });
  const cards = ['4242424242424242', '4000000000000341', '4000000000000002'] as const;
  const card = () => cards[roll(cards.length)] ?? cards[0];
  const hear = async (deps: typeof product, count: number): Promise<void> => {
    for (let at = 0; at < count && events.length > 0; at += 1) {
      const event = events[roll(events.length)];
      if (event === undefined) return;
      if (roll(3) > 0) events.splice(events.indexOf(event), 1);
      const object: unknown = event.object;
      const customer: unknown =
        typeof object === 'object' && object !== null ? Reflect.get(object, 'customer') : null;
      const heard = {
        id: event.id,
        type: event.type,
        createdAt: new Date(event.created * 1_000),
        customerId: typeof customer === 'string' ? customer : null,
      };
      await deps.db.platformTransaction((tx) => hearEvent(tx, heard, product.clock.now()));
      await refresh(deps, organizationId, { requestId: event.id, signal: never });
    }
  };
  const inPortal = async (act: string, fields?: Record<string, string>): Promise<void> => {
    const [customer] = Object.values(books.subscriptions).map((one) => one.customer);
    if (customer === undefined) return;
    local.peer.desk.books.portals['bps_history'] = {
      id: 'bps_history',
      customer,
      created: 0,
      returnUrl: 'http://app.example',
      locale: 'sv',
    };
    await world.press(`/portal/bps_history/${act}`, fields);
  };
  const openBill = () => Object.values(books.invoices).find(({ status }) => status === 'open');
  const tend = (deps: typeof product) => tendCustomer(deps, organizationId, never);
  const plans = ['starter', 'premium', 'premium-plus'] as const;
  const acts: readonly (() => Promise<unknown>)[] = [
    () => inProcess((deps) => buy(deps, false)),
    () => inProcess((deps) => buy(deps, true)),
    () => Promise.all([inProcess((deps) => buy(deps, false)), inProcess((deps) => buy(deps, true))]),
    () => inProcess((deps) => buyOnInvoice(deps, organizationId, ordering())),
    ...Array<() => Promise<unknown>>(3).fill(async () => {
      const url = urls[roll(Math.max(1, urls.length))];
      if (url !== undefined) await world.press(`${url}/pay`, { card: card() });
    }),
    ...Array<() => Promise<unknown>>(2).fill(() =>
      inProcess((deps) =>
        changePlan(deps, organizationId, ordering(), { plan: plans[roll(3)] ?? 'starter', shownAt: null }),
      ),
    ),
    () => inPortal(roll(2) === 0 ? 'cancel' : 'keep'),
    () => inPortal('card', { card: card() }),
    async () => {
      const bill = openBill();
      if (bill !== undefined) await inPortal(`pay/${bill.id}`);
    },
    async () => {
      const bill = openBill();
      if (bill !== undefined)
        await inProcess((deps) =>
          markBillPaid(deps, organizationId, ordering(), { billId: bill.id, reason: 'paid by bankgiro' }),
        );
    },
    async () => {
      const id = product.newId();
      await product.db.tenantTransaction(organizationId, async (tx) => {
        await tx.query(
          `insert into unit (organization_id, id, name, inbound_address, created_at) values ($1, $2, 'Ny', $3, $4)`,
          [organizationId, id, `${id}@in.test`, product.clock.now()],
        );
      });
    },
    () => inProcess(tend),
    ...Array<() => Promise<unknown>>(3).fill(() => inProcess((deps) => hear(deps, 1 + roll(3)))),
    async () => product.pass(([3_600_000, day, 20 * day, 95 * day] as const)[roll(4)] ?? day),
  ];
  for (let step = 0; step < steps; step += 1) {
    await acts[roll(acts.length)]?.();
    if (livingIn(books) > 1) faults.push(`step ${step}: ${livingIn(books)} subscriptions`);
  }
  world.strike = () => null;
  product.pass(2 * 3_600_000);
  await tend(product);
  faults.push(...(await faultsOf(world, organizationId)));
  await leaveBilling(world, organizationId);
  const subscriptions = Object.keys(books.subscriptions).length;
  return { seed, faults, crashes, strikes, subscriptions };
};
