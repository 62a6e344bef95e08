import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crash, mortal } from '#testing/billing/crashing.ts';
import { clearBooks, faultsOf, leaveBilling } from '#testing/billing/faults.ts';
import { openBillingWorld } from '#testing/billing/world.ts';
import type { BillingWorld } from '#testing/billing/world.ts';
import { Refused } from '#platform/wire/refused.ts';
import { shareOf } from '#testing/share.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { buyOnInvoice, openCheckout } from './commands-buy.ts';
import { changePlan } from './commands-change.ts';
import { refresh } from './commands-refresh.ts';
import { markBillPaid } from './commands-staff.ts';
import { tendCustomer } from './commands-tend.ts';

let world: BillingWorld;
beforeAll(async () => void (world = await openBillingWorld()));
afterAll(() => world.close());

const never = new AbortController().signal;
const day = 86_400_000;
const good = '4242424242424242';
const fails = '4000000000000341';

/** What one process does for one organization, until it dies. */
type Work = (deps: TestProduct, organizationId: string) => Promise<unknown>;

/** Addresses of Checkouts that somebody has been given: nobody can pay in another. */
const handed = new Set<string>();

const ordering = () => ({
  actor: { userId: null, impersonatedBy: null, requestId: 'crash' },
  now: world.product.clock.now(),
  signal: never,
});

const checkout =
  (plan: 'premium' | 'premium-plus', isShared = false): Work =>
  async (deps, organizationId) => {
    const opened = await openCheckout(deps, organizationId, ordering(), {
      plan,
      isShared,
      language: 'sv',
      successUrl: 'http://app.example/done',
      cancelUrl: 'http://app.example/left',
    });
    if (!(opened instanceof Refused)) handed.add(new URL(opened.url).pathname);
  };

const payWhereOneCan = async (card: string): Promise<void> => {
  for (const address of handed) await world.press(`${address}/pay`, { card });
};

const ask: Work = (deps, organizationId) =>
  refresh(deps, organizationId, { requestId: 'crash', signal: never });
const tend: Work = (deps, organizationId) => tendCustomer(deps, organizationId, never);
const change =
  (plan: 'starter' | 'premium' | 'premium-plus'): Work =>
  (deps, organizationId) =>
    changePlan(deps, organizationId, ordering(), { plan, shownAt: null });
const invoiced: Work = (deps, organizationId) => buyOnInvoice(deps, organizationId, ordering());

const paid =
  (plan: 'premium' | 'premium-plus', card = good): Work =>
  async (deps, organizationId) => {
    await checkout(plan)(deps, organizationId);
    await payWhereOneCan(card);
    await ask(deps, organizationId);
  };

const addUnit: Work = async ({ db, clock, newId }, organizationId) =>
  db.tenantTransaction(organizationId, async (tx) => {
    const id = newId();
    await tx.query(
      `insert into unit (organization_id, id, name, inbound_address, created_at) values ($1, $2, 'Ny', $3, $4)`,
      [organizationId, id, `${id}@in.test`, clock.now()],
    );
  });

const after =
  (...works: readonly Work[]): Work =>
  async (deps, organizationId) => {
    for (const work of works) await work(deps, organizationId);
  };

const wait =
  (days: number): Work =>
  async () =>
    world.product.pass(days * day);

const pay: Work = () => payWhereOneCan(good);
const nothing: Work = () => Promise.resolve();

const markPaid: Work = async (deps, organizationId) => {
  const open = Object.values(world.local.peer.books.invoices).find(({ status }) => status === 'open');
  if (open !== undefined)
    await markBillPaid(deps, organizationId, ordering(), { billId: open.id, reason: 'paid by bankgiro' });
};

interface Story {
  readonly name: string;
  readonly before: Work;
  readonly act: Work;
  /** The plan that stands when whoever was cut off has tried again. */
  readonly ends: string;
  /** What people do once they have tried again. */
  readonly afterwards?: Work;
}

const stories: readonly Story[] = [
  {
    name: 'a Checkout is opened',
    before: nothing,
    act: checkout('premium'),
    afterwards: pay,
    ends: 'premium',
  },
  {
    name: 'another Checkout takes the place of an open one',
    before: checkout('premium'),
    act: checkout('premium-plus', true),
    afterwards: pay,
    ends: 'premium-plus',
  },
  {
    name: 'a Checkout is opened while the one before is being paid',
    before: after(checkout('premium'), pay),
    act: checkout('premium-plus'),
    ends: 'premium',
  },
  { name: 'a payment is heard of', before: after(checkout('premium'), pay), act: ask, ends: 'premium' },
  { name: 'Premium+ is bought on invoice', before: nothing, act: invoiced, ends: 'premium-plus' },
  {
    name: 'a bill is marked paid',
    before: after(invoiced, wait(31), tend),
    act: markPaid,
    ends: 'premium-plus',
  },
  {
    name: 'Premium+ instead of Premium',
    before: paid('premium'),
    act: change('premium-plus'),
    ends: 'premium-plus',
  },
  {
    name: 'Premium follows Premium+',
    before: paid('premium-plus'),
    act: change('premium'),
    ends: 'premium-plus',
  },
  {
    name: 'Premium+ is kept after all',
    before: after(paid('premium-plus'), change('premium')),
    act: change('premium-plus'),
    ends: 'premium-plus',
  },
  { name: 'the plan is ended', before: paid('premium'), act: change('starter'), ends: 'premium' },
  {
    name: 'the plan goes on after all',
    before: after(paid('premium'), change('starter')),
    act: change('premium'),
    ends: 'premium',
  },
  {
    name: 'a restaurant is added',
    before: after(paid('premium-plus'), addUnit),
    act: tend,
    ends: 'premium-plus',
  },
  { name: 'a renewal fails', before: after(paid('premium', fails), wait(93)), act: tend, ends: 'premium' },
];

/** One run of a story whose process dies at its `at`th call; whether there was such a call. */
const play = async (story: Story, at: number, isAfter: boolean): Promise<readonly [boolean, unknown]> => {
  const { product, local } = world;
  clearBooks(local.peer.books);
  handed.clear();
  const { organizationId } = await world.organization();
  await story.before(product, organizationId);
  const shell = mortal(product.db, local.payments, at, isAfter);
  try {
    await story.act({ ...product, db: shell.db, payments: shell.payments }, organizationId);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
  // Whoever held the customer counts as lost after this.
  product.pass(181_000);
  await story.act(product, organizationId);
  await story.afterwards?.(product, organizationId);
  product.pass(2 * 3_600_000);
  await tend(product, organizationId);
  const faults = await faultsOf(world, organizationId);
  const [row] = await product.db.tenantRead(organizationId, (reader) =>
    reader.query<{ plan: string }>('select plan from subscription where organization_id = $1', [
      organizationId,
    ]),
  );
  await leaveBilling(world, organizationId);
  return [shell.hasDied(), { faults, plan: row?.plan }];
};

test.each(shareOf('BILLING', stories, 3))(
  '$name: cut off at each of its calls, before or after it was done, and tried again',
  async (story) => {
    let [cuts, at, isThere] = [0, 0, true];
    while (isThere) {
      for (const isAfter of [false, true]) {
        const [hasDied, outcome] = await play(story, at, isAfter);
        expect({ at, isAfter, outcome }).toEqual({
          at,
          isAfter,
          outcome: { faults: [], plan: story.ends },
        });
        isThere = hasDied;
        cuts += hasDied ? 1 : 0;
      }
      at += 1;
    }
    expect(cuts).toBeGreaterThanOrEqual(6);
  },
  240_000,
);
