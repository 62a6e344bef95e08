import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkInvoice } from './checks.ts';
import { foodVatRate } from './food-vat.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { readXml } from './read-xml.ts';

const { invoice } = readXml(readFileSync(join(import.meta.dirname, 'fixtures/ubl-invoice.xml')));
const codes = (changed: Invoice): string[] =>
  checkInvoice(changed).map(({ code, severity }) => `${severity} ${code}`);
const withLine = (change: Partial<InvoiceLine>): Invoice => ({
  ...invoice,
  lines: invoice.lines.map((line, index) => (index === 2 ? { ...line, ...change } : line)),
});
const arithmetic = (quantity: string, price: string, sum: string): boolean =>
  codes(withLine({ quantity, price, sum })).includes('fail line.arithmetic');

describe('line arithmetic', () => {
  test('a wrong sum closes the gate, with its figures', () => {
    const found = checkInvoice(withLine({ sum: '784.00' })).find(({ code }) => code === 'line.arithmetic');
    expect(found).toEqual({
      code: 'line.arithmetic',
      severity: 'fail',
      lineNo: 3,
      params: {
        quantity: '6',
        price: '129.00',
        discount: '0',
        sum: '784.00',
        expected: '774.00',
        difference: '10.00',
      },
    });
  });
  test('hidden decimals of the price are allowed: 6 x 33.40 = 200.39, a thousand at 0.12 = 124.90', () => {
    expect(arithmetic('6', '33.40', '200.39')).toBe(false);
    expect(arithmetic('1000', '0.12', '124.90')).toBe(false);
    expect(arithmetic('1000', '0.12', '125.10')).toBe(true);
    expect(arithmetic('1000', '0.1200', '120.06')).toBe(true);
  });
  test('two öre always, a third not', () => {
    expect(arithmetic('1', '10.00', '10.02')).toBe(false);
    expect(arithmetic('1', '10.00', '10.03')).toBe(true);
  });
  test('a negative line is judged like any other', () => {
    expect(arithmetic('-6', '129.00', '-774.00')).toBe(false);
    expect(arithmetic('-6', '129.00', '774.00')).toBe(true);
  });
});

describe('totals', () => {
  test('lines that miss the stated sum', () => {
    expect(codes({ ...invoice, lines: invoice.lines.slice(1) })).toContain('fail document.line-sum');
  });
  test('VAT rows that miss the stated VAT', () => {
    expect(codes({ ...invoice, vat: invoice.vat.slice(1) })).toEqual(['warn document.tax-total']);
  });
  test('rounding and prepayment belong to the amount due', () => {
    expect(codes({ ...invoice, rounding: null })).toEqual(['warn document.payable']);
    expect(codes({ ...invoice, prepaid: '7.00', payable: '2500.00' })).toEqual([]);
  });
  test('what the document leaves out is not judged', () => {
    expect(codes({ ...invoice, lineNet: null, payable: null, taxTotal: null, vat: [] })).toEqual([]);
  });
});

describe('VAT rates', () => {
  test('food is 6 % from April 2026 through 2027, 12 % outside, silent in the month of a change', () => {
    const days = ['2026-03-31', '2026-04-01', '2026-05-01', '2027-12-31', '2028-01-15', '2028-02-01'];
    expect(days.map(foodVatRate)).toEqual(['12', null, '6', '6', null, '12']);
  });
  test('only a rate that cannot be right is called wrong', () => {
    expect(codes(withLine({ vatRate: '19' }))).toEqual(['warn line.vat-rate-impossible']);
    expect(codes(withLine({ name: 'Standardmjölk 3 %', vatRate: '12.00' }))).toEqual([
      'warn line.food-vat-rate',
    ]);
    expect(codes(withLine({ name: 'Lunch', vatRate: '12' }))).toEqual([]);
    expect(
      codes({ ...withLine({ name: 'Standardmjölk 3 %', vatRate: '12' }), issueDate: '2026-04-10' }),
    ).toEqual([]);
    expect(
      codes({ ...withLine({ vatRate: '19' }), supplier: { ...invoice.supplier, vatNumber: 'DE123456789' } }),
    ).toEqual([]);
  });
});

describe('identifiers and dates', () => {
  test('wrong check digits only warn', () => {
    const wrong: Invoice = {
      ...withLine({ gtin: '7350099990020' }),
      supplier: { ...invoice.supplier, organizationNumber: '5598765436', vatNumber: 'SE559876543601' },
      payment: { ...invoice.payment, bankgiro: '59871237', plusgiro: '1234567' },
    };
    expect(codes(wrong)).toEqual([
      'warn line.gtin-check-digit',
      'warn supplier.organization-number-check-digit',
      'warn supplier.vat-number-check-digit',
      'warn payment.bankgiro-check-digit',
      'warn payment.plusgiro-check-digit',
    ]);
  });
  test('due before issue, nameless line, unknown currency', () => {
    expect(codes({ ...invoice, dueDate: '2026-10-04' })).toEqual(['warn document.due-before-issue']);
    expect(codes({ ...invoice, dueDate: invoice.issueDate })).toEqual([]);
    expect(codes(withLine({ name: '' }))).toEqual(['warn line.name-missing']);
    expect(codes({ ...invoice, currency: 'kr' })).toContain('fail document.currency-unknown');
  });
});
