import { expect, test } from 'vitest';
import { decimal } from '../../values/decimal.ts';
import type { TotalCandidate } from './total-candidates.ts';
import { ratesOfLines } from './rates-of-lines.ts';

const total = (kind: 'net' | 'vat', text: string): TotalCandidate => ({
  kind,
  text,
  value: decimal(text),
  place: { page: 1, box: { x: 0, y: 0, width: 9, height: 9 } },
  score: 1,
  label: '',
});
const read = (lines: string, net: string, vat: string): string[] =>
  ratesOfLines(
    lines.split(' ').map((line) => {
      const [sum = '', rate = ''] = line.split('@');
      return { sum, vatRate: rate === '' ? null : rate };
    }),
    { net: total('net', net), vat: total('vat', vat) },
  ).map(({ rate, base, amount }) => `${rate.text} ${base.text} ${amount.text}`);

test.each([
  ['two rates', '100.00@25 200.00@12 50.00@25', '350.00', '61.50', ['25 150.00 37.50', '12 200.00 24.00']],
  ['freight at the rate that fits', '100.00@12', '150.00', '24.50', ['12 100.00 12.00', '25 50.00 12.50']],
  ['VAT rounded line by line', '0.10@25 0.10@25 0.10@25', '0.30', '0.09', ['25 0.30 0.09']],
  ['a credit note with signs in its totals', '100.00@25', '-100.00', '-25.00', ['25 -100.00 -25.00']],
  ['another VAT', '100.00@25 200.00@12', '300.00', '50.00', []],
  ['a line without a rate', '100.00@25 200.00@', '300.00', '49.00', []],
  ['a code in the place of a rate', '100.00@1', '100.00', '25.00', []],
])('%s', (_, lines, net, vat, expected) => {
  expect(read(lines, net, vat)).toEqual(expected);
});
