import { found, nextId, nowOf, PeerRefusal } from './books.ts';
import type { PeerDesk, PeerInvoice, PeerLine, PeerPrice, PeerSubscription } from './books.ts';
import { collectLate, draftInvoice, issueInvoice, totalOf } from './invoices.ts';
import { partOf, periodEnd } from './periods.ts';
import { subscriptionShape } from './shapes.ts';

const lineOf = (
  desk: PeerDesk,
  price: PeerPrice,
  part: Pick<PeerLine, 'amount' | 'quantity' | 'start' | 'end'> & { readonly isProration?: boolean },
): PeerLine => {
  const { isProration = false } = part;
  const description = !isProration
    ? `${part.quantity} × ${price.nickname}`
    : part.amount < 0
      ? `Unused time on ${part.quantity} × ${price.nickname}`
      : `Remaining time on ${part.quantity} × ${price.nickname}`;
  return { ...part, id: nextId(desk, 'il'), description, price: price.id, isProration };
};

const periodLine = (desk: PeerDesk, subscription: PeerSubscription): PeerLine => {
  const price = found(desk.books.prices, subscription.price, 'price');
  const { quantity, periodStart: start, periodEnd: end } = subscription;
  return lineOf(desk, price, { amount: price.unitAmount * quantity, quantity, start, end });
};

export interface NewSubscription {
  readonly customer: string;
  readonly price: string;
  readonly quantity: number;
  readonly taxRate: string | null;
  readonly collection: PeerSubscription['collection'];
  readonly daysUntilDue: number | null;
  readonly metadata: Record<string, string>;
}

/** Begins a subscription and its first period; the first invoice is asked for at once. */
export const createSubscription = (desk: PeerDesk, asked: NewSubscription): PeerSubscription => {
  const { books } = desk;
  const at = nowOf(desk, asked.customer);
  const price = found(books.prices, asked.price, 'price');
  const id = nextId(desk, 'sub');
  const subscription: PeerSubscription = {
    ...asked,
    id,
    itemId: nextId(desk, 'si'),
    created: at,
    periodStart: at,
    periodEnd: periodEnd(at, price),
    status: 'active',
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    schedule: null,
    isPaused: false,
    pending: [],
  };
  books.subscriptions[id] = subscription;
  desk.tell('customer.subscription.created', subscriptionShape(desk, subscription));
  issueInvoice(desk, subscription, [periodLine(desk, subscription)], 'subscription_create', at);
  return subscription;
};

export interface ItemChange {
  readonly price: string;
  readonly quantity: number;
  readonly proration: 'none' | 'create_prorations' | 'always_invoice';
  /** The moment that a preview was made for. */
  readonly at: number;
  /** Changes nothing unless its money is taken. */
  readonly mustBePaid: boolean;
}

const ofPeriod = ({ periodStart: start, periodEnd: end }: PeerSubscription) => ({ start, end });

/** The lines that a change gives, and the period that it leads to; nothing is written down. */
const effectOf = (desk: PeerDesk, subscription: PeerSubscription, change: ItemChange) => {
  const before = found(desk.books.prices, subscription.price, 'price');
  const after = found(desk.books.prices, change.price, 'price');
  const { at, quantity, proration } = change;
  const isAnew = before.interval !== after.interval || before.intervalCount !== after.intervalCount;
  const period = isAnew ? { start: at, end: periodEnd(at, after) } : ofPeriod(subscription);
  const isSame = before.id === after.id && subscription.quantity === quantity;
  const rest = (price: PeerPrice, units: number, sign: 1 | -1): PeerLine =>
    lineOf(desk, price, {
      amount: sign * partOf(price.unitAmount * units, ofPeriod(subscription), at),
      quantity: units,
      start: at,
      end: subscription.periodEnd,
      isProration: true,
    });
  if (isSame) return { period, isAnew, lines: [] };
  const given = proration === 'none' ? [] : [rest(before, subscription.quantity, -1)];
  if (isAnew) {
    const amount = after.unitAmount * quantity;
    return { period, isAnew, lines: [...given, lineOf(desk, after, { amount, quantity, ...period })] };
  }
  return { period, isAnew, lines: proration === 'none' ? [] : [...given, rest(after, quantity, 1)] };
};

/** What a change would cost now. */
export const previewChange = (
  desk: PeerDesk,
  subscription: PeerSubscription,
  change: ItemChange,
): PeerInvoice => {
  const { lines } = effectOf(desk, subscription, change);
  const shown = { ...subscription, price: change.price };
  return draftInvoice(desk, shown, [...subscription.pending, ...lines], 'subscription_update', change.at);
};

