import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookedInvoice } from './booked-invoice.ts';
import { checkInvoice } from './checks/checks.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { readXml } from './read-xml.ts';

const { invoice } = readXml(
  readFileSync(join(import.meta.dirname, '../../testing/invoices/ubl-invoice.xml')),
);
describe('limits of the checks', () => {
  const found = (changed: Partial<Invoice>): string[] =>
    checkInvoice({ ...invoice, ...changed }).map(({ code, severity }) => `${severity} ${code}`);
  const has = (code: string, changed: Partial<Invoice>): boolean => found(changed).includes(code);
  const line = (change: Partial<InvoiceLine>): Partial<Invoice> => ({
    lines: invoice.lines.map((each, at) => (at === 2 ? { ...each, ...change } : each)),
  });

  test('two öre between quantity × price and sum, or what the price’s last decimal hides', () => {
    const off = (quantity: string, price: string, sum: string): boolean =>
      has('fail line.arithmetic', line({ quantity, price, sum, discount: '0' }));
    expect([off('2', '10', '20.02'), off('2', '10.00', '20.03'), off('2', '10.00', '19.97')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([off('100', '1.5', '155'), off('100', '1.5', '155.01'), off('-100', '1.5', '-155')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('words and numbers of the head', () => {
    expect(has('fail document.currency-unknown', { currency: 'SE' })).toBe(true);
    expect(has('fail document.currency-unknown', { currency: 'xSEK' })).toBe(true);
    expect(has('fail document.currency-unknown', { currency: 'SEKx' })).toBe(true);
    expect(has('warn document.due-before-issue', { dueDate: invoice.issueDate })).toBe(false);
    expect(has('warn document.due-before-issue', { dueDate: '1999-01-01' })).toBe(true);
    expect(has('warn document.lines-missing', { lines: [] })).toBe(true);
    expect(has('warn document.lines-missing', {})).toBe(false);
  });

  test('half an öre a line, two at least', () => {
    const lines = Array.from({ length: 4 }, (_, at) => ({
      ...(invoice.lines[0] as InvoiceLine),
      lineNo: at + 1,
      quantity: '1',
      price: '10',
      discount: '0',
      deposit: '0',
      sum: '10.00',
    }));
    const sums = (count: number, lineNet: string): boolean =>
      has('fail document.line-sum', {
        lineNet,
        lines: Array.from({ length: count }, (_, at) => ({
          ...(lines[at % 4] as InvoiceLine),
          lineNo: at + 1,
        })),
      });
    expect([sums(4, '40.02'), sums(4, '40.03'), sums(4, '39.98'), sums(4, '39.97')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([sums(10, '100.05'), sums(10, '100.06')]).toEqual([false, true]);
  });
});

describe('a credit note is booked with the opposite sign', () => {
  const credit: Invoice = {
    ...invoice,
    creditNote: true,
    lines: [{ ...(invoice.lines[0] as InvoiceLine), quantity: '2', discount: '0.00', sum: '20' }],
    charges: [{ charge: false, kind: 'discount', reason: null, amount: '5', vatRate: null }],
    lineNet: null,
    taxExclusive: null,
    taxTotal: '3',
    taxInclusive: null,
    rounding: '-0.5',
    payable: null,
  };

  test('its totals are made of what it states', () => {
    const booked = bookedInvoice(credit);
    expect(booked).toMatchObject({ total: '-18', net: '-15', taxTotal: '-3', rounding: '0.5' });
    expect(booked.lines).toMatchObject([{ quantity: '-2', discount: '0.00', sum: '-20' }]);
    expect(booked.charges).toMatchObject([{ amount: '-5' }]);
    expect(bookedInvoice({ ...credit, creditNote: false })).toMatchObject({ total: '18', net: '15' });
    expect(bookedInvoice({ ...credit, lineNet: '30' })).toMatchObject({ net: '-25', total: '-28' });
    expect(bookedInvoice({ ...credit, taxExclusive: '7', payable: '9' })).toMatchObject({
      net: '-7',
      total: '-9',
    });
    expect(bookedInvoice({ ...credit, taxInclusive: '8' })).toMatchObject({ net: '-15', total: '-8' });
  });

  test('unless it is written so already, or is of nothing', () => {
    expect(bookedInvoice({ ...credit, payable: '-9' })).toMatchObject({ total: '-9', net: '15' });
    expect(bookedInvoice({ ...credit, payable: '0', taxInclusive: '0', taxExclusive: '-7' })).toMatchObject({
      net: '-7',
      total: '0',
    });
    const nothing = { ...credit, payable: '0', taxInclusive: '0', taxExclusive: '0.00', taxTotal: null };
    expect(bookedInvoice(nothing)).toMatchObject({ total: '0', net: '0.00', taxTotal: null });
  });
});
