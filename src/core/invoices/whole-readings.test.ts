import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookedInvoice } from './booked-invoice.ts';
import { invoicePreview } from './invoice-preview.ts';
import { readInvoice } from './read-invoice.ts';
import { readRouting } from './read-routing.ts';

const folder = join(import.meta.dirname, '../../testing/invoices');

test.each([
  'ubl-invoice',
  'ubl-creditnote',
  'cii-invoice',
  'svefaktura-invoice',
  'zugferd1-invoice',
  'ubl-bare',
  'cii-bare',
  'cii-two-currencies',
  'cii-head',
  'svefaktura-bare',
])('%s is read, booked, shown and routed as it was, field for field', async (name) => {
  const bytes = readFileSync(join(folder, `${name}.xml`));
  const result = await readInvoice(bytes);
  if (!result.ok) throw new Error(result.reason);
  const { invoice } = result;
  const whole = {
    result,
    booked: bookedInvoice(invoice),
    preview: invoicePreview(invoice),
    routing: readRouting(bytes),
  };
  const expected: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  expect(JSON.parse(JSON.stringify(whole))).toEqual(expected);
});

const cii = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const ofNothing = (root: string, namespace: string) =>
  readInvoice(Buffer.from(`<r:${root} xmlns:r="${namespace}"/>`));

test('an invoice of nothing has no number', async () =>
  expect(await ofNothing('CrossIndustryInvoice', cii)).toMatchObject({ reason: 'invoice.number-missing' }));

test.each(['CrossIndustryInvoiceX', 'XCrossIndustryInvoice', 'Invoice'])('a %s is no invoice', async (root) =>
  expect(await ofNothing(root, cii)).toMatchObject({ reason: 'xml.not-an-invoice' }),
);
