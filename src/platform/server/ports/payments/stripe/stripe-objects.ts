import type Stripe from 'stripe';
import { ofMinor } from '#core/billing/prices.ts';
import type { PlanPrice } from '#core/billing/prices.ts';
import type { PaidPlan, ProviderStatus, ProviderSubscription } from '#core/billing/standing.ts';
import type { Bill, BillLine } from '../port.ts';

/** Which price sells which plan. */
export type PriceIds = Readonly<Record<PaidPlan, string>>;

const statuses: readonly ProviderStatus[] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
];

/** The provider's seconds as milliseconds of the epoch. */
const milliseconds = (seconds: number): number => seconds * 1_000;

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The plan that a price sells; null for a price of nothing that is sold here. */
export const planOfPrice = (ids: PriceIds, priceId: string | null): PaidPlan | null =>
  priceId === ids.premium ? 'premium' : priceId === ids['premium-plus'] ? 'premium-plus' : null;

const lateSince = (subscription: Stripe.Subscription, open: readonly Stripe.Invoice[]): number | null => {
  const since = open
    .filter(({ parent }) => idOf(parent?.subscription_details?.subscription ?? null) === subscription.id)
    .map((invoice) =>
      milliseconds(invoice.due_date ?? invoice.status_transitions.finalized_at ?? invoice.created),
    );
  return since.length === 0 ? null : Math.min(...since);
};

const nextOf = (subscription: Stripe.Subscription, ids: PriceIds): ProviderSubscription['next'] => {
  const { schedule } = subscription;
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const phase = schedule.phases.find(({ start_date }) => start_date >= end);
  const plan = planOfPrice(ids, idOf(phase?.items[0]?.price ?? null));
  return plan === null ? null : { plan, scheduleId: schedule.id };
};

/** A subscription of a plan that is sold here, read out of the provider's object with its schedule expanded; null for any other. */
export const readSubscription = (
  subscription: Stripe.Subscription,
  open: readonly Stripe.Invoice[],
  ids: PriceIds,
): ProviderSubscription | null => {
  const [item] = subscription.items.data;
  const plan = planOfPrice(ids, item?.price.id ?? null);
  const status = statuses.find((one) => one === subscription.status);
  if (item === undefined || plan === null || status === undefined) return null;
  const quantity = item.quantity ?? 1;
  const { metadata } = subscription;
  const isPaidFor = metadata['paid_period'] === String(item.current_period_start);
  return {
    id: subscription.id,
    itemId: item.id,
    plan,
    quantity,
    paidQuantity: Math.max(quantity, isPaidFor ? Number(metadata['paid_quantity'] ?? 0) : 0),
    status: subscription.pause_collection === null ? status : 'paused',
    createdAt: milliseconds(subscription.created),
    startedAt: milliseconds(subscription.start_date),
    periodStart: milliseconds(item.current_period_start),
    periodEnd: milliseconds(item.current_period_end),
    cancelAt: subscription.cancel_at === null ? null : milliseconds(subscription.cancel_at),
    isOnInvoice: subscription.collection_method === 'send_invoice',
    unpaidSince: lateSince(subscription, open),
    next: nextOf(subscription, ids),
  };
};

/** What a plan costs; throws where the price is not one of a plan that is billed by units and months. */
export const readPrice = (price: Stripe.Price, plan: PaidPlan): PlanPrice => {
  const { unit_amount: amount, recurring, currency } = price;
  if (amount === null || recurring === null || !['month', 'year'].includes(recurring.interval))
    throw new Error(`the price ${price.id} is not one for units and months`);
  const listed = price.metadata['listed_monthly'];
  return {
    plan,
    priceId: price.id,
    amount: ofMinor(amount),
    currency: currency.toUpperCase(),
    months: recurring.interval_count * (recurring.interval === 'year' ? 12 : 1),
    listedMonthly: listed !== undefined && /^\d+$/.test(listed) ? ofMinor(Number(listed)) : null,
  };
};

const readLine = (line: Stripe.InvoiceLineItem, ids: PriceIds): BillLine => {
  const price = line.pricing?.price_details?.price ?? null;
  const { parent } = line;
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return {
    description: line.description ?? '',
    plan: planOfPrice(ids, idOf(price)),
    units: line.quantity,
    isProration: details?.proration ?? false,
    from: new Date(milliseconds(line.period.start)),
    to: new Date(milliseconds(line.period.end)),
    amount: ofMinor(line.amount),
  };
};

const stateOf = (invoice: Stripe.Invoice): Bill['state'] => {
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'open') return 'open';
  return invoice.status === 'draft' || invoice.status === null ? 'coming' : 'void';
};

/** An invoice as people are shown it. */
export const readBill = (invoice: Stripe.Invoice, ids: PriceIds): Bill => {
  const net = invoice.total_excluding_tax ?? invoice.subtotal;
  return {
    id: invoice.id,
    number: invoice.number,
    date: new Date(milliseconds(invoice.status_transitions.finalized_at ?? invoice.created)),
    dueDate: invoice.due_date === null ? null : new Date(milliseconds(invoice.due_date)),
    currency: invoice.currency.toUpperCase(),
    net: ofMinor(net),
    tax: ofMinor(invoice.total - net),
    total: ofMinor(invoice.amount_due),
    state: stateOf(invoice),
    lines: invoice.lines.data.map((line) => readLine(line, ids)),
  };
};
