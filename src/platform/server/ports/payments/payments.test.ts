import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../../clock.ts';
import { sessionKeys } from '../../session/session-keys.ts';
import { openLocalPayments, peerPriceIds, peerSecret } from './local/open-local.ts';
import type { PeerEvent } from './local/books.ts';
import { signedEvent } from './local/peer.ts';
import type { PeerFault } from './local/peer.ts';
import { peerTaxRate } from './local/shapes.ts';
import { PaymentRefused, PaymentsUnavailable } from './port.ts';
import type { PayingCustomer } from './port.ts';

const clock = new TestClock('2026-11-20T09:00:00Z');
const keys = sessionKeys('the key of the tests of payments, 48 characters long');
const events: PeerEvent[] = [];
let fault: PeerFault | null = null;
const { payments, peer } = openLocalPayments({
  clock,
  keys,
  prices: '790,990,10098',
  onEvent: (event) => void events.push(event),
  fault: () => {
    const struck = fault;
    fault = null;
    return struck;
  },
});
const never = new AbortController().signal;
let stripe: Stripe;
let address = '';

beforeAll(async () => {
  const port = await peer.listen();
  address = `http://127.0.0.1:${port}`;
  const probe = await fetch(`${address}/v1/prices/none`, { headers: { authorization: 'Bearer wrong' } });
  expect(probe.status).toBe(401);
  const key = peer.secretKey;
  stripe = new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterAll(() => peer.close());

const payer: PayingCustomer = {
  organizationId: '0193e3a6-0000-7000-8000-000000000001',
  name: 'Krog Bryggan AB',
  email: 'ekonomi@krogbryggan.example',
  country: 'SE',
  language: 'sv',
  taxExempt: 'none',
};

let made = 0;
const key = (): string => `key-${(made += 1)}`;
const inAnHour = (): Date => new Date(clock.now().getTime() + 3_600_000);

const order = (customerId: string, plan: 'premium' | 'premium-plus' = 'premium', units = 3) => ({
  customerId,
  organizationId: payer.organizationId,
  plan,
  units,
  successUrl: 'http://app.example/done',
  cancelUrl: 'http://app.example/left',
  language: 'sv' as const,
  expiresAt: inAnHour(),
});

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A customer that has paid in a Checkout. */
const paying = async (plan: 'premium' | 'premium-plus' = 'premium', card = '4242424242424242') => {
  const customerId = await payments.makeCustomer(payer, key(), never);
  const { sessionId } = await payments.openCheckout(order(customerId, plan), key(), never);
  const paid = await post(`/checkout/${sessionId}/pay`, { card });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://app.example/done']);
  const { subscriptions } = await payments.account(customerId, never);
  const [subscription] = subscriptions;
  if (subscription === undefined) throw new Error('no subscription');
  return { customerId, sessionId, subscription };
};

test('prices are those of the settings, and what is shown is what is charged', async () => {
  expect(await payments.prices(never)).toEqual([
    {
      plan: 'premium',
      priceId: peerPriceIds.premium,
      amount: '2370.00',
      currency: 'SEK',
      months: 3,
      listedMonthly: null,
    },
    {
      plan: 'premium-plus',
      priceId: peerPriceIds['premium-plus'],
      amount: '10098.00',
      currency: 'SEK',
      months: 12,
      listedMonthly: '990.00',
    },
  ]);
  const { customerId } = await paying();
  const [bill] = await payments.bills(customerId, never);
  expect(bill).toMatchObject({ state: 'paid', net: '7110.00', tax: '1777.50', total: '8887.50' });
});

test('a Checkout can be left, refused by the bank and paid; paid or closed, nobody pays in it again', async () => {
  const customerId = await payments.makeCustomer(payer, key(), never);
  const { sessionId, url } = await payments.openCheckout(order(customerId), key(), never);
  const page = await (await fetch(url)).text();
  expect(page).toContain('Krog Bryggan AB');
  const left = await fetch(`${url}/leave`, { redirect: 'manual' });
  expect(left.headers.get('location')).toBe('http://app.example/left');
  expect(await (await post(`/checkout/${sessionId}/pay`, { card: '4000 0000 0000 0002' })).text()).toContain(
    'nekades',
  );
  expect(await (await post(`/checkout/${sessionId}/pay`, { card: '1234' })).text()).toContain(
    'finns inte här',
  );
  expect(await (await post(`/checkout/${sessionId}/pay`, { card: '4000002500003155' })).text()).toContain(
    'Banken frågar',
  );
  expect(await (await post(`/checkout/${sessionId}/confirm`, { answer: 'no' })).text()).toContain('nekades');
  expect((await payments.account(customerId, never)).subscriptions).toEqual([]);
  await post(`/checkout/${sessionId}/pay`, { card: '4000002500003155' });
  expect((await post(`/checkout/${sessionId}/confirm`, { answer: 'yes' })).status).toBe(303);
  expect(await payments.closeCheckout(sessionId, never)).toBe('paid');
  expect((await post(`/checkout/${sessionId}/pay`, { card: '4242424242424242' })).status).toBe(200);
  expect((await payments.account(customerId, never)).subscriptions).toHaveLength(1);

  const second = await payments.openCheckout(order(customerId), key(), never);
  expect(await payments.closeCheckout(second.sessionId, never)).toBe('closed');
  expect(await payments.closeCheckout(second.sessionId, never)).toBe('closed');
  await post(`/checkout/${second.sessionId}/pay`, { card: '4242424242424242' });
  expect((await payments.account(customerId, never)).subscriptions).toHaveLength(1);
});

test('a key is work done once, also when its answer was lost, and no other request may have it', async () => {
  const customerId = await payments.makeCustomer(payer, key(), never);
  const bought = key();
  fault = { kind: 'unheard', status: 500 };
  const buying = {
    customerId,
    organizationId: payer.organizationId,
    plan: 'premium-plus',
    units: 2,
  } as const;
  await expect(payments.subscribeOnInvoice(buying, bought, never)).rejects.toThrow(PaymentsUnavailable);
  await payments.subscribeOnInvoice(buying, bought, never);
  expect((await payments.account(customerId, never)).subscriptions).toHaveLength(1);
  await expect(payments.subscribeOnInvoice({ ...buying, units: 4 }, bought, never)).rejects.toThrow(
    'idempotent',
  );
  for (const status of [429, 500]) {
    fault = { kind: 'refused', status };
    await expect(payments.account(customerId, never)).rejects.toThrow(PaymentsUnavailable);
  }
});

test('Premium+ instead of Premium costs now what its preview says, less what is left of Premium', async () => {
  const { customerId, subscription } = await paying();
  clock.advance(30 * 86_400_000);
  const change = {
    customerId,
    subscription,
    plan: 'premium-plus',
    units: 3,
    charge: 'at-once',
    at: clock.now(),
  } as const;
  const preview = await payments.previewChange(change, never);
  expect(preview.lines.map(({ isProration }) => isProration)).toEqual([true, false]);
  const changed = key();
  await payments.changeItem(change, changed, never);
  await payments.changeItem(change, changed, never);
  const [bill, first] = await payments.bills(customerId, never);
  expect(bill).toMatchObject({ net: preview.net, tax: preview.tax, total: preview.total, state: 'paid' });
  expect(first?.total).toBe('8887.50');
  expect(await payments.bills(customerId, never)).toHaveLength(2);
  expect((await payments.account(customerId, never)).subscriptions[0]).toMatchObject({
    plan: 'premium-plus',
    quantity: 3,
  });
  clock.advance(-30 * 86_400_000);
});

test('the way back is at the end of the period, and can be taken back', async () => {
  const { customerId, subscription } = await paying('premium-plus');
  const first = async () => (await payments.account(customerId, never)).subscriptions[0];
  await payments.followWith(subscription, 'premium', key(), never);
  const planned = await first();
  expect(planned?.next?.plan).toBe('premium');
  expect((await payments.nextBill(subscription, customerId, never))?.net).toBe('7110.00');
  if (planned === undefined) throw new Error('gone');
  await payments.keepPlan(planned, key(), never);
  expect((await first())?.next).toBeNull();
  await payments.followWith(subscription, 'premium', key(), never);
  clock.advance(366 * 86_400_000);
  expect(await first()).toMatchObject({ plan: 'premium', next: null, status: 'active' });
  await payments.setEnding(subscription.id, true, key(), never);
  expect((await first())?.cancelAt).not.toBeNull();
  expect(await payments.nextBill({ ...subscription, cancelAt: 1 }, customerId, never)).toBeNull();
  clock.advance(100 * 86_400_000);
  expect((await first())?.status).toBe('canceled');
  clock.advance(-466 * 86_400_000);
});

test('a card that fails at the renewal is late, tried again, and paid in the Portal', async () => {
  const { customerId } = await paying('premium', '4000000000000341');
  clock.advance(93 * 86_400_000);
  const late = (await payments.account(customerId, never)).subscriptions[0];
  expect([late?.status, late?.unpaidSince !== null]).toEqual(['past_due', true]);
  const portal = new URL(await payments.openPortal(customerId, 'http://app.example/back', 'en', never))
    .pathname;
  const [open] = await payments.bills(customerId, never);
  expect(await (await post(`${portal}/pay/${open?.id}`, {})).text()).toContain('role="alert"');
  await post(`${portal}/card`, { card: '4242424242424242' });
  expect(await (await post(`${portal}/pay/${open?.id}`, {})).text()).not.toContain('role="alert"');
  const account = await payments.account(customerId, never);
  expect([account.subscriptions[0]?.status, account.card?.last4]).toEqual(['active', '4242']);
  clock.advance(-93 * 86_400_000);
});

test('an invoice is late after its 30 days, and paid when staff say so', async () => {
  const customerId = await payments.makeCustomer(
    { ...payer, country: 'DE', taxExempt: 'reverse' },
    key(),
    never,
  );
  const buying = {
    customerId,
    organizationId: payer.organizationId,
    plan: 'premium-plus',
    units: 1,
  } as const;
  await payments.subscribeOnInvoice(buying, key(), never);
  const state = async () => (await payments.account(customerId, never)).subscriptions[0]?.status;
  expect(await state()).toBe('active');
  clock.advance(29 * 86_400_000);
  expect(await state()).toBe('active');
  clock.advance(2 * 86_400_000);
  expect(await state()).toBe('past_due');
  const [bill] = await payments.bills(customerId, never);
  expect(bill).toMatchObject({ tax: '0.00', total: '10098.00', state: 'open' });
  const paper = await payments.billPaper(customerId, bill?.id ?? '', never);
  expect(
    Buffer.from(paper ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await payments.billPaper('cus_other', bill?.id ?? '', never)).toBeNull();
  await payments.markPaid(bill?.id ?? '', key(), never);
  expect(await state()).toBe('active');
  clock.advance(-31 * 86_400_000);
});

test('units that are added cost the rest of the period, those removed and put back nothing', async () => {
  const { customerId } = await paying('premium-plus');
  const first = async () => {
    const [one] = (await payments.account(customerId, never)).subscriptions;
    if (one === undefined) throw new Error('gone');
    return one;
  };
  const set = async (units: number, charge: 'at-once' | 'nothing') => {
    const subscription = await first();
    await payments.changeItem(
      { customerId, subscription, plan: 'premium-plus', units, charge, at: clock.now() },
      key(),
      never,
    );
  };
  await set(2, 'nothing');
  expect(await first()).toMatchObject({ quantity: 2, paidQuantity: 3 });
  await set(3, 'nothing');
  expect(await payments.bills(customerId, never)).toHaveLength(1);
  await set(4, 'at-once');
  expect(await first()).toMatchObject({ quantity: 4, paidQuantity: 4 });
  expect((await payments.bills(customerId, never))[0]?.net).toBe('10098.00');
});

test('a change whose money the bank refuses changes nothing', async () => {
  const { customerId, subscription } = await paying('premium', '4000000000000341');
  const change = {
    customerId,
    subscription,
    plan: 'premium-plus',
    units: 3,
    charge: 'at-once',
    at: clock.now(),
  } as const;
  await expect(payments.changeItem(change, key(), never)).rejects.toThrow(PaymentRefused);
  expect((await payments.account(customerId, never)).subscriptions[0]?.plan).toBe('premium');
});

test('an event counts when its signature holds and is not old', async () => {
  const { customerId } = await paying();
  const event = events.find(({ type }) => type === 'checkout.session.completed');
  if (event === undefined) throw new Error('no event');
  const now = Math.floor(clock.now().getTime() / 1_000);
  const { body, signature } = signedEvent(event, peerSecret(keys), now);
  const heard = await payments.verifyEvent(Buffer.from(body), signature);
  expect([heard?.id, heard?.type]).toEqual([event.id, 'checkout.session.completed']);
  const own = events.findLast(({ type }) => type === 'customer.updated');
  if (own === undefined) throw new Error('no event of the customer');
  const told = signedEvent(own, peerSecret(keys), now);
  expect((await payments.verifyEvent(Buffer.from(told.body), told.signature))?.customerId).toBe(customerId);
  expect(await payments.verifyEvent(Buffer.from(`${body} `), signature)).toBeNull();
  const old = signedEvent(event, peerSecret(keys), now - 301);
  expect(await payments.verifyEvent(Buffer.from(old.body), old.signature)).toBeNull();
  const forged = signedEvent(event, 'whsec_of_somebody_else', now);
  expect(await payments.verifyEvent(Buffer.from(forged.body), forged.signature)).toBeNull();
});

test('a test clock moves its customers and nobody else', async () => {
  const start = Math.floor(clock.now().getTime() / 1_000);
  const testClock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ email: 'a@example.com', test_clock: testClock.id });
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: peerPriceIds['premium-plus'], quantity: 1 }],
    collection_method: 'send_invoice',
    days_until_due: 30,
    default_tax_rates: [peerTaxRate],
  });
  await stripe.testHelpers.testClocks.advance(testClock.id, { frozen_time: start + 400 * 86_400 });
  const invoices = await stripe.invoices.list({ customer: customer.id });
  expect(invoices.data).toHaveLength(2);
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(
    stripe.invoices.pay(invoices.data[1]?.id ?? '', { paid_out_of_band: true }),
  ).resolves.toMatchObject({ status: 'paid' });
  await expect(stripe.invoices.pay(invoices.data[1]?.id ?? '')).rejects.toMatchObject({
    code: 'invoice_already_paid',
  });
});

