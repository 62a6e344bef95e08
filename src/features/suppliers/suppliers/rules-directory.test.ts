import { expect, it } from 'vitest';
import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { supplierCategories } from './contract.ts';
import { listedSuppliers } from './rules-directory.ts';

it('lists sixty suppliers or more, in every category, each under a name of its own', () => {
  expect(listedSuppliers.length).toBeGreaterThanOrEqual(60);
  expect(new Set(listedSuppliers.map(({ category }) => category))).toEqual(new Set(supplierCategories));
  expect(new Set(listedSuppliers.map(({ name }) => supplierSearchName(name))).size).toBe(
    listedSuppliers.length,
  );
});

it('states only organisation numbers with a right check digit', () => {
  const numbers = listedSuppliers.flatMap(({ organizationNumber }) => organizationNumber ?? []);
  expect(numbers).toEqual(['5562332451', '5560599473']);
  expect(numbers.every(isOrganizationNumber)).toBe(true);
});
