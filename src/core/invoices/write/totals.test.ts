import { rgb } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import { supplierColor } from './supplier-color.ts';
import { totalsOf } from './totals.ts';
import { leaf, xml } from './xml-text.ts';

test('totals follow EN 16931: lines, charges, VAT by rate, öresavrundning', () => {
  const totals = totalsOf(exampleDraft);
  const text = (value: { toFixed: (places: number) => string }): string => value.toFixed(2);
  expect(totals.lines.map(({ sum }) => text(sum))).toEqual([
    '999.02',
    '1408.93',
    '2144.00',
    '240.00',
    '-112.50',
  ]);
  expect(totals.vat.map(({ rate, taxable, tax }) => `${rate}: ${text(taxable)} ${text(tax)}`)).toEqual([
    '25: 2466.50 616.63',
    '6: 2307.45 138.45',
  ]);
  expect([totals.lineNet, totals.charges, totals.allowances, totals.taxExclusive].map(text)).toEqual([
    '4679.45',
    '195.00',
    '100.50',
    '4773.95',
  ]);
  expect([totals.tax, totals.taxInclusive, totals.rounding, totals.payable].map(text)).toEqual([
    '755.08',
    '5529.03',
    '-0.03',
    '5529.00',
  ]);
});

test('without öresavrundning the amount due is exact', () => {
  const totals = totalsOf({ ...exampleDraft, roundToKrona: false });
  expect([totals.rounding.toFixed(), totals.payable.toFixed()]).toEqual(['0', '5529.03']);
});

test('an element of nothing is left out, and a supplier without a number is printed in black', () => {
  expect([xml('a'), xml('a', '', ''), xml('a', leaf('b', ''))]).toEqual(['', '', '<a><b></b></a>']);
  const named = (organizationNumber: string) =>
    supplierColor({ ...exampleDraft, supplier: { ...exampleDraft.supplier, organizationNumber } });
  expect(named('HRB 1')).toEqual(rgb(0, 0, 0));
  expect(named('6')).toEqual(named('12'));
  expect(named('6')).not.toEqual(named('7'));
});
