import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { signedEvent } from '#platform/server/ports/payments/local/peer.ts';
import { peerSecret } from '#platform/server/ports/payments/local/open-local.ts';
import { playHistory } from '#testing/billing/histories.ts';
import type { Verdict } from '#testing/billing/histories.ts';
import { openBillingWorld } from '#testing/billing/world.ts';
import type { BillingWorld } from '#testing/billing/world.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { isWhole, turn } from '#testing/share.ts';
import type { Billing, PlanStanding } from '../contract.ts';
import { sharedBillingContract as shared } from '../contract-shared.ts';
import { billingContract as wire } from '../contract.ts';
import { setCustomerPlan } from './commands-staff.ts';
import { tendCustomer } from './commands-tend.ts';

let world: BillingWorld;
beforeAll(async () => void (world = await openBillingWorld()));
afterAll(() => world.close());
beforeEach(() => void (world.strike = () => null));

const never = new AbortController().signal;

interface Company {
  readonly organizationId: string;
  readonly owner: TestClient;
  readonly editor: TestClient;
  /** After so much time that nobody is signed in any more. */
  readonly signInAgain: () => Promise<void>;
}

const company = async (outlets: readonly string[] = ['Norr']): Promise<Company> => {
  const built = await world.organization(outlets);
  const client = async (role: 'owner' | 'editor'): Promise<TestClient> => {
    const one = world.product.client();
    await signIn(one, built.members[role]);
    one.unitId = built.outlets[0]?.unitId ?? null;
    return one;
  };
  const [owner, editor] = [await client('owner'), await client('editor')];
  const signInAgain = async (): Promise<void> => {
    await signIn(owner, built.members.owner);
    await signIn(editor, built.members.editor);
  };
  return { organizationId: built.organizationId, owner, editor, signInAgain };
};

const checkout = (client: TestClient, plan = 'premium') =>
  client.post(wire.openCheckout.path, { body: { plan, language: 'sv' } });

const addressIn = (answer: TestAnswer): string => new URL(answer.json<{ url: string }>().data.url).pathname;

const standingOf = async (client: TestClient): Promise<PlanStanding> =>
  (await client.get(wire.readPlan.path)).json<PlanStanding>().data;

/** Buys and pays; the provider is then asked. */
const pay = async ({ owner }: Company, plan = 'premium', card = '4242424242424242'): Promise<void> => {
  const address = addressIn(await checkout(owner, plan));
  expect(await world.press(`${address}/pay`, { card })).toBe(303);
  expect((await owner.post(wire.refreshPlan.path)).status).toBe(200);
};

test('a trial, a purchase, and what is then refused', async () => {
  const here = await company(['Norr', 'Söder']);
  const { owner, editor } = here;
  expect(await standingOf(owner)).toMatchObject({ plan: 'premium', standing: 'trial', daysLeft: 30 });
  expect((await checkout(editor)).json<unknown>()).toMatchObject({ message: 'permission.required' });
  expect((await editor.get(wire.readBilling.path)).status).toBe(403);
  const { data } = (await owner.get(wire.readBilling.path)).json<Billing>();
  expect(data.offers).toMatchObject([
    { plan: 'premium', unitAmount: '2370.00', total: '4740.00', discount: null },
    { plan: 'premium-plus', total: '20196.00', discount: '15' },
  ]);
  await pay(here, 'premium-plus');
  expect(await standingOf(owner)).toMatchObject({ plan: 'premium-plus', standing: 'active', endsAt: null });
  expect((await checkout(owner)).json<unknown>()).toMatchObject({ message: 'subscription.already_active' });
  const bills = (await owner.get(wire.listBills.path)).json<{ bills: { net: string }[] }>().data.bills;
  expect(bills.map(({ net }) => net)).toEqual(['20196.00']);
  const zip = await owner.get(wire.downloadReceipts.path);
  expect([zip.status, zip.text.slice(0, 2)]).toEqual([200, 'PK']);
});

test('R11 fifty purchases at once are one', async () => {
  const { owner } = await company();
  const body = { plan: 'premium-plus' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => owner.post(wire.buyOnInvoice.path, { body })),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect(new Set(statuses.slice(1))).toEqual(new Set([409]));
  expect((await standingOf(owner)).plan).toBe('premium-plus');
});

