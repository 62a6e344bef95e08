import type Stripe from 'stripe';
import { found, nextId, nowOf, PeerRefusal } from './books.ts';
import type { PeerCard, PeerDesk, PeerPortal, PeerSession } from './books.ts';
import { customerShape } from './shapes.ts';
import type { Shape } from './shapes.ts';
import { createSubscription } from './subscriptions.ts';

/** What the session asks for, without and with tax, in hundredths. */
export const amountsOf = (
  { books }: PeerDesk,
  session: PeerSession,
): { readonly subtotal: number; readonly tax: number; readonly currency: string } => {
  const price = found(books.prices, session.price, 'price');
  const { taxExempt } = found(books.customers, session.customer, 'customer');
  const subtotal = price.unitAmount * session.quantity;
  const isTaxed = session.taxRate !== null && taxExempt === 'none';
  return { subtotal, tax: isTaxed ? Math.round((subtotal * 25) / 100) : 0, currency: price.currency };
};

export const sessionShape = (desk: PeerDesk, session: PeerSession): Shape<Stripe.Checkout.Session> => {
  const { subtotal, tax, currency } = amountsOf(desk, session);
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    created: session.created,
    currency,
    customer: session.customer,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale === 'en' ? 'en' : 'sv',
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${desk.origin()}/checkout/${session.id}` : null,
  };
};

export const portalShape = (desk: PeerDesk, portal: PeerPortal): Shape<Stripe.BillingPortal.Session> => ({
  id: portal.id,
  object: 'billing_portal.session',
  configuration: 'bpc_local',
  created: portal.created,
  customer: portal.customer,
  livemode: false,
  return_url: portal.returnUrl,
  url: `${desk.origin()}/portal/${portal.id}`,
});

/** A session as it is now: one whose time is over has expired. */
export const findSession = (desk: PeerDesk, id: string): PeerSession => {
  const session = found(desk.books.sessions, id, 'checkout.session');
  if (session.status === 'open' && session.expiresAt <= nowOf(desk, session.customer)) expire(desk, session);
  return session;
};

const expire = (desk: PeerDesk, session: PeerSession): void => {
  session.status = 'expired';
  desk.tell('checkout.session.expired', sessionShape(desk, session));
};

/** Ends a session, so that nobody pays in it; refuses one that is over. */
export const expireSession = (desk: PeerDesk, id: string): PeerSession => {
  const session = findSession(desk, id);
  if (session.status !== 'open')
    throw new PeerRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  expire(desk, session);
  return session;
};

/** `asks`: its holder has to confirm; `declined`: it takes no money; the others pay, the last one only this time. */
const cards: Readonly<Record<string, 'pays' | 'asks' | 'declined' | 'declines later'>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000002500003155': 'asks',
  '4000000000000002': 'declined',
  '4000000000000341': 'declines later',
};

/** Reads a card number as it was typed; null for one that does not exist here. */
export const readCard = (desk: PeerDesk, typed: string) => {
  const number = typed.replace(/\D/g, '');
  const manner = Object.hasOwn(cards, number) ? cards[number] : undefined;
  if (manner === undefined) return null;
  const card: PeerCard = {
    id: nextId(desk, 'pm'),
    brand: number.startsWith('5') ? 'mastercard' : 'visa',
    last4: number.slice(-4),
    expMonth: 9,
    expYear: new Date(desk.now() * 1_000).getUTCFullYear() + 2,
    declines: manner === 'declines later',
  };
  return { card, manner };
};

const complete = (desk: PeerDesk, session: PeerSession, card: PeerCard): void => {
  const customer = found(desk.books.customers, session.customer, 'customer');
  customer.card = { ...card, declines: false };
  const { price, quantity, taxRate, subscriptionMetadata: metadata } = session;
  session.status = 'complete';
  session.asked = null;
  const asked = { customer: customer.id, price, quantity, taxRate, metadata };
  const subscription = createSubscription(desk, {
    ...asked,
    collection: 'charge_automatically',
    daysUntilDue: null,
  });
  customer.card = card;
  session.subscription = subscription.id;
  desk.tell('customer.updated', customerShape(customer));
  desk.tell('checkout.session.completed', sessionShape(desk, session));
};

/** What became of a card in a session. */
export type PayOutcome = 'paid' | 'asks' | 'declined' | 'unknown' | 'over';

/** Pays an open session with a card as typed. */
export const paySession = (desk: PeerDesk, id: string, typed: string): PayOutcome => {
  const session = findSession(desk, id);
  if (session.status !== 'open') return 'over';
  const read = readCard(desk, typed);
  if (read === null) return 'unknown';
  if (read.manner === 'declined') return 'declined';
  if (read.manner === 'asks') {
    session.asked = read.card;
    return 'asks';
  }
  complete(desk, session, read.card);
  return 'paid';
};

/** What the card's holder answered to the bank's question. */
export const confirmSession = (desk: PeerDesk, id: string, isConfirmed: boolean): PayOutcome => {
  const session = findSession(desk, id);
  if (session.status !== 'open' || session.asked === null) return 'over';
  const { asked } = session;
  session.asked = null;
  if (!isConfirmed) return 'declined';
  complete(desk, session, asked);
  return 'paid';
};
