/** What the peer keeps, in seconds of the epoch and hundredths of the currency, as the provider counts; all of it is JSON. */
export interface PeerBooks {
  /** Numbers of everything that was made, so that ids and invoice numbers never come twice. */
  count: number;
  readonly clocks: Record<string, PeerClock>;
  readonly prices: Record<string, PeerPrice>;
  readonly customers: Record<string, PeerCustomer>;
  readonly subscriptions: Record<string, PeerSubscription>;
  readonly invoices: Record<string, PeerInvoice>;
  readonly sessions: Record<string, PeerSession>;
  readonly portals: Record<string, PeerPortal>;
  readonly schedules: Record<string, PeerSchedule>;
  readonly events: Record<string, PeerEvent>;
  /** Answers by idempotency key, with what was asked. */
  readonly kept: Record<string, { readonly asked: string; readonly status: number; readonly body: string }>;
}

export interface PeerClock {
  readonly id: string;
  readonly created: number;
  frozenTime: number;
}

export interface PeerPrice {
  readonly id: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  readonly intervalCount: number;
  readonly nickname: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface PeerCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Takes no money from now on. */
  readonly declines: boolean;
}

export interface PeerCustomer {
  readonly id: string;
  readonly created: number;
  readonly clockId: string | null;
  email: string | null;
  name: string | null;
  country: string | null;
  locale: string | null;
  taxExempt: 'none' | 'exempt' | 'reverse';
  metadata: Record<string, string>;
  card: PeerCard | null;
}

export interface PeerSubscription {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly created: number;
  readonly collection: 'charge_automatically' | 'send_invoice';
  readonly daysUntilDue: number | null;
  readonly taxRate: string | null;
  readonly metadata: Record<string, string>;
  price: string;
  quantity: number;
  periodStart: number;
  periodEnd: number;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  schedule: string | null;
  isPaused: boolean;
  /** Lines that wait for the next invoice. */
  readonly pending: PeerLine[];
}

export interface PeerLine {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly price: string;
  readonly quantity: number;
  readonly start: number;
  readonly end: number;
  readonly isProration: boolean;
}

export interface PeerInvoice {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly subscription: string;
  readonly created: number;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly collection: 'charge_automatically' | 'send_invoice';
  readonly currency: string;
  readonly dueDate: number | null;
  readonly lines: readonly PeerLine[];
  /** Per cent of VAT; null where none is due, by reverse charge or from abroad. */
  readonly taxPercent: number | null;
  readonly taxExempt: PeerCustomer['taxExempt'];
  readonly periodStart: number;
  readonly periodEnd: number;
  status: 'open' | 'paid' | 'void';
  paidAt: number | null;
  /** Money that was taken for it: one entry each time. */
  readonly charges: { readonly at: number; readonly amount: number; readonly isOutside: boolean }[];
  attempts: number;
  nextAttempt: number | null;
}

export interface PeerSession {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly quantity: number;
  readonly taxRate: string | null;
  readonly created: number;
  readonly expiresAt: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  readonly clientReference: string | null;
  readonly metadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  /** The card whose holder is being asked. */
  asked: PeerCard | null;
}

export interface PeerPortal {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  readonly returnUrl: string;
  readonly locale: string;
}

export interface PeerPhase {
  readonly price: string;
  readonly quantity: number;
  readonly start: number;
  readonly end: number;
}

export interface PeerSchedule {
  readonly id: string;
  readonly created: number;
  readonly subscription: string;
  readonly customer: string;
  status: 'active' | 'released' | 'completed';
  phases: PeerPhase[];
  releasedAt: number | null;
}

export interface PeerEvent {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  /** The object as it was then, rendered. */
  readonly object: unknown;
}

/** Books in which nothing stands yet. */
export const newBooks = (): PeerBooks => ({
  count: 0,
  clocks: {},
  prices: {},
  customers: {},
  subscriptions: {},
  invoices: {},
  sessions: {},
  portals: {},
  schedules: {},
  events: {},
  kept: {},
});

/** What the peer does its work with. */
export interface PeerDesk {
  readonly books: PeerBooks;
  /** Seconds of the epoch. */
  readonly now: () => number;
  /** Where the peer's own pages and files are. */
  readonly origin: () => string;
  readonly tell: (type: string, object: unknown) => void;
}

/** A new id with the provider's prefix. */
export const nextId = ({ books }: PeerDesk, prefix: string): string => {
  books.count += 1;
  return `${prefix}_local${String(books.count).padStart(10, '0')}`;
};

/** The moment for a customer: that of its test clock, where it has one. */
export const nowOf = ({ books, now }: PeerDesk, customerId: string): number => {
  const clockId = books.customers[customerId]?.clockId ?? null;
  return (clockId === null ? undefined : books.clocks[clockId]?.frozenTime) ?? now();
};

/** The provider's way to say that a request cannot be done. */
export class PeerRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', code, param }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

/** What stands under an id; refuses as the provider does when nothing does. */
export const found = <Row>(rows: Readonly<Record<string, Row>>, id: string, kind: string): Row => {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined)
    throw new PeerRefusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
  return row;
};