const refuseUnpayable = (
  desk: PeerDesk,
  subscription: PeerSubscription,
  lines: readonly PeerLine[],
  at: number,
): void => {
  if (subscription.collection === 'send_invoice') return;
  const { card } = found(desk.books.customers, subscription.customer, 'customer');
  const all = [...subscription.pending, ...lines];
  const asked = totalOf(draftInvoice(desk, subscription, all, 'subscription_update', at));
  if (asked > 0 && (card === null || card.declines))
    throw new PeerRefusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
};

/** Changes price or quantity. Another interval begins a period and asks for its money at once. */
export const changeItem = (desk: PeerDesk, subscription: PeerSubscription, change: ItemChange): void => {
  if (subscription.status === 'canceled')
    throw new PeerRefusal(404, `No such subscription: '${subscription.id}'`, { code: 'resource_missing' });
  const { lines, period, isAnew } = effectOf(desk, subscription, change);
  const isNow = isAnew || change.proration === 'always_invoice';
  if (isNow && lines.length > 0 && change.mustBePaid) refuseUnpayable(desk, subscription, lines, change.at);
  subscription.price = change.price;
  subscription.quantity = change.quantity;
  subscription.periodStart = period.start;
  subscription.periodEnd = period.end;
  if (!isNow) subscription.pending.push(...lines);
  else if (lines.length > 0) {
    const all = [...subscription.pending.splice(0), ...lines];
    issueInvoice(desk, subscription, all, 'subscription_update', nowOf(desk, subscription.customer));
  }
};

/** Ends a subscription for good. */
export const endSubscription = (desk: PeerDesk, subscription: PeerSubscription, at: number): void => {
  subscription.status = 'canceled';
  subscription.endedAt = at;
  subscription.canceledAt ??= at;
  desk.tell('customer.subscription.deleted', subscriptionShape(desk, subscription));
};

const nextPhase = ({ books }: PeerDesk, { schedule, periodEnd: end }: PeerSubscription) =>
  schedule === null ? undefined : books.schedules[schedule]?.phases.find(({ start }) => start >= end);

/** Moves to the plan that a schedule has for the next period. */
const followSchedule = (desk: PeerDesk, subscription: PeerSubscription): void => {
  const next = nextPhase(desk, subscription);
  if (next === undefined || subscription.schedule === null) return;
  const schedule = found(desk.books.schedules, subscription.schedule, 'subscription schedule');
  subscription.price = next.price;
  subscription.quantity = next.quantity;
  subscription.schedule = null;
  schedule.status = 'released';
  schedule.releasedAt = subscription.periodEnd;
};

const renew = (desk: PeerDesk, subscription: PeerSubscription): void => {
  const at = subscription.periodEnd;
  followSchedule(desk, subscription);
  subscription.periodStart = at;
  subscription.periodEnd = periodEnd(at, found(desk.books.prices, subscription.price, 'price'));
  const lines = [...subscription.pending.splice(0), periodLine(desk, subscription)];
  desk.tell('customer.subscription.updated', subscriptionShape(desk, subscription));
  if (!subscription.isPaused) issueInvoice(desk, subscription, lines, 'subscription_cycle', at);
};

/** What the next renewal asks for, as it stands. */
export const upcomingInvoice = (desk: PeerDesk, subscription: PeerSubscription): PeerInvoice => {
  const { price, quantity } = nextPhase(desk, subscription) ?? subscription;
  const next = { ...subscription, price, quantity };
  next.periodStart = subscription.periodEnd;
  next.periodEnd = periodEnd(next.periodStart, found(desk.books.prices, next.price, 'price'));
  const lines = [...subscription.pending, periodLine(desk, next)];
  return draftInvoice(desk, next, lines, 'subscription_cycle', subscription.periodEnd);
};

/** Does all that was due for a customer until a moment, in the order in which it was due. */
export const settleUntil = (desk: PeerDesk, customer: string, until: number): void => {
  const own = Object.values(desk.books.subscriptions).filter((one) => one.customer === customer);
  for (const subscription of own) {
    while (subscription.status !== 'canceled' && subscription.periodEnd <= until) {
      collectLate(desk, subscription, subscription.periodEnd);
      if (subscription.cancelAtPeriodEnd) endSubscription(desk, subscription, subscription.periodEnd);
      else if (subscription.status === 'unpaid') break;
      else renew(desk, subscription);
    }
    if (subscription.status !== 'canceled') collectLate(desk, subscription, until);
  }
};