test('lists come in pages and what is asked for is expanded', async () => {
  const { customerId } = await paying();
  const all = await stripe.invoices.list({ limit: 2 });
  expect([all.data.length, all.has_more]).toEqual([2, true]);
  const after = all.data.at(-1)?.id ?? '';
  const rest = await stripe.invoices.list({ limit: 100, starting_after: after });
  expect(rest.data.map(({ id }) => id)).not.toContain(after);
  const listed = await stripe.subscriptions.list({
    customer: customerId,
    expand: ['data.latest_invoice', 'data.customer'],
  });
  const [one] = listed.data;
  expect([typeof one?.latest_invoice, typeof one?.customer]).toEqual(['object', 'object']);
});

/** The keys that the SDK's own types give each object, by the name that the object itself carries. */
const declared: Readonly<Record<string, readonly [file: string, name: string]>> = {
  customer: ['Customers', 'Customer'],
  price: ['Prices', 'Price'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  subscription_schedule: ['SubscriptionSchedules', 'SubscriptionSchedule'],
  invoice: ['Invoices', 'Invoice'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  tax_rate: ['TaxRates', 'TaxRate'],
  event: ['Events', 'EventBase'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
};

const resources = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');

const keysOf = (object: string): ReadonlySet<string> => {
  if (object === 'list') return new Set(['object', 'data', 'has_more', 'url']);
  const [file, name] = declared[object] ?? [];
  if (file === undefined) throw new Error(`no type is known for ${object}`);
  const path = join(resources, `${file}.d.ts`);
  const text = readFileSync(path, 'utf8');
  const start = new RegExp(`^( *)(?:export )?interface ${name} \\{$`, 'm').exec(text);
  if (start === null) throw new Error(`${path} has no ${name}`);
  const indent = start[1] ?? '';
  const body = text.slice(start.index, text.indexOf(`\n${indent}}`, start.index));
  const member = new RegExp(`^${indent} {4}(\\w+)\\??:`, 'gm');
  return new Set([...body.matchAll(member)].map(([, key = '']) => key));
};

test("every key that the peer tells is one of the SDK's own types for that object", () => {
  const known = new Map<string, ReadonlySet<string>>();
  const strange = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    const object: unknown = Reflect.get(value, 'object');
    if (typeof object === 'string') {
      const names = known.get(object) ?? keysOf(object);
      known.set(object, names);
      for (const name of Object.keys(value)) if (!names.has(name)) strange.add(`${object}.${name}`);
    }
    Object.values(value).forEach(look);
  };
  for (const { body } of Object.values(peer.books.kept)) look(JSON.parse(body));
  for (const event of events) look(JSON.parse(signedEvent(event, 'secret of the test', 0).body));
  expect([...strange]).toEqual([]);
  expect([...known.keys()].toSorted()).toEqual(
    expect.arrayContaining([
      'checkout.session',
      'customer',
      'event',
      'invoice',
      'line_item',
      'subscription',
      'subscription_schedule',
    ]),
  );
});
