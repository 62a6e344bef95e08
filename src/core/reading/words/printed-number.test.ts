import { describe, expect, test } from 'vitest';
import { type DecimalMark, printedNumber, valueOf } from './printed-number.ts';

const value = (text: string, mark: DecimalMark): string | null => {
  const printed = printedNumber(text);
  return printed === null ? null : valueOf(printed, mark);
};

describe('a printed number', () => {
  test.each([
    ['1 234,50', ',', '1234.50'],
    ['1.234,50', ',', '1234.50'],
    ['1.234', ',', '1234'],
    ['3.5', ',', '3.5'],
    ['0.250', ',', '0.250'],
    ['12,345', ',', '12.345'],
    ['$3,500', '.', '3500'],
    ['1,980.00', '.', '1980.00'],
    ["1'234.50", '.', '1234.50'],
    ['12,50-', ',', '-12.50'],
    ['−0,10', ',', '-0.10'],
    ['(12.00)', '.', '-12.00'],
    ['-0,00', ',', '0.00'],
    ['95:-', ',', '95'],
    ['19,90kr', ',', '19.90'],
    ['25%', ',', '25'],
    ['5kg', ',', '5'],
  ] as const)('%s with %s is %s', (text, mark, expected) => {
    expect(value(text, mark)).toBe(expected);
  });

  test.each(['2026-10-05', '5050-1055', 'A4', '+46', '12x10', '1.2.3', ''])('%s is none', (text) => {
    expect(value(text, ',')).toBeNull();
  });
});
