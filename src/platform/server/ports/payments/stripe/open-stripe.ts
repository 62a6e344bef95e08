import type Stripe from 'stripe';
import type { Clock } from '../../../clock.ts';
import type { GuardedFetch } from '../../../http/guarded-fetch.ts';
import type { Bill, CheckoutOrder, ItemOrder, PayingCustomer, PaymentsPort } from '../port.ts';
import { fetchPaper } from './fetch-paper.ts';
import { asPortErrors } from './stripe-errors.ts';
import { readBill, readPrice, readSubscription } from './stripe-objects.ts';
import type { PriceIds } from './stripe-objects.ts';
import { verifyEvent } from './verify-event.ts';

/** Where and as whom the provider is spoken to; only these differ between Stripe and the peer inside the product. */
export interface StripeOptions {
  readonly provider: PaymentsPort['provider'];
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: PriceIds;
  /** Of 25 % Swedish VAT. */
  readonly taxRate: string;
  /** Left out: Stripe itself. Asked before the first call. */
  readonly address?: () => Promise<{ readonly host: string; readonly port: number }>;
  readonly clock: Clock;
  /** Fetches papers of invoices. */
  readonly fetchPaper: GuardedFetch;
}

/** Milliseconds that one call may take. */
const timeout = 20_000;

const seconds = (time: Date | number): number => Math.floor(new Date(time).getTime() / 1_000);

const customerOf = (customer: PayingCustomer): Stripe.CustomerUpdateParams => ({
  name: customer.name,
  email: customer.email,
  address: { country: customer.country },
  preferred_locales: [customer.language],
  tax_exempt: customer.taxExempt,
  metadata: { organization_id: customer.organizationId },
});

const prorations = {
  'at-once': 'always_invoice',
  'at-renewal': 'create_prorations',
  nothing: 'none',
} as const;

