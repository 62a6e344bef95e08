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

describe('VAT rates', () => {
  test('food is 6 % from April 2026 through 2027, 12 % outside, either in the month of a change', () => {
    const rates = {
      '2026-03-31': '12',
      '2026-04-01': '6/12',
      '2026-04-30': '6/12',
      '2026-05-01': '6',
      '2027-12-31': '6',
      '2028-01-01': '6/12',
      '2028-01-31': '6/12',
      '2028-02-01': '12',
    };
    for (const [day, expected] of Object.entries(rates))
      expect(foodVatRates(day).join('/'), day).toBe(expected);
  });
  test.each([
    ['Standardmjölk 3 %', '2026-04-10', { '0': 'food', '6': null, '12': null, '25': 'food' }],
    ['Standardmjölk 3 %', '2026-06-10', { '0': 'food', '6': null, '12': 'food', '25': 'food' }],
    ['Nötfärs 12 %', '2028-03-01', { '0': 'food', '6': 'food', '12': null, '25': 'food' }],
    ['Rödvin Rioja Crianza 75 cl', '2026-10-01', { '0': 'alcohol', '6': 'alcohol', '25': null }],
    ['Pilsner 5,2 % 24x33 cl', '2026-10-01', { '6': 'alcohol', '12': 'alcohol', '25': null }],
    ['Vodka svensk 70 cl', '2026-10-01', { '12': 'alcohol', '25': null }],
    ['IPA 4 % 24x33 cl', '2026-10-01', { '12': 'alcohol', '25': null }],
    ['Ljus lager 5,2 % 24x33 cl', '2026-10-01', { '12': 'alcohol', '25': null }],
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
      'VODKA MARINAD 2 l',
      'RÖDVIN SÅS 1 l',
      'Kyld svensk ljus lager 5,2 %',
      'Ingefärsöl, stark',
      'Serveringstjänst med dryck',
      'Bordsservering med VIN',
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
  test('the rates that it may bear are told with the day', () => {
    const found = (issueDate: string) =>
      checkInvoice({ ...withLine({ name: 'Mjölk', vatRate: '25' }), issueDate, dueDate: null }).find(
        ({ code }) => code === 'line.food-vat-rate',
      )?.params;
    expect(found('2026-04-10')).toEqual({ rate: '25', expected: '6/12', date: '2026-04-10' });
    expect(found('2026-06-10')).toEqual({ rate: '25', expected: '6', date: '2026-06-10' });
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
