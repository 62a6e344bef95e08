import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The keys that the SDK's own types give each object, by the name that the object itself carries. */
const declared: Readonly<Record<string, readonly [file: string, name: string]>> = {
  customer: ['Customers', 'Customer'],
  price: ['Prices', 'Price'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  subscription_schedule: ['SubscriptionSchedules', 'SubscriptionSchedule'],
  invoice: ['Invoices', 'Invoice'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  tax_rate: ['TaxRates', 'TaxRate'],
  event: ['Events', 'EventBase'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
};

const resources = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');

/** The keys that the SDK declares for an object; throws for one that it does not know. */
export const keysOf = (object: string): ReadonlySet<string> => {
  if (object === 'list') return new Set(['object', 'data', 'has_more', 'url']);
  const [file, name] = declared[object] ?? [];
  if (file === undefined) throw new Error(`no type is known for ${object}`);
  const path = join(resources, `${file}.d.ts`);
  const text = readFileSync(path, 'utf8');
  const start = new RegExp(`^( *)(?:export )?interface ${name} \\{$`, 'm').exec(text);
  if (start === null) throw new Error(`${path} has no ${name}`);
  const indent = start[1] ?? '';
  const body = text.slice(start.index, text.indexOf(`\n${indent}}`, start.index));
  const member = new RegExp(`^${indent} {4}(\\w+)\\??:`, 'gm');
  return new Set([...body.matchAll(member)].map(([, key = '']) => key));
};
