import { expect, it } from 'vitest';
import { supplierSearchName } from './supplier-identity.ts';

it('finds one company behind the ways its name is written', () => {
  for (const name of ['Martin & Servera AB', 'MARTIN OCH SERVERA', 'Martin &  Servera Aktiebolag (publ)']) {
    expect(supplierSearchName(name)).toBe('martin och servera');
  }
});

it('keeps letters that only look like a legal form', () => {
  expect(supplierSearchName('Abba Seafood AB')).toBe('abba seafood');
  expect(supplierSearchName('Kåbes Bageri HB')).toBe('kåbes bageri');
});

it('answers nothing for a name without letters and digits', () => {
  expect(supplierSearchName(' – & AB ')).toBe('och');
  expect(supplierSearchName('…')).toBe('');
});
