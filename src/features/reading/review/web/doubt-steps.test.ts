import { expect, test } from 'vitest';
import { stepAfter, stepOf, stepsOf } from './doubt-steps.ts';

test('the fields of a line are one step, every other field is its own', () => {
  expect([stepOf('lines.7.price'), stepOf('vat.0.tax'), stepOf('number')]).toEqual([
    'lines.7',
    'vat.0.tax',
    'number',
  ]);
});

test('lines come first in their order, doubtful or not closing; then the head, then the rest', () => {
  const paths = ['payable', 'number', 'lines.4.sum', 'lines.2.price', 'lines.2.sum', 'supplier.name'];
  expect(stepsOf([2, 9, 4, 5], new Set([9]), paths)).toEqual([
    'lines.2',
    'lines.9',
    'lines.4',
    'supplier.name',
    'number',
    'payable',
  ]);
});

test('a document without lines asks for them first, and a line that was taken away is asked for no longer', () => {
  expect(stepsOf([], new Set(), ['number', 'lines'])).toEqual(['lines', 'number']);
  expect(stepsOf([1], new Set(), ['lines.3.sum'])).toEqual([]);
});

test('after the last step comes the first that is left, after the only one none', () => {
  expect(stepAfter(['lines.1', 'number', 'payable'], 'number')).toBe('payable');
  expect(stepAfter(['lines.1', 'number', 'payable'], 'payable')).toBe('lines.1');
  expect(stepAfter(['number'], 'number')).toBeNull();
});
