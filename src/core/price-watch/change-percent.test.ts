import { expect, test } from 'vitest';
import { changePercent } from './change-percent.ts';

test.each([
  ['5.15', '10.00', '51.5'],
  ['12.5', '66.5', '18.8'],
  ['-12.5', '66.5', '-18.8'],
  ['0.0005', '1', '0.1'],
  ['0', '80', '0.0'],
  ['5', null, null],
  ['5', '0', null],
])('%s of %s is %s percent', (difference, from, percent) => {
  expect(changePercent(difference, from)).toBe(percent);
});
