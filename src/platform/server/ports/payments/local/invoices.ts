import { found, nextId, nowOf, PeerRefusal } from './books.ts';
import type { PeerDesk, PeerInvoice, PeerLine, PeerSubscription } from './books.ts';
import { invoiceShape, subscriptionShape } from './shapes.ts';

const dayLength = 86_400;

/** Days after a charge has failed when it is tried again, the last time without another. */
const retries = [3, 5, 7];

/** The sum of lines without tax. */
export const subtotalOf = ({ lines }: Pick<PeerInvoice, 'lines'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The tax on an invoice, rounded once. */
export const taxOf = (invoice: Pick<PeerInvoice, 'lines' | 'taxPercent'>): number =>
  Math.round((subtotalOf(invoice) * (invoice.taxPercent ?? 0)) / 100);

/** What an invoice asks for; one below zero asks for nothing. */
export const totalOf = (invoice: Pick<PeerInvoice, 'lines' | 'taxPercent'>): number =>
  subtotalOf(invoice) + taxOf(invoice);

const dueFor = (subscription: PeerSubscription, now: number): number | null =>
  subscription.collection === 'send_invoice' ? now + (subscription.daysUntilDue ?? 30) * dayLength : null;

/** Makes an invoice of lines without writing it down, as a preview is. */
export const draftInvoice = (
  desk: PeerDesk,
  subscription: PeerSubscription,
  lines: readonly PeerLine[],
  reason: PeerInvoice['reason'],
  at: number,
): PeerInvoice => {
  const customer = found(desk.books.customers, subscription.customer, 'customer');
  const price = found(desk.books.prices, subscription.price, 'price');
  return {
    id: 'upcoming',
    number: '',
    customer: customer.id,
    subscription: subscription.id,
    created: at,
    reason,
    collection: subscription.collection,
    currency: price.currency,
    dueDate: dueFor(subscription, at),
    lines,
    taxPercent: subscription.taxRate === null || customer.taxExempt !== 'none' ? null : 25,
    taxExempt: customer.taxExempt,
    periodStart: Math.min(...lines.map(({ start }) => start), at),
    periodEnd: Math.max(...lines.map(({ end }) => end), at),
    status: 'open',
    paidAt: null,
    charges: [],
    attempts: 0,
    nextAttempt: null,
  };
};

const markPaid = (desk: PeerDesk, invoice: PeerInvoice, at: number, isOutside: boolean): void => {
  invoice.status = 'paid';
  invoice.paidAt = at;
  invoice.nextAttempt = null;
  invoice.charges.push({ at, amount: Math.max(0, totalOf(invoice)), isOutside });
  desk.tell('invoice.paid', invoiceShape(desk, invoice));
};

const openOf = (desk: PeerDesk, subscription: PeerSubscription): PeerInvoice[] =>
  Object.values(desk.books.invoices).filter(
    (one) => one.subscription === subscription.id && one.status === 'open',
  );

const toldOf = (desk: PeerDesk, subscription: PeerSubscription): void =>
  desk.tell('customer.subscription.updated', subscriptionShape(desk, subscription));

/** Sets a subscription to what its invoices say: paid, late, or given up. */
const reconsider = (desk: PeerDesk, subscription: PeerSubscription, at: number): void => {
  if (subscription.status === 'canceled') return;
  const late = openOf(desk, subscription).filter(({ dueDate }) => dueDate === null || dueDate <= at);
  const isGivenUp = late.some(({ attempts, dueDate }) => dueDate === null && attempts > retries.length);
  const status = late.length === 0 ? 'active' : isGivenUp ? 'unpaid' : 'past_due';
  if (status === subscription.status) return;
  subscription.status = status;
  toldOf(desk, subscription);
};

/** Takes the money for an open invoice from the customer's card, or fails to; nothing happens to any other. */
export const chargeInvoice = (desk: PeerDesk, invoice: PeerInvoice, at: number): boolean => {
  if (invoice.status !== 'open') return invoice.status === 'paid';
  const { card } = found(desk.books.customers, invoice.customer, 'customer');
  const subscription = found(desk.books.subscriptions, invoice.subscription, 'subscription');
  invoice.attempts += 1;
  const isTaken = totalOf(invoice) <= 0 || (card !== null && !card.declines);
  if (isTaken) markPaid(desk, invoice, at, false);
  else {
    const wait = retries[invoice.attempts - 1];
    invoice.nextAttempt = wait === undefined ? null : at + wait * dayLength;
    desk.tell('invoice.payment_failed', invoiceShape(desk, invoice));
  }
  reconsider(desk, subscription, at);
  return isTaken;
};

/** Writes an invoice down and asks for its money. */
export const issueInvoice = (
  desk: PeerDesk,
  subscription: PeerSubscription,
  lines: readonly PeerLine[],
  reason: PeerInvoice['reason'],
  at: number,
): PeerInvoice => {
  const id = nextId(desk, 'in');
  const number = `KK-${String(desk.books.count).padStart(5, '0')}`;
  const invoice = { ...draftInvoice(desk, subscription, lines, reason, at), id, number };
  desk.books.invoices[id] = invoice;
  subscription.latestInvoice = id;
  desk.tell('invoice.created', invoiceShape(desk, invoice));
  desk.tell('invoice.finalized', invoiceShape(desk, invoice));
  if (invoice.collection === 'charge_automatically' || totalOf(invoice) <= 0)
    chargeInvoice(desk, invoice, at);
  return invoice;
};

/** Pays an invoice because somebody asks for it: by card, or because the money came another way. */
export const payInvoice = (desk: PeerDesk, id: string, isOutside: boolean): PeerInvoice => {
  const invoice = found(desk.books.invoices, id, 'invoice');
  if (invoice.status !== 'open')
    throw new PeerRefusal(400, 'Invoice is already paid', { code: 'invoice_already_paid' });
  const at = nowOf(desk, invoice.customer);
  if (isOutside) {
    markPaid(desk, invoice, at, true);
    reconsider(desk, found(desk.books.subscriptions, invoice.subscription, 'subscription'), at);
    return invoice;
  }
  if (!chargeInvoice(desk, invoice, at))
    throw new PeerRefusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  return invoice;
};

/** Tries what failed before, and finds what has become late. */
export const collectLate = (desk: PeerDesk, subscription: PeerSubscription, at: number): void => {
  for (const invoice of openOf(desk, subscription))
    if (invoice.nextAttempt !== null && invoice.nextAttempt <= at) chargeInvoice(desk, invoice, at);
  reconsider(desk, subscription, at);
};
