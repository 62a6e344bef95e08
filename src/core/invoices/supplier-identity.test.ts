import { expect, it } from 'vitest';
import type { Invoice } from './invoice.ts';
import { supplierIdentityOf, supplierSearchName } from './supplier-identity.ts';

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

it('cuts long texts without leaving half of a surrogate pair', () => {
  const long = (length: number) => `${'a'.repeat(length - 1)}𝐀`;
  const party = {
    gln: null,
    endpoint: null,
    name: long(200),
    organizationNumber: long(50),
    vatNumber: long(50),
  };
  const payment = { bankgiro: null, plusgiro: null, iban: null, reference: null };
  const identity = supplierIdentityOf({ supplier: party, payment } as Partial<Invoice> as Invoice);
  expect(Object.values(identity).map((text) => text?.isWellFormed())).toEqual([true, true, true, true]);
  expect(Object.values(identity).map((text) => text?.length)).toEqual([50, 50, 199, 200]);
});
