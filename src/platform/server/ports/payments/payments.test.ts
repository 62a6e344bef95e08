import { afterAll, expect, test } from 'vitest';
import { never, openPaymentsSuite, payer } from '#testing/ports/payments-suite.ts';
import { peerPriceIds } from './local/open-local.ts';
import { PaymentsUnavailable } from './port.ts';

const { clock, payments, peer, address, key, order, post, paying, strike } = await openPaymentsSuite();
afterAll(() => peer.close());

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
  strike({ kind: 'unheard', status: 500 });
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
    strike({ kind: 'refused', status });
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

test('nobody is answered without the key', async () => {
  const probe = await fetch(`${address}/v1/prices/none`, { headers: { authorization: 'Bearer wrong' } });
  expect(probe.status).toBe(401);
});
