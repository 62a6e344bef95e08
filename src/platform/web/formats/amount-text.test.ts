import { expect, it } from 'vitest';
import { amountOf, amountText } from './amount-text.ts';

it.each([
  ['1 234,50', '1234.50'],
  ['1\u00a0234,5', '1234.5'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50 kr', '1234.50'],
  ['12 %', '12'],
  ['\u221212', '-12'],
  [',5', '0.5'],
  ['7,', '7'],
  ['  ', null],
  ['tolv', undefined],
  ['1-2', undefined],
  ['--1', undefined],
])('reads %j as %j', (typed, value) => expect(amountOf(typed)).toBe(value));

it.each(['0', '12.5', '-1234567.00', '999', '1000', '0.0001'])(
  'writes %s so that it reads the same',
  (value) => {
    expect(amountOf(amountText(value))).toBe(value);
  },
);

it('writes amounts as a Swede does', () => {
  expect(amountText('-16726.28')).toBe('\u221216\u00a0726,28');
  expect(amountText(null)).toBe('');
});