test('without a valid organization number nobody is billed', async () => {
  const { owner, organizationId } = await company();
  await world.product.db.tenantTransaction(organizationId, async (tx) => {
    await tx.query(`update organization set organization_number = '8112289874' where organization_id = $1`, [
      organizationId,
    ]);
  });
  const refusal = { message: 'subscription.no_billable_organization' };
  expect((await checkout(owner)).json<unknown>()).toMatchObject(refusal);
});

test('two windows and a link have one place to pay, and an event is heard once', async () => {
  const here = await company();
  const { owner } = here;
  const first = addressIn(await checkout(owner));
  expect(addressIn(await checkout(owner))).toBe(first);
  const other = addressIn(await checkout(owner, 'premium-plus'));
  expect(await world.press(`${first}/pay`, { card: '4242424242424242' })).toBe(200);
  const { data } = (await owner.post(wire.sharePlan.path, { body: { plan: 'premium' } })).json<{
    path: string;
  }>();
  const token = new URLSearchParams(data.path.split('#')[1]).get('token') ?? '';
  const stranger = world.product.client('198.51.100.7');
  const offered = await stranger.post(shared.openShared.path, { body: { token } });
  expect(offered.json<object>().data).toMatchObject({ toPay: '2962.50', tax: '592.50', units: ['Norr'] });
  const theirs = addressIn(await stranger.post(shared.payShared.path, { body: { token, language: 'sv' } }));
  expect(await world.press(`${other}/pay`, { card: '4242424242424242' })).toBe(200);
  expect(await world.press(`${theirs}/pay`, { card: '4242424242424242' })).toBe(303);
  const event = world.events.findLast(({ type }) => type === 'customer.subscription.created');
  if (event === undefined) throw new Error('no event');
  const now = Math.floor(world.product.clock.now().getTime() / 1_000);
  const { body, signature } = signedEvent(event, peerSecret(world.product.keys), now);
  const tell = (proof: string) =>
    stranger.post(shared.hearPayments.path, {
      payload: Buffer.from(body),
      headers: { 'stripe-signature': proof, 'content-type': 'application/json' },
    });
  expect((await tell(signature.replace(/.$/, 'x'))).status).toBe(401);
  expect([(await tell(signature)).status, (await tell(signature)).status]).toEqual([200, 200]);
  const heard = await world.product.db.platformRead((reader) =>
    reader.query('select 1 from billing_event where id = $1', [event.id]),
  );
  expect(heard).toHaveLength(1);
  await tendCustomer(world.product, here.organizationId, never);
  expect((await standingOf(owner)).standing).toBe('active');
  const gone = await stranger.post(shared.openShared.path, { body: { token } });
  expect(gone.json<unknown>()).toMatchObject({ message: 'link.expired' });
});

test('a link for whoever pays is over when it is replaced or withdrawn, after 14 days, and when its maker owns nothing', async () => {
  const { owner, organizationId } = await company();
  const stranger = world.product.client('198.51.100.8');
  const make = async (plan: string): Promise<string> => {
    const { data } = (await owner.post(wire.sharePlan.path, { body: { plan } })).json<{ path: string }>();
    return new URLSearchParams(data.path.split('#')[1]).get('token') ?? '';
  };
  const said = async (token: string): Promise<readonly string[]> => {
    const opened = await stranger.post(shared.openShared.path, { body: { token } });
    const paid = await stranger.post(shared.payShared.path, { body: { token, language: 'sv' } });
    return [opened, paid].map((answer) => answer.json().message ?? '');
  };
  const over = ['link.expired', 'link.expired'];
  const replaced = await make('premium');
  expect(await said(replaced)).not.toContain('link.expired');
  const withdrawn = await make('premium-plus');
  expect(await said(replaced)).toEqual(over);
  expect(await said(withdrawn)).not.toContain('link.expired');
  expect((await owner.send('DELETE', wire.withdrawShare.path)).status).toBe(200);
  expect(await said(withdrawn)).toEqual(over);

  const old = await make('premium');
  world.product.pass(14 * 86_400_000 - 60_000);
  expect(await said(old)).not.toContain('link.expired');
  world.product.pass(60_000);
  expect(await said(old)).toEqual(over);
  world.product.pass(-14 * 86_400_000);

  const theirs = await make('premium');
  await world.product.db.platformTransaction(async (tx) => {
    await tx.query(`update membership set role = 'editor' where organization_id = $1 and role = 'owner'`, [
      organizationId,
    ]);
  });
  expect(await said(theirs)).toEqual(over);
});

