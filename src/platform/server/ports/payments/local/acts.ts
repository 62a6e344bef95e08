import { found, nextId, nowOf, PeerRefusal } from './books.ts';
import type { PeerCustomer, PeerDesk, PeerSubscription } from './books.ts';
import { findSession, portalShape, sessionShape } from './checkout.ts';
import { formIn, listIn, textIn, textsIn } from './form.ts';
import type { Form } from './form.ts';
import { customerShape, invoiceShape, peerTaxRate, subscriptionShape } from './shapes.ts';
import {
  changeItem,
  createSubscription,
  endSubscription,
  previewChange,
  settleUntil,
  upcomingInvoice,
} from './subscriptions.ts';
import type { ItemChange } from './subscriptions.ts';

/** Does what one request asks; answers the object. */
export type PeerAction = (desk: PeerDesk, form: Form, id: string) => unknown;

/** A text that a request must have. */
export const needed = (form: Form | undefined, name: string): string => {
  const value = textIn(form, name);
  if (value === undefined || value === '')
    throw new PeerRefusal(400, `Missing required param: ${name}.`, {
      code: 'parameter_missing',
      param: name,
    });
  return value;
};

const whole = (form: Form | undefined, name: string, fallback: number): number => {
  const value = Number(textIn(form, name) ?? fallback);
  if (Number.isSafeInteger(value)) return value;
  throw new PeerRefusal(400, `Invalid integer: ${textIn(form, name)}`, {
    code: 'parameter_invalid_integer',
    param: name,
  });
};

const itemsOf = (form: Form | undefined, name = 'items'): Form[] =>
  listIn(form, name).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));

const rateOf = (form: Form | undefined): string | null => {
  const [rate] = listIn(form, 'default_tax_rates');
  if (rate === undefined) return null;
  if (rate !== peerTaxRate) throw new PeerRefusal(400, 'No such tax rate', { code: 'resource_missing' });
  return rate;
};

/** Takes over what a request says of a customer. */
export const describe = (customer: PeerCustomer, form: Form): void => {
  const exempt = textIn(form, 'tax_exempt');
  customer.email = textIn(form, 'email') ?? customer.email;
  customer.name = textIn(form, 'name') ?? customer.name;
  customer.country = textIn(formIn(form, 'address'), 'country') ?? customer.country;
  customer.locale = textIn(formIn(form, 'preferred_locales'), '0') ?? customer.locale;
  customer.metadata = { ...customer.metadata, ...textsIn(form, 'metadata') };
  if (exempt === 'none' || exempt === 'exempt' || exempt === 'reverse') customer.taxExempt = exempt;
};

/** Makes a customer. */
export const createCustomer: PeerAction = (desk, form) => {
  const id = nextId(desk, 'cus');
  const clockId = textIn(form, 'test_clock') ?? null;
  const customer: PeerCustomer = {
    id,
    created: desk.now(),
    clockId,
    email: null,
    name: null,
    country: null,
    locale: null,
    taxExempt: 'none',
    metadata: {},
    card: null,
  };
  describe(customer, form);
  desk.books.customers[id] = customer;
  desk.tell('customer.created', customerShape(customer));
  return customerShape(customer);
};

/** Begins a subscription without a Checkout. */
export const createOnInvoice: PeerAction = (desk, form) => {
  const [item] = itemsOf(form);
  const isInvoiced = textIn(form, 'collection_method') === 'send_invoice';
  const subscription = createSubscription(desk, {
    customer: found(desk.books.customers, needed(form, 'customer'), 'customer').id,
    price: needed(item, 'price'),
    quantity: whole(item, 'quantity', 1),
    taxRate: rateOf(form),
    collection: isInvoiced ? 'send_invoice' : 'charge_automatically',
    daysUntilDue: isInvoiced ? whole(form, 'days_until_due', 30) : null,
    metadata: textsIn(form, 'metadata'),
  });
  return subscriptionShape(desk, subscription);
};

const changeOf = (desk: PeerDesk, subscription: PeerSubscription, form: Form): ItemChange => {
  const [item] = itemsOf(form);
  const behaviour = textIn(form, 'proration_behavior');
  return {
    price: textIn(item, 'price') ?? subscription.price,
    quantity: whole(item, 'quantity', subscription.quantity),
    proration: behaviour === 'none' || behaviour === 'always_invoice' ? behaviour : 'create_prorations',
    at: whole(form, 'proration_date', nowOf(desk, subscription.customer)),
    mustBePaid: textIn(form, 'payment_behavior') === 'error_if_incomplete',
  };
};

