import type Stripe from 'stripe';
import type {
  PeerCustomer,
  PeerDesk,
  PeerInvoice,
  PeerLine,
  PeerPrice,
  PeerSchedule,
  PeerSubscription,
} from './books.ts';

/** Any part of what the provider's own types say an object has, and nothing else, all the way down. */
export type Shape<Whole> = Whole extends readonly (infer Entry)[]
  ? readonly Shape<Entry>[]
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: Shape<Whole[Key]> }
    : Whole;

/** The id that tax rates of the peer have. */
export const peerTaxRate = 'txr_local_se25';

/** The Swedish VAT that prices are quoted without. */
export const taxRateShape = (): Shape<Stripe.TaxRate> => ({
  id: peerTaxRate,
  object: 'tax_rate',
  active: true,
  country: 'SE',
  display_name: 'Moms',
  inclusive: false,
  livemode: false,
  metadata: {},
  percentage: 25,
});

/** A list of which everything is shown. */
export const listOf = <Entry>(data: readonly Entry[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});

export const priceShape = (price: PeerPrice): Shape<Stripe.Price> => ({
  id: price.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  currency: price.currency,
  livemode: false,
  metadata: price.metadata,
  nickname: price.nickname,
  product: `prod_${price.id}`,
  recurring: { interval: price.interval, interval_count: price.intervalCount, usage_type: 'licensed' },
  tax_behavior: 'exclusive',
  type: 'recurring',
  unit_amount: price.unitAmount,
});

export const cardShape = ({ card, id }: PeerCustomer): Shape<Stripe.PaymentMethod> | null =>
  card === null
    ? null
    : {
        id: card.id,
        object: 'payment_method',
        type: 'card',
        customer: id,
        livemode: false,
        card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
      };

export const customerShape = (customer: PeerCustomer): Shape<Stripe.Customer> => ({
  id: customer.id,
  object: 'customer',
  created: customer.created,
  email: customer.email,
  name: customer.name,
  address: customer.country === null ? null : { country: customer.country },
  livemode: false,
  metadata: customer.metadata,
  preferred_locales: customer.locale === null ? [] : [customer.locale],
  tax_exempt: customer.taxExempt,
  invoice_settings: { default_payment_method: customer.card?.id ?? null },
  test_clock: customer.clockId,
});

export const subscriptionShape = (
  { books }: PeerDesk,
  subscription: PeerSubscription,
): Shape<Stripe.Subscription> => {
  const price = books.prices[subscription.price];
  return {
    id: subscription.id,
    object: 'subscription',
    created: subscription.created,
    start_date: subscription.created,
    customer: subscription.customer,
    status: subscription.status,
    collection_method: subscription.collection,
    days_until_due: subscription.daysUntilDue,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    currency: price?.currency ?? 'sek',
    default_tax_rates: subscription.taxRate === null ? [] : [taxRateShape()],
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: subscription.metadata,
    pause_collection: subscription.isPaused ? { behavior: 'void', resumes_at: null } : null,
    schedule: subscription.schedule,
    test_clock: books.customers[subscription.customer]?.clockId ?? null,
    items: listOf(
      [
        {
          id: subscription.itemId,
          object: 'subscription_item' as const,
          created: subscription.created,
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
          metadata: {},
          ...(price === undefined ? {} : { price: priceShape(price) }),
          quantity: subscription.quantity,
          subscription: subscription.id,
        },
      ],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
  };
};

const lineShape = (invoice: PeerInvoice, line: PeerLine): Shape<Stripe.InvoiceLineItem> => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  subtotal: line.amount,
  currency: invoice.currency,
  description: line.description,
  invoice: invoice.id,
  livemode: false,
  metadata: {},
  period: { start: line.start, end: line.end },
  quantity: line.quantity,
  subscription: invoice.subscription,
  pricing: { type: 'price_details', price_details: { price: line.price, product: `prod_${line.price}` } },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { subscription: invoice.subscription, proration: line.isProration },
  },
});

export const invoiceShape = ({ origin }: PeerDesk, invoice: PeerInvoice): Shape<Stripe.Invoice> => {
  const subtotal = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round((subtotal * (invoice.taxPercent ?? 0)) / 100);
  const due = Math.max(0, subtotal + tax);
  const isWritten = invoice.id !== 'upcoming';
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: due,
    amount_paid: invoice.status === 'paid' ? due : 0,
    amount_remaining: invoice.status === 'paid' ? 0 : due,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    billing_reason: isWritten ? invoice.reason : 'upcoming',
    collection_method: invoice.collection,
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_tax_exempt: invoice.taxExempt,
    due_date: invoice.dueDate,
    hosted_invoice_url: isWritten ? `${origin()}/invoice/${invoice.id}` : null,
    invoice_pdf: isWritten ? `${origin()}/invoice/${invoice.id}/pdf` : null,
    lines: listOf(
      invoice.lines.map((line) => lineShape(invoice, line)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: isWritten ? invoice.number : null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    status: isWritten ? invoice.status : 'draft',
    status_transitions: {
      finalized_at: isWritten ? invoice.created : null,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total: subtotal + tax,
    total_excluding_tax: subtotal,
    total_taxes:
      invoice.taxPercent === null
        ? []
        : [
            {
              amount: tax,
              tax_behavior: 'exclusive',
              taxable_amount: subtotal,
              type: 'tax_rate_details',
              tax_rate_details: { tax_rate: peerTaxRate },
            },
          ],
  };
};

export const scheduleShape = (schedule: PeerSchedule): Shape<Stripe.SubscriptionSchedule> => {
  const [current] = schedule.phases;
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    created: schedule.created,
    customer: schedule.customer,
    current_phase:
      current === undefined || schedule.status !== 'active'
        ? null
        : { start_date: current.start, end_date: current.end },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: schedule.phases.map(({ price, quantity, start, end }) => ({
      items: [{ price, quantity }],
      start_date: start,
      end_date: end,
      proration_behavior: 'none',
    })),
    released_at: schedule.releasedAt,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: schedule.status === 'active' ? schedule.subscription : null,
  };
};
