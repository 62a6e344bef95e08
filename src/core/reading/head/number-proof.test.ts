import { expect, test } from 'vitest';
import { isInReference } from './number-proof.ts';

test.each([
  ['58213', '582130', true],
  ['5821', '582130', true],
  ['INV-58213', '582130', true],
  ['58213', '582131', false],
  ['58213', '58213', false],
  ['582', '582130', false],
  ['58', '5821307722', false],
])('%s in %s', (number, reference, expected) => {
  expect(isInReference(number, reference)).toBe(expected);
});
