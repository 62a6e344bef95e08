import { expect, test } from 'vitest';
import { isNordicCompany } from './nordic-company.ts';

test.each(['10150817', '25313763', '974760673', '923609016'])('%s is a company', (digits) => {
  expect(isNordicCompany(digits)).toBe(true);
});

test.each(['10150818', '974760674', '00000000', '5562332451', '1015081', ''])('%j is none', (digits) => {
  expect(isNordicCompany(digits)).toBe(false);
});