/** The provider by its SDK, which is loaded with the first call. */
export const openStripe = (options: StripeOptions): PaymentsPort => {
  const { prices: ids, taxRate } = options;
  let client: Promise<Stripe> | undefined;
  const open = async (): Promise<Stripe> => {
    const [{ default: Sdk }, address] = await Promise.all([import('stripe'), options.address?.()]);
    return new Sdk(options.secretKey, {
      timeout,
      maxNetworkRetries: 0,
      telemetry: false,
      ...(address === undefined ? {} : { ...address, protocol: 'http' as const }),
    });
  };
  const reach = async <Answer>(
    signal: AbortSignal,
    call: (stripe: Stripe) => Promise<Answer>,
  ): Promise<Answer> => {
    signal.throwIfAborted();
    client ??= open();
    return asPortErrors(async () => call(await (client as Promise<Stripe>)));
  };
  const all = async <Row>(rows: Stripe.ApiListPromise<Row>): Promise<Row[]> => {
    const found: Row[] = [];
    for await (const row of rows) found.push(row);
    return found;
  };
  const orderItems = ({ subscription, plan, units }: ItemOrder) => [
    { id: subscription.itemId, price: ids[plan], quantity: units },
  ];
  return {
    provider: options.provider,
    prices: (signal) =>
      reach(signal, async ({ prices }) => [
        readPrice(await prices.retrieve(ids.premium), 'premium'),
        readPrice(await prices.retrieve(ids['premium-plus']), 'premium-plus'),
      ]),
    makeCustomer: (customer, idempotencyKey, signal) =>
      reach(signal, async ({ customers }) => {
        const { id } = await customers.create(customerOf(customer), { idempotencyKey });
        return id;
      }),
    describeCustomer: (customerId, customer, signal) =>
      reach(signal, async ({ customers }) => {
        await customers.update(customerId, customerOf(customer));
      }),
    account: (customer, signal) =>
      reach(signal, async (stripe) => {
        const subscriptions = await all(
          stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] }),
        );
        const isLate = subscriptions.some(({ status }) => status === 'past_due' || status === 'unpaid');
        const unpaid = isLate
          ? await all(stripe.invoices.list({ customer, status: 'open', limit: 100 }))
          : [];
        const held = await stripe.customers.retrieve(customer, {
          expand: ['invoice_settings.default_payment_method'],
        });
        const method = held.deleted === true ? null : held.invoice_settings.default_payment_method;
        const card = typeof method === 'object' ? (method?.card ?? null) : null;
        return {
          subscriptions: subscriptions.flatMap((one) => readSubscription(one, unpaid, ids) ?? []),
          card:
            card === null
              ? null
              : { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
        };
      }),
    openCheckout: (order: CheckoutOrder, idempotencyKey, signal) =>
      reach(signal, async ({ checkout }) => {
        const metadata = { organization_id: order.organizationId };
        const session = await checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.organizationId,
            line_items: [{ price: ids[order.plan], quantity: order.units }],
            subscription_data: { default_tax_rates: [taxRate], metadata },
            metadata,
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            locale: order.language,
            expires_at: seconds(order.expiresAt),
          },
          { idempotencyKey },
        );
        return { sessionId: session.id, url: session.url ?? order.cancelUrl };
      }),
    closeCheckout: (sessionId, signal) =>
      reach(signal, async ({ checkout }) => {
        const session = await checkout.sessions.retrieve(sessionId);
        if (session.status === 'complete') return 'paid';
        if (session.status === 'open') {
          try {
            await checkout.sessions.expire(sessionId);
          } catch (error) {
            const { status } = await checkout.sessions.retrieve(sessionId);
            if (status === 'complete') return 'paid';
            if (status !== 'expired') throw error;
          }
        }
        return 'closed';
      }),
    subscribeOnInvoice: ({ customerId, organizationId, plan, units }, idempotencyKey, signal) =>
      reach(signal, async ({ subscriptions }) => {
        await subscriptions.create(
          {
            customer: customerId,
            items: [{ price: ids[plan], quantity: units }],
            collection_method: 'send_invoice',
            days_until_due: 30,
            default_tax_rates: [taxRate],
            metadata: { organization_id: organizationId },
          },
          { idempotencyKey },
        );
      }),
    previewChange: (order, signal) =>
      reach(signal, async ({ invoices }) => {
        const preview = await invoices.createPreview({
          customer: order.customerId,
          subscription: order.subscription.id,
          subscription_details: {
            items: orderItems(order),
            proration_behavior: prorations[order.charge],
            proration_date: seconds(order.at),
          },
        });
        return readBill(preview, ids);
      }),
    changeItem: (order, idempotencyKey, signal) =>
      reach(signal, async ({ subscriptions }) => {
        const paid = Math.max(order.units, order.subscription.paidQuantity);
        const isSamePeriod = order.plan === order.subscription.plan;
        await subscriptions.update(
          order.subscription.id,
          {
            items: orderItems(order),
            proration_behavior: prorations[order.charge],
            ...(order.charge === 'nothing' ? {} : { proration_date: seconds(order.at) }),
            // A plan that the bank does not pay is not changed to; restaurants that are there are owed for.
            ...(isSamePeriod ? {} : { payment_behavior: 'error_if_incomplete' as const }),
            ...(isSamePeriod
              ? {
                  metadata: {
                    paid_quantity: String(paid),
                    paid_period: String(seconds(order.subscription.periodStart)),
                  },
                }
              : {}),
          },
          { idempotencyKey },
        );
      }),
    followWith: (subscription, plan, key, signal) =>
      reach(signal, async ({ subscriptionSchedules: schedules }) => {
        const schedule = await schedules.create(
          { from_subscription: subscription.id },
          { idempotencyKey: `${key}-schedule` },
        );
        const [present] = schedule.phases;
        if (present === undefined) throw new Error('a schedule has the present period as its first phase');
        const { quantity } = subscription;
        await schedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            phases: [
              {
                items: [{ price: ids[subscription.plan], quantity }],
                start_date: present.start_date,
                end_date: present.end_date,
                proration_behavior: 'none',
                default_tax_rates: [taxRate],
              },
              {
                items: [{ price: ids[plan], quantity }],
                proration_behavior: 'none',
                default_tax_rates: [taxRate],
              },
            ],
          },
          { idempotencyKey: `${key}-phases` },
        );
      }),
    keepPlan: ({ next }, idempotencyKey, signal) =>
      reach(signal, async ({ subscriptionSchedules }) => {
        if (next !== null) await subscriptionSchedules.release(next.scheduleId, {}, { idempotencyKey });
      }),
    setEnding: (subscriptionId, isEnding, idempotencyKey, signal) =>
      reach(signal, async ({ subscriptions }) => {
        await subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding }, { idempotencyKey });
      }),
    nextBill: async (subscription, customer, signal): Promise<Bill | null> => {
      if (subscription.cancelAt !== null || !['active', 'past_due'].includes(subscription.status))
        return null;
      return reach(signal, async ({ invoices }) => {
        const preview = await invoices.createPreview({ customer, subscription: subscription.id });
        return { ...readBill(preview, ids), date: new Date(subscription.periodEnd) };
      });
    },
    bills: (customer, signal) =>
      reach(signal, async ({ invoices }) => {
        const rows = await all(invoices.list({ customer, limit: 100 }));
        return rows.map((row) => readBill(row, ids)).filter(({ state }) => state !== 'coming');
      }),
    billPaper: (customer, billId, signal) =>
      reach(signal, async ({ invoices }) => {
        const invoice = await invoices.retrieve(billId).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
          throw error;
        });
        if (invoice === null || invoice.customer !== customer || !invoice.invoice_pdf) return null;
        return fetchPaper(options.fetchPaper, invoice.invoice_pdf, signal);
      }),
    markPaid: (billId, idempotencyKey, signal) =>
      reach(signal, async ({ invoices }) => {
        await invoices.pay(billId, { paid_out_of_band: true }, { idempotencyKey });
      }),
    openPortal: (customer, returnUrl, language, signal) =>
      reach(signal, async ({ billingPortal }) => {
        const portal = { customer, return_url: returnUrl, locale: language };
        return (await billingPortal.sessions.create(portal)).url;
      }),
    verifyEvent: (rawBody, signature) => verifyEvent(options, rawBody, signature),
  };
};
