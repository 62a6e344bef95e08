import { expect, test } from 'vitest';
import { printQuantity } from './print-quantity.ts';

test.each([
  ['12345.6', 'sv', '12\u00a0346'],
  ['12345.6', 'en', '12,346'],
  ['9.456', 'sv', '9,46'],
  ['0.5', 'en', '0.5'],
  ['40', 'sv', '40'],
] as const)('%s in %s is %s', (quantity, language, printed) => {
  expect(printQuantity(quantity, language)).toBe(printed);
});
