import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCodes } from './check-finding.ts';
import { checkInvoice } from './checks.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { readXml } from '../read-xml.ts';

const { invoice } = readXml(
  readFileSync(join(import.meta.dirname, '../../../testing/invoices/ubl-invoice.xml')),
);
const codes = (changed: Invoice): string[] =>
  checkInvoice(changed).map(({ code, severity }) => `${severity} ${code}`);
const withLine = (change: Partial<InvoiceLine>): Invoice => ({
  ...invoice,
  lines: invoice.lines.map((line, index) => (index === 2 ? { ...line, ...change } : line)),
});
const arithmetic = (quantity: string, price: string, sum: string): boolean =>
  codes(withLine({ quantity, price, sum })).includes('fail line.arithmetic');

test('what a check can find is named once, by what it is about', () => {
  expect(new Set(checkCodes).size).toBe(checkCodes.length);
  expect(checkCodes).toContain('document.buyer-other');
  for (const code of checkCodes) expect(code).toMatch(/^(line|document|supplier|payment)\.[a-z-]+$/);
});

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
  test('without VAT rows the stated VAT is not judged, and without VAT at all nothing is due for it', () => {
    expect(codes({ ...invoice, vat: [] })).toEqual([]);
    expect(codes({ ...invoice, vat: invoice.vat.map((row) => ({ ...row, tax: null })) })).toEqual([]);
    const untold = { ...invoice, taxTotal: null, vat: [] };
    expect(codes({ ...untold, taxInclusive: '125.00', taxExclusive: '100.00' })).toEqual([]);
    expect(codes({ ...untold, taxInclusive: '100.00', taxExclusive: '100.00' })).toEqual([
      'warn document.payable',
    ]);
  });
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
  test('a GTIN is judged by its check digit where it has eight to fourteen digits', () => {
    const judged = (gtin: string | null) => codes(withLine({ gtin })).length > 0;
    const sound = [
      null,
      '4006381333931',
      '96385074',
      '7350099',
      '735009999001345',
      'x7350099990020',
      '7350099990020x',
    ];
    expect(sound.filter(judged)).toEqual([]);
    expect(['7350099990020', '96385075'].filter(judged)).toHaveLength(2);
  });
  test('other invoices in the same file are told with their number', () => {
    expect(checkInvoice(invoice)).toEqual([]);
    expect(checkInvoice(invoice, 0)).toEqual([]);
    expect(checkInvoice(invoice, 1)).toEqual([
      { code: 'document.more-invoices', severity: 'warn', params: { count: '1' } },
    ]);
  });
  test('due before issue, nameless line, unknown currency', () => {
    expect(codes({ ...invoice, dueDate: '2026-10-04' })).toEqual(['warn document.due-before-issue']);
    expect(codes({ ...invoice, dueDate: invoice.issueDate })).toEqual([]);
    expect(codes(withLine({ name: '' }))).toEqual(['warn line.name-missing']);
    expect(codes({ ...invoice, currency: 'kr' })).toContain('fail document.currency-unknown');
  });
});
