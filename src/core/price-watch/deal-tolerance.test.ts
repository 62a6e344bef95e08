import { expect, test } from 'vitest';
import { alertsAbove, toldBelow } from './deal-tolerance.ts';

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