/** Changes price, quantity, end or metadata of a subscription. */
export const updateSubscription: PeerAction = (desk, form, id) => {
  const subscription = found(desk.books.subscriptions, id, 'subscription');
  if (formIn(form, 'items') !== undefined) changeItem(desk, subscription, changeOf(desk, subscription, form));
  const isEnding = textIn(form, 'cancel_at_period_end');
  if (isEnding !== undefined) {
    subscription.cancelAtPeriodEnd = isEnding === 'true';
    subscription.canceledAt = isEnding === 'true' ? nowOf(desk, subscription.customer) : null;
  }
  const pausing = form['pause_collection'];
  if (pausing !== undefined) subscription.isPaused = typeof pausing === 'object';
  Object.assign(subscription.metadata, textsIn(form, 'metadata'));
  desk.tell('customer.subscription.updated', subscriptionShape(desk, subscription));
  return subscriptionShape(desk, subscription);
};

/** Ends a subscription at once. */
export const cancelSubscription: PeerAction = (desk, _form, id) => {
  const subscription = found(desk.books.subscriptions, id, 'subscription');
  if (subscription.status !== 'canceled')
    endSubscription(desk, subscription, nowOf(desk, subscription.customer));
  return subscriptionShape(desk, subscription);
};

/** The next invoice as it stands, or what a change would cost. */
export const previewInvoice: PeerAction = (desk, form) => {
  const subscription = found(desk.books.subscriptions, needed(form, 'subscription'), 'subscription');
  const details = formIn(form, 'subscription_details');
  if (details === undefined) {
    if (subscription.cancelAtPeriodEnd || subscription.status === 'canceled')
      throw new PeerRefusal(404, 'No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
    return invoiceShape(desk, upcomingInvoice(desk, subscription));
  }
  return invoiceShape(desk, previewChange(desk, subscription, changeOf(desk, subscription, details)));
};

/** Opens a Checkout. */
export const openSession: PeerAction = (desk, form) => {
  const [line] = itemsOf(form, 'line_items');
  const details = formIn(form, 'subscription_data');
  const customer = found(desk.books.customers, needed(form, 'customer'), 'customer');
  const created = nowOf(desk, customer.id);
  const id = nextId(desk, 'cs');
  desk.books.sessions[id] = {
    id,
    customer: customer.id,
    price: found(desk.books.prices, needed(line, 'price'), 'price').id,
    quantity: whole(line, 'quantity', 1),
    taxRate: rateOf(details),
    created,
    expiresAt: whole(form, 'expires_at', created + 86_400),
    successUrl: needed(form, 'success_url'),
    cancelUrl: textIn(form, 'cancel_url') ?? needed(form, 'success_url'),
    locale: textIn(form, 'locale') ?? 'sv',
    clientReference: textIn(form, 'client_reference_id') ?? null,
    metadata: textsIn(form, 'metadata'),
    subscriptionMetadata: textsIn(details, 'metadata'),
    status: 'open',
    subscription: null,
    asked: null,
  };
  return sessionShape(desk, findSession(desk, id));
};

/** Opens a Portal. */
export const openPortal: PeerAction = (desk, form) => {
  const customer = found(desk.books.customers, needed(form, 'customer'), 'customer');
  const id = nextId(desk, 'bps');
  const created = nowOf(desk, customer.id);
  const returnUrl = needed(form, 'return_url');
  const locale = textIn(form, 'locale') ?? customer.locale ?? 'sv';
  desk.books.portals[id] = { id, customer: customer.id, created, returnUrl, locale };
  return portalShape(desk, found(desk.books.portals, id, 'portal session'));
};

/** A test clock as it is told. */
export const clockShape = (id: string, created: number, frozenTime: number) => ({
  id,
  object: 'test_helpers.test_clock',
  created,
  deletes_after: created + 30 * 86_400,
  frozen_time: frozenTime,
  livemode: false,
  name: null,
  status: 'ready',
});

/** Makes a clock that stands until it is advanced. */
export const createClock: PeerAction = (desk, form) => {
  const id = nextId(desk, 'clock');
  desk.books.clocks[id] = { id, created: desk.now(), frozenTime: whole(form, 'frozen_time', desk.now()) };
  return clockShape(id, desk.now(), whole(form, 'frozen_time', desk.now()));
};

/** Moves a clock, and does all that was due until then. */
export const advanceClock: PeerAction = (desk, form, id) => {
  const clock = found(desk.books.clocks, id, 'test clock');
  const to = whole(form, 'frozen_time', clock.frozenTime);
  if (to < clock.frozenTime) throw new PeerRefusal(400, 'The clock can only be advanced into the future.');
  clock.frozenTime = to;
  for (const customer of Object.values(desk.books.customers))
    if (customer.clockId === id) settleUntil(desk, customer.id, to);
  return clockShape(id, clock.created, to);
};

/** The phases that a request gives a schedule. */
export const schedulePhases = (form: Form) =>
  itemsOf(form, 'phases').map((phase) => {
    const [item] = itemsOf(phase);
    return { price: needed(item, 'price'), quantity: whole(item, 'quantity', 1) };
  });
