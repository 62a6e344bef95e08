import { expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { alertsAbove, dealAlerts, swallowsPrice, toldBelow } from './deal-tolerance.ts';

const kronor = (value: string) => ({ type: 'kr', value }) as const;
const percent = (value: string) => ({ type: 'percent', value }) as const;

test('a deal alerts above its price and what it allows, half-up at six decimals', () => {
  expect(alertsAbove({ price: '1.2345675', toleranceUp: kronor('0') })).toBe('1.234568');
  expect(alertsAbove({ price: '100', toleranceUp: kronor('2.5') })).toBe('102.5');
  expect(alertsAbove({ price: '80', toleranceUp: percent('2.5') })).toBe('82');
});

test('it tells of less below its price without what it allows, or of all that is less', () => {
  expect(toldBelow({ price: '1.2345675', toleranceDown: kronor('0.1') })).toBe('1.134568');
  expect(toldBelow({ price: '80', toleranceDown: percent('2.5') })).toBe('78');
  expect(toldBelow({ price: '80', toleranceDown: kronor('0') })).toBeNull();
});

test.each([
  ['amount', '99.99', '100', false],
  ['amount', '100', '100', true],
  ['amount', '100', '100.01', false],
  ['amount', '5', '4', true],
  ['percent', '99.9', '2', false],
  ['percent', '100', '2', true],
  ['percent', '100', '500', true],
] as const)('a tolerance in %s of %s swallows a price of %s: %s', (type, allowed, price, expected) =>
  expect(swallowsPrice(type, allowed, price)).toBe(expected),
);

test.each([
  [kronor('2'), '2', false],
  [kronor('2'), '2.01', true],
  [percent('2'), '1.60', false],
  [percent('2'), '1.61', true],
  [kronor('0'), '0.01', true],
  [kronor('0'), '0', false],
  [kronor('0'), '-5', false],
])('of a promised 80 kr, %j lets a difference of %s alert: %s', (toleranceUp, difference, expected) =>
  expect(dealAlerts({ toleranceUp }, decimal(difference), '80')).toBe(expected),
);
