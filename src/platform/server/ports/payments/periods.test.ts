import { afterAll, expect, test } from 'vitest';
import { never, openPaymentsSuite, payer } from '#testing/ports/payments-suite.ts';
import { keysOf } from '#testing/ports/declared-keys.ts';
import { peerPriceIds, peerSecret } from './local/open-local.ts';
import { signedEvent } from './local/peer.ts';
import { peerTaxRate } from './local/shapes.ts';
import { PaymentRefused } from './port.ts';

const { clock, keys, events, payments, peer, stripe, key, post, paying } = await openPaymentsSuite();
afterAll(() => peer.close());

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

test("every key that the peer tells is one of the SDK's own types for that object", async () => {
  const { subscription, customerId } = await paying('premium-plus');
  await payments.followWith(subscription, 'premium', key(), never);
  await payments.openPortal(customerId, 'http://app.example/back', 'sv', never);
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
