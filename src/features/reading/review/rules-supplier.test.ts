import { expect, test } from 'vitest';
import { isSupplierSure } from './rules-supplier.ts';

const own = { organizationNumber: '5599991634', names: ['Bryggan Restauranger AB', 'Krog Bryggan'] };
type Printed = Readonly<Record<'name' | 'organizationNumber' | 'vatNumber', string | null>>;
const supplier: Printed = { name: 'Lidhems Äggpackeri', organizationNumber: '5599991709', vatNumber: null };
const isSure = (said: Partial<Printed>, isTaught = false): boolean =>
  isSupplierSure({ ...supplier, ...said }, { isTaught, own });

test('a page must say whose invoice it is by name and number, or be of a layout that a person taught', () => {
  expect(isSure({})).toBe(true);
  expect(isSure({ organizationNumber: null })).toBe(false);
  expect(isSure({ organizationNumber: null }, true)).toBe(true);
  expect(isSure({ name: null }, true)).toBe(false);
});

test('the buyer is never taken for the supplier', () => {
  expect(isSure({ organizationNumber: '5599991634' })).toBe(false);
  expect(isSure({ name: 'BRYGGAN RESTAURANGER', organizationNumber: '5599991709' })).toBe(false);
  expect(isSure({ name: 'Krog Bryggan' }, true)).toBe(false);
});
