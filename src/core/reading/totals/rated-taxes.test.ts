import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sumOf } from '../../values/decimal.ts';
import { proveNet, type RatedTax } from './rated-taxes.ts';

const taxOf = (rate: string, ore: number): RatedTax => {
  const value = decimal(String(ore)).div('100').times(rate).div('100').round(2);
  const place = { page: 1, box: { x: 0, y: 0, width: 0, height: 0 } };
  return {
    rate: decimal(rate),
    amount: { kind: 'vat', text: value.toFixed(2), value, place, score: 1, label: `Moms ${rate} %` },
  };
};

const bases = fc.record({
  high: fc.integer({ min: 100, max: 50_000_000 }),
  low: fc.integer({ min: 100, max: 50_000_000 }),
  off: fc.integer({ min: 50, max: 1_000_000 }),
});

test('VAT of two rates proves the net that it was reckoned from, and no other by more than some öre', () => {
  fc.assert(
    fc.property(bases, ({ high, low, off }) => {
      const taxes = [taxOf('25', high), taxOf('6', low)];
      const vat = sumOf(taxes.map(({ amount }) => amount.value));
      const net = decimal(String(high + low)).div('100');
      expect(proveNet(taxes, net, vat)).toBe(true);
      expect(proveNet(taxes, net.plus(decimal(String(off)).div('100')), vat)).toBe(false);
      expect(proveNet(taxes, net, vat.plus('0.01'))).toBe(false);
    }),
    { numRuns: 200 },
  );
});
