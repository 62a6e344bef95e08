import Stripe from 'stripe';
import { TestClock } from '#platform/server/clock.ts';
import { openLocalPayments } from '#platform/server/ports/payments/local/open-local.ts';
import type { PeerEvent } from '#platform/server/ports/payments/local/books.ts';
import type { PeerFault } from '#platform/server/ports/payments/local/peer.ts';
import type { PayingCustomer } from '#platform/server/ports/payments/port.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';

export const never: AbortSignal = new AbortController().signal;

export const payer: PayingCustomer = {
  organizationId: '0193e3a6-0000-7000-8000-000000000001',
  name: 'Krog Bryggan AB',
  email: 'ekonomi@krogbryggan.example',
  country: 'SE',
  language: 'sv',
  taxExempt: 'none',
};

/** The peer inside the product, the port that speaks to it, and the SDK as it comes. */
export const openPaymentsSuite = async () => {
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
  const port = await peer.listen();
  const address = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(peer.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  let made = 0;
  const key = (): string => `key-${(made += 1)}`;
  const order = (customerId: string, plan: 'premium' | 'premium-plus' = 'premium', units = 3) => ({
    customerId,
    organizationId: payer.organizationId,
    plan,
    units,
    successUrl: 'http://app.example/done',
    cancelUrl: 'http://app.example/left',
    language: 'sv' as const,
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  });
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  /** A customer that has paid in a Checkout. */
  const paying = async (plan: 'premium' | 'premium-plus' = 'premium', card = '4242424242424242') => {
    const customerId = await payments.makeCustomer(payer, key(), never);
    const { sessionId } = await payments.openCheckout(order(customerId, plan), key(), never);
    const paid = await post(`/checkout/${sessionId}/pay`, { card });
    if (paid.headers.get('location') !== 'http://app.example/done') throw new Error('it was not paid');
    const [subscription] = (await payments.account(customerId, never)).subscriptions;
    if (subscription === undefined) throw new Error('no subscription');
    return { customerId, sessionId, subscription };
  };
  const strike = (next: PeerFault): void => void (fault = next);
  return { clock, keys, events, payments, peer, address, stripe, key, order, post, paying, strike };
};
