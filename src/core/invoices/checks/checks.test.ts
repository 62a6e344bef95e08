import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkInvoice } from './checks.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { readXml } from '../read-xml.ts';
import { foodVatRates } from './swedish-vat.ts';

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
  test('food is 6 % from April 2026 through 2027, 12 % outside, either in the month of a change', () => {
    const days = ['2026-03-31', '2026-04-01', '2026-05-01', '2027-12-31', '2028-01-15', '2028-02-01'];
    expect(days.map((day) => foodVatRates(day).join('/'))).toEqual(['12', '6/12', '6', '6', '6/12', '12']);
  });
  test.each([
    ['Standardmjölk 3 %', '2026-04-10', { '0': 'food', '6': null, '12': null, '25': 'food' }],
    ['Standardmjölk 3 %', '2026-06-10', { '0': 'food', '6': null, '12': 'food', '25': 'food' }],
    ['Nötfärs 12 %', '2028-03-01', { '0': 'food', '6': 'food', '12': null, '25': 'food' }],
    ['Rödvin Rioja Crianza 75 cl', '2026-10-01', { '0': 'alcohol', '6': 'alcohol', '25': null }],
    ['Pilsner 5,2 % 24x33 cl', '2026-10-01', { '6': 'alcohol', '12': 'alcohol', '25': null }],
    ['Vodka svensk 70 cl', '2026-10-01', { '12': 'alcohol', '25': null }],
    ['Bordsservering', '2026-10-01', { '6': 'restaurant', '12': null, '25': 'restaurant' }],
    ...[
      'Lager fat 30 l',
      'Öl 3,5 % 24x33 cl',
      'Öl alkoholfri 0,4 % 24x33 cl',
      'Vin alkoholfritt 75 cl',
      'Rödvinsvinäger 5 l',
      'Rödvin matlagning 5 l',
      'Whisky senap 250 g',
      'Vinbär röda',
      'Ginger beer 24x20 cl',
      'Champagneglas 6 st',
      'Catering',
      'Lunch',
    ].map((name) => [name, '2026-10-01', { '0': null, '6': null, '12': null, '25': null }] as const),
  ] as const)('%s on %s', (name, issueDate, findings) => {
    for (const [rate, goods] of Object.entries(findings)) {
      const found = goods === null ? [] : [`warn line.${goods}-vat-rate`];
      const checked = checkInvoice({ ...withLine({ name, vatRate: rate }), issueDate, dueDate: null });
      const ofLine = checked.flatMap((each) => (each.lineNo === 3 ? `${each.severity} ${each.code}` : []));
      expect(ofLine, `at ${rate} %`).toEqual(found);
    }
  });
  test('a supplier without a VAT number is judged by its organisation number, except that it may be free of VAT', () => {
    const judged = (
      supplier: Partial<Invoice['supplier']>,
      vatRate: string,
      changes: Partial<Invoice> = {},
    ) =>
      codes({
        ...withLine({ name: 'Mjölk', vatRate }),
        supplier: { ...invoice.supplier, vatNumber: null, ...supplier },
        ...changes,
      });
    expect(judged({}, '25')).toEqual(['warn line.food-vat-rate']);
    expect(judged({}, '0')).toEqual([]);
    expect(judged({ organizationNumber: null }, '25')).toEqual([]);
    expect(judged({}, '25', { currency: 'EUR' })).toEqual([]);
    const abroad = { buyer: { ...invoice.buyer, vatNumber: 'DK12345678' } };
    expect(judged({ vatNumber: invoice.supplier.vatNumber }, '0', abroad)).toEqual([]);
    expect(judged({}, '12', { creditNote: true })).toEqual([]);
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
