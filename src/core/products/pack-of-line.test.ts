import { expect, test } from 'vitest';
import { packOfLine } from './pack-of-line.ts';

test.each([
  ['KGM', 'Lax filé 5 kg', { baseUnit: 'kg', amount: '1' }],
  ['hg', 'Saffran', { baseUnit: 'kg', amount: '0.1' }],
  ['LTR', 'Rapsolja', { baseUnit: 'l', amount: '1' }],
  ['KRT', 'Läsk 24x33 cl', { baseUnit: 'l', amount: '7.92' }],
  ['ST', 'Smör 500 g', { baseUnit: 'kg', amount: '0.5' }],
  ['KRT', 'Servetter', null],
])('%s of %s', (unit, name, pack) => {
  expect(packOfLine(unit, name)).toEqual(pack);
});
