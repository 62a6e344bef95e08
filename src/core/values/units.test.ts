import { expect, test } from 'vitest';
import { unitOf } from './units.ts';

test.each([
  ['KGM', 'kg', 'weight', '1'],
  ['KG', 'kg', 'weight', '1'],
  ['GRM', 'kg', 'weight', '0.001'],
  ['hg', 'kg', 'weight', '0.1'],
  ['LTR', 'l', 'volume', '1'],
  ['Lit.', 'l', 'volume', '1'],
  ['cl', 'l', 'volume', '0.01'],
  ['H87', 'st', 'count', '1'],
  ['C62', 'st', 'count', '1'],
  ['PCE', 'st', 'count', '1'],
  ['styck', 'st', 'count', '1'],
  ['DZN', 'st', 'count', '12'],
  ['XPP', 'kolli', 'package', null],
  ['KRT', 'kartong', 'package', null],
  ['Kartong', 'kartong', 'package', null],
  ['frp', 'förp', 'package', null],
  ['BK', 'back', 'package', null],
  ['XDR', 'fat', 'package', null],
  ['säck', 'säck', 'package', null],
])('%s is %s (%s)', (text, unit, kind, factor) => {
  expect(unitOf(text)).toEqual({ unit, kind, factor });
});

test.each(['', ' ', 'ZZ', 'HUR', 'constructor'])('%j is no unit of goods', (text) => {
  expect(unitOf(text)).toBeNull();
});
