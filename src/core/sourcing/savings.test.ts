import { expect, test } from 'vitest';
import { largestSaving, savingsBy, yearlySaving } from './savings.ts';

const gap = (paid: string, lower: string, yearlyQuantity = '100') =>
  yearlySaving({ paid, lower, yearlyQuantity });

test('the difference times what a year takes, to the öre', () => {
  expect(gap('109', '96.2', '470')).toBe('6016.00');
  expect(gap('1.005', '1', '1')).toBe('0.01');
});

test('nothing is saved at the same or a higher price', () => {
  expect(gap('10', '10')).toBeNull();
  expect(gap('10', '11')).toBeNull();
});

test('more than 90 % is a wrong match and no saving', () => {
  expect(gap('100', '10')).toBe('9000.00');
  expect(gap('100', '9.99')).toBeNull();
  expect(gap('100', '0')).toBeNull();
});

test('the largest of an article counts, never the sum', () => {
  const savings = [
    { source: 'offer', yearly: '90.00' },
    { source: 'own-outlet', yearly: '120.00' },
    { source: 'deal', yearly: '120.00' },
  ] as const;
  expect(largestSaving(savings)).toEqual({ source: 'deal', yearly: '120.00' });
  expect(largestSaving([])).toBeNull();
});

test('by category, the largest first', () => {
  const counted = [
    { key: 'meat', yearly: '1.10' },
    { key: 'fish', yearly: '5.00' },
    { key: 'meat', yearly: '2.00' },
  ] as const;
  expect(savingsBy(counted)).toEqual([
    { key: 'fish', yearly: '5.00', articles: 1 },
    { key: 'meat', yearly: '3.10', articles: 2 },
  ]);
});
