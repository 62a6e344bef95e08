import { expect, test } from 'vitest';
import { repairsOf } from './rules-repairs.ts';

const line = (
  quantity: string | null,
  price: string | null,
  sum: string | null,
  discount: string | null = null,
) => ({
  quantity,
  price,
  sum,
  discount,
});
const told = (...given: Parameters<typeof line>) =>
  repairsOf(line(...given)).map(({ field, value }) => `${field} ${value}`);

test('a price whose comma was not read: the one most like it comes first', () => {
  expect(told('120', '5000', '6000.00')[0]).toBe('price 50');
});

test('a quantity with a figure too many', () => {
  expect(told('1120', '50', '6000')[0]).toBe('quantity 120');
});

test('a sum with one figure misread', () => {
  expect(told('3', '89.50', '263.50')[0]).toBe('sum 268.5');
});

test('a figure that was not read follows from the two that were', () => {
  expect(told('12', null, '540')).toEqual(['price 45']);
  expect(told(null, '45', '540')).toEqual(['quantity 12']);
  expect(told('12', '45', null)).toEqual(['sum 540']);
});

test('a discount is taken from what quantity and price make', () => {
  expect(told('10', '20', null, '25')).toEqual(['sum 175']);
  expect(told('10', '20', '175', '25')).toEqual([]);
});

test('weighed goods whose product rounds to the sum are right as they are', () => {
  expect(told('14.237', '189', '2690.79')).toEqual([]);
});

test('nothing is proposed that nobody could have printed, nor where two figures are missing', () => {
  expect(told('7', '33', '100').some((one) => one.startsWith('quantity'))).toBe(false);
  expect(told(null, null, '100')).toEqual([]);
  expect(told('0', null, '100')).toEqual([]);
});