test('a late payment is as paid for 14 days, told to owners alone, then Starter', async () => {
  const here = await company();
  await pay(here, 'premium', '4000000000000341');
  world.product.pass(93 * 86_400_000);
  await tendCustomer(world.product, here.organizationId, never);
  await here.signInAgain();
  expect(await standingOf(here.owner)).toMatchObject({ plan: 'premium', standing: 'past-due' });
  expect(await standingOf(here.editor)).toMatchObject({
    plan: 'premium',
    standing: 'active',
    pastDueSince: null,
  });
  world.product.pass(13 * 86_400_000);
  await here.signInAgain();
  expect(await standingOf(here.owner)).toMatchObject({ plan: 'starter', standing: 'past-due' });
  world.product.pass(-106 * 86_400_000);
});

test('a restaurant that is added is paid for, and staff set a plan with a reason where nothing is paid', async () => {
  const here = await company();
  await pay(here, 'premium-plus');
  const { db, clock, newId } = world.product;
  await db.tenantTransaction(here.organizationId, async (tx) => {
    await tx.query(
      `insert into unit (organization_id, id, name, inbound_address, created_at) values ($1, $2, 'Söder', $3, $4)`,
      [here.organizationId, newId(), `${newId()}@in.test`, clock.now()],
    );
  });
  await tendCustomer(world.product, here.organizationId, never);
  const { data } = (await here.owner.get(wire.readBilling.path)).json<Billing>();
  expect(data.paid?.units).toBe(2);
  const actor = { userId: null, impersonatedBy: null, requestId: 'test' };
  const wanted = { plan: 'premium', endsAt: null, reason: 'by agreement' } as const;
  const moment = { actor, now: clock.now() };
  expect(await setCustomerPlan(world.product, here.organizationId, moment, wanted)).toMatchObject({
    code: 'subscription.already_active',
  });
  const other = await company();
  await setCustomerPlan(world.product, other.organizationId, moment, wanted);
  expect(await standingOf(other.owner)).toMatchObject({ plan: 'premium', standing: 'active' });
});

test('a VAT number is checked and kept with its time, and decides the tax', async () => {
  const { owner } = await company();
  const put = (number: string) => owner.send('PUT', wire.setVatNumber.path, { body: { number } });
  expect((await put('SE123')).json<unknown>()).toMatchObject({ message: 'vat_number.invalid' });
  const { data } = (await put('de 136695976')).json<Billing>();
  expect(data).toMatchObject({ vat: 'reverse', vatNumber: { number: 'DE136695976', isValid: true } });
  expect((await put('')).json<Billing>().data).toMatchObject({ vat: 'standard', vatNumber: null });
});

const whole = isWhole('BILLING');
/** `BILLING_SEEDS=2000,500` plays five hundred histories from that seed on. */
const [firstSeed, seedCount] = (process.env['BILLING_SEEDS'] ?? '').split(',').map(Number);

test(
  'random histories: entitled as the provider says, nobody charged twice, never a second subscription',
  async () => {
    const many = seedCount ?? (whole ? 10_000 : 10);
    const first = seedCount === undefined ? (whole ? 0 : turn * many) : (firstSeed ?? 0);
    const sum = { crashes: 0, strikes: 0, subscriptions: 0 };
    const wrong: Verdict[] = [];
    // Most of a history is waiting for answers: others are played meanwhile, each in a world of its own.
    const others = await Promise.all(Array.from({ length: many < 100 ? 0 : 4 }, () => openBillingWorld()));
    let next = first;
    const play = async (here: BillingWorld): Promise<void> => {
      while (next < first + many) {
        next += 1;
        const verdict = await playHistory(here, next - 1);
        sum.crashes += verdict.crashes;
        sum.strikes += verdict.strikes;
        sum.subscriptions += verdict.subscriptions;
        if (verdict.faults.length > 0) wrong.push(verdict);
      }
    };
    await Promise.all([world, ...others].map(play));
    await Promise.all(others.map((one) => one.close()));
    if (seedCount !== undefined)
      process.stdout.write(`${JSON.stringify({ first, many, ...sum, wrong: wrong.length })}\n`);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(Math.min(sum.crashes, sum.strikes, sum.subscriptions)).toBeGreaterThan(many / 10);
  },
  whole || seedCount !== undefined ? 7_200_000 : 120_000,
);
