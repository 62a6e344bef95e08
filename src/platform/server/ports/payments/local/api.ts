import {
  advanceClock,
  cancelSubscription,
  clockShape,
  createClock,
  createCustomer,
  createOnInvoice,
  describe,
  needed,
  openPortal,
  openSession,
  previewInvoice,
  schedulePhases,
  updateSubscription,
} from './acts.ts';
import type { PeerAction } from './acts.ts';
import { found } from './books.ts';
import type { PeerDesk } from './books.ts';
import { expireSession, findSession, sessionShape } from './checkout.ts';
import { textIn } from './form.ts';
import type { Form } from './form.ts';
import { payInvoice } from './invoices.ts';
import { releaseSchedule, scheduleFrom, setPhases } from './schedules.ts';
import {
  cardShape,
  customerShape,
  invoiceShape,
  priceShape,
  scheduleShape,
  subscriptionShape,
  taxRateShape,
} from './shapes.ts';

/** What can be asked for by its id, by the prefix of its path. */
const readers: Readonly<Record<string, PeerAction>> = {
  customers: (desk, _form, id) => customerShape(found(desk.books.customers, id, 'customer')),
  prices: (desk, _form, id) => priceShape(found(desk.books.prices, id, 'price')),
  subscriptions: (desk, _form, id) =>
    subscriptionShape(desk, found(desk.books.subscriptions, id, 'subscription')),
  invoices: (desk, _form, id) => invoiceShape(desk, found(desk.books.invoices, id, 'invoice')),
  subscription_schedules: (desk, _form, id) =>
    scheduleShape(found(desk.books.schedules, id, 'subscription schedule')),
  'checkout/sessions': (desk, _form, id) => sessionShape(desk, findSession(desk, id)),
  tax_rates: () => taxRateShape(),
  payment_methods: (desk, _form, id) => {
    const owner = Object.values(desk.books.customers).find(({ card }) => card?.id === id);
    return owner === undefined ? found({}, id, 'payment_method') : cardShape(owner);
  },
  'test_helpers/test_clocks': (desk, _form, id) => {
    const { created, frozenTime } = found(desk.books.clocks, id, 'test clock');
    return clockShape(id, created, frozenTime);
  },
};

/** Lists, newest first, as they are filtered by the request. */
const lists: Readonly<Record<string, (desk: PeerDesk, form: Form) => readonly unknown[]>> = {
  subscriptions: (desk, form) =>
    Object.values(desk.books.subscriptions)
      .filter(
        ({ customer, status }) =>
          customer === textIn(form, 'customer') &&
          (textIn(form, 'status') === 'all' || status !== 'canceled'),
      )
      .toReversed()
      .map((one) => subscriptionShape(desk, one)),
  invoices: (desk, form) =>
    Object.values(desk.books.invoices)
      .filter(
        ({ customer, subscription, status }) =>
          customer === (textIn(form, 'customer') ?? customer) &&
          subscription === (textIn(form, 'subscription') ?? subscription) &&
          status === (textIn(form, 'status') ?? status),
      )
      .toReversed()
      .map((one) => invoiceShape(desk, one)),
};

const posts: readonly (readonly [RegExp, PeerAction])[] = [
  [/^customers$/, createCustomer],
  [
    /^customers\/(\w+)$/,
    (desk, form, id) => {
      const customer = found(desk.books.customers, id, 'customer');
      describe(customer, form);
      return customerShape(customer);
    },
  ],
  [/^subscriptions$/, createOnInvoice],
  [/^subscriptions\/(\w+)$/, updateSubscription],
  [/^invoices\/create_preview$/, previewInvoice],
  [
    /^invoices\/(\w+)\/pay$/,
    (desk, form, id) => invoiceShape(desk, payInvoice(desk, id, textIn(form, 'paid_out_of_band') === 'true')),
  ],
  [/^checkout\/sessions$/, openSession],
  [/^checkout\/sessions\/(\w+)\/expire$/, (desk, _form, id) => sessionShape(desk, expireSession(desk, id))],
  [/^billing_portal\/sessions$/, openPortal],
  [
    /^subscription_schedules$/,
    (desk, form) => scheduleShape(scheduleFrom(desk, needed(form, 'from_subscription'))),
  ],
  [/^subscription_schedules\/(\w+)\/release$/, (desk, _form, id) => scheduleShape(releaseSchedule(desk, id))],
  [
    /^subscription_schedules\/(\w+)$/,
    (desk, form, id) => scheduleShape(setPhases(desk, id, schedulePhases(form))),
  ],
  [/^test_helpers\/test_clocks$/, createClock],
  [/^test_helpers\/test_clocks\/(\w+)\/advance$/, advanceClock],
];

/** What a request asks for; undefined where there is nothing of the kind. */
export const actionFor = (
  method: string,
  path: string,
): { readonly run: PeerAction; readonly id: string } | undefined => {
  if (method === 'POST')
    return posts
      .map(([pattern, run]) => ({ run, match: pattern.exec(path) }))
      .flatMap(({ run, match }) => (match === null ? [] : [{ run, id: match[1] ?? '' }]))[0];
  const [, kind = '', id = ''] = /^(.+)\/([\w-]+)$/.exec(path) ?? [];
  if (method === 'DELETE' && kind === 'subscriptions') return { run: cancelSubscription, id };
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  return method === 'GET' && read !== undefined ? { run: read, id } : undefined;
};

/** A list that a path names; undefined where it names none. */
export const listFor = (path: string) => (Object.hasOwn(lists, path) ? lists[path] : undefined);

/** The object with an id, whatever its kind, for what a request wants expanded. */
export const objectOf = (desk: PeerDesk, id: string): unknown => {
  const { books } = desk;
  const customer = Object.values(books.customers).find(({ card }) => card?.id === id);
  if (customer !== undefined) return cardShape(customer);
  if (Object.hasOwn(books.customers, id)) return readers['customers']?.(desk, {}, id);
  if (Object.hasOwn(books.invoices, id)) return readers['invoices']?.(desk, {}, id);
  if (Object.hasOwn(books.subscriptions, id)) return readers['subscriptions']?.(desk, {}, id);
  if (Object.hasOwn(books.schedules, id)) return readers['subscription_schedules']?.(desk, {}, id);
  return undefined;
};
