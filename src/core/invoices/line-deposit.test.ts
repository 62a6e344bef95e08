import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { bookedInvoice } from './booked-invoice.ts';
import { readInvoice } from './read-invoice.ts';

const ubl = readFileSync(join(import.meta.dirname, '../../testing/invoices/ubl-invoice.xml'), 'utf8');

/** The first line charges more than its goods; the sums of the document are left as they were. */
const charging = (reason: string, amount: string): Buffer => {
  const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="SEK">${amount}</cbc:Amount></cac:AllowanceCharge>`;
  const raised = ubl.replace(
    /(<cac:InvoiceLine>[\s\S]*?<cbc:LineExtensionAmount[^>]*>)([\d.]+)/,
    (_all, before: string, sum: string) => before + decimal(sum).plus(decimal(amount)).toFixed(),
  );
  return Buffer.from(raised.replace(/(<cac:InvoiceLine>[\s\S]*?)(<cac:Item>)/, `$1${charge}$2`));
};

const firstOf = async (bytes: Uint8Array) => {
  const result = await readInvoice(bytes);
  if (!result.ok) throw new Error(result.reason);
  const [line] = result.invoice.lines;
  if (line === undefined) throw new Error('the invoice has lines');
  const findings = result.checks.filter(({ lineNo }) => lineNo === line.lineNo);
  return { line, findings, booked: bookedInvoice({ ...result.invoice, creditNote: true }).lines[0] };
};

test.each(['Pant', 'Pant burk 24 x 1 kr', 'Backpant', 'Returback'])(
  'a line charge for %s is deposit, per can or per crate, and in no price',
  async (reason) => {
    const { line: plain } = await firstOf(Buffer.from(ubl));
    const { line, findings, booked } = await firstOf(charging(reason, '24.00'));
    expect(line).toMatchObject({
      comparablePrice: plain.comparablePrice,
      discount: plain.discount,
      deposit: '24',
      sum: decimal(plain.sum).plus('24').toFixed(),
    });
    expect(findings).toEqual([]);
    expect(booked?.deposit).toBe('-24');
  },
);

test('a line charge for anything else is in the price, as before', async () => {
  const { line: plain } = await firstOf(Buffer.from(ubl));
  const { line, findings } = await firstOf(charging('Styckning', '24.00'));
  expect(line.deposit).toBe('0');
  expect(line.discount).toBe(decimal(plain.discount).minus('24').toFixed());
  expect(line.comparablePrice).not.toBe(plain.comparablePrice);
  expect(findings).toEqual([]);
});
