import type { PlanPrice } from '#core/billing/prices.ts';
import type { PaidPlan, ProviderSubscription } from '#core/billing/standing.ts';

/** Who pays, as the provider is to know it. */
export interface PayingCustomer {
  readonly organizationId: string;
  readonly name: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: 'sv' | 'en';
  /** `reverse`: the buyer accounts for the tax, which the invoice says; `exempt`: none is due. */
  readonly taxExempt: 'none' | 'reverse' | 'exempt';
}

export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Everything that counts of a customer, as it is at the provider now. */
export interface ProviderAccount {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly card: PaymentCard | null;
}

export interface CheckoutOrder {
  readonly customerId: string;
  readonly organizationId: string;
  readonly plan: PaidPlan;
  readonly units: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly language: 'sv' | 'en';
  readonly expiresAt: Date;
}

export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
}

/** One row of an invoice, without tax; amounts are plain decimals. */
export interface BillLine {
  readonly description: string;
  readonly plan: PaidPlan | null;
  readonly units: number | null;
  readonly isProration: boolean;
  readonly from: Date;
  readonly to: Date;
  readonly amount: string;
}

export interface Bill {
  readonly id: string;
  readonly number: string | null;
  readonly date: Date;
  readonly dueDate: Date | null;
  readonly currency: string;
  readonly net: string;
  readonly tax: string;
  /** What there is to pay. */
  readonly total: string;
  readonly state: 'coming' | 'open' | 'paid' | 'void';
  readonly lines: readonly BillLine[];
}

/** A change of plan or units, to be made at the price that was shown for a moment. */
export interface ItemOrder {
  readonly customerId: string;
  readonly subscription: ProviderSubscription;
  readonly plan: PaidPlan;
  readonly units: number;
  /** `at-once`: what it costs is asked for now; `at-renewal`: with the next invoice; `nothing`: it costs nothing in this period. */
  readonly charge: 'at-once' | 'at-renewal' | 'nothing';
  readonly at: Date;
}

/** A webhook event whose signature holds. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null where it is about no customer. */
  readonly customerId: string | null;
}

/**
 * The provider that takes money. A write carries a key: the same key again is the same work, done once. Each throws
 * `PaymentsUnavailable` when it is not known whether anything was done, and `PaymentRefused` when the card was.
 */
export interface PaymentsPort {
  readonly provider: 'stripe' | 'local';
  prices(signal: AbortSignal): Promise<readonly PlanPrice[]>;
  makeCustomer(customer: PayingCustomer, key: string, signal: AbortSignal): Promise<string>;
  describeCustomer(customerId: string, customer: PayingCustomer, signal: AbortSignal): Promise<void>;
  account(customerId: string, signal: AbortSignal): Promise<ProviderAccount>;
  openCheckout(order: CheckoutOrder, key: string, signal: AbortSignal): Promise<OpenCheckout>;
  /** Ends a Checkout, so that nobody can pay in it; `paid` when somebody already has. */
  closeCheckout(sessionId: string, signal: AbortSignal): Promise<'closed' | 'paid'>;
  /** Begins a subscription that is paid by invoice within 30 days. */
  subscribeOnInvoice(
    order: Pick<CheckoutOrder, 'customerId' | 'organizationId' | 'plan' | 'units'>,
    key: string,
    signal: AbortSignal,
  ): Promise<void>;
  /** What a change would be charged now. */
  previewChange(order: ItemOrder, signal: AbortSignal): Promise<Bill>;
  changeItem(order: ItemOrder, key: string, signal: AbortSignal): Promise<void>;
  /** Lets another plan follow at the end of the period. */
  followWith(
    subscription: ProviderSubscription,
    plan: PaidPlan,
    key: string,
    signal: AbortSignal,
  ): Promise<void>;
  /** Takes back what would follow. */
  keepPlan(subscription: ProviderSubscription, key: string, signal: AbortSignal): Promise<void>;
  setEnding(subscriptionId: string, isEnding: boolean, key: string, signal: AbortSignal): Promise<void>;
  /** What the renewal will be charged; null where there is none. */
  nextBill(subscription: ProviderSubscription, customerId: string, signal: AbortSignal): Promise<Bill | null>;
  /** Every invoice, newest first. */
  bills(customerId: string, signal: AbortSignal): Promise<readonly Bill[]>;
  /** The paper of an invoice of this customer; null when it has none of that id. */
  billPaper(customerId: string, billId: string, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Notes that the money for an invoice has come another way. */
  markPaid(billId: string, key: string, signal: AbortSignal): Promise<void>;
  /** Where the customer changes card and plan, and cancels. */
  openPortal(
    customerId: string,
    returnUrl: string,
    language: 'sv' | 'en',
    signal: AbortSignal,
  ): Promise<string>;
  /** What a genuine webhook tells; null for any other. */
  verifyEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent | null>;
}

/** The provider did not answer, or not in a way that says what was done. */
export class PaymentsUnavailable extends Error {
  readonly code = 'payments_unavailable';
}

/** The bank said no. */
export class PaymentRefused extends Error {
  readonly code = 'payment_refused';
}
