import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { outletId, show, unitId } from '#testing/web/world.tsx';
import { supplierLinksContract } from '../contract-links.ts';
import { suppliersContract } from '../contract.ts';
import { SupplierPage } from './supplier-page.tsx';
import { SuppliersTab } from './suppliers-tab.tsx';

const { readSupplier, setSupplierCategory } = suppliersContract;
const id = idOf(1);
const known = {
  id,
  displayName: 'Mejeriet',
  category: 'dairy-and-cheese' as const,
  verified: true,
  ownIds: [idOf(11)],
  cost: '1200.00',
  share: '12.5',
  products: 4,
  costByMonth: [
    { month: '2026-09', cost: '800.00' },
    { month: '2026-10', cost: '400.00' },
  ],
};
const parts = {
  ProductsTab: ({ supplierId }: { readonly supplierId: string }) => <p>köpt av {supplierId}</p>,
};
const open = (tab = '') =>
  show(<SupplierPage parts={parts} />, { at: `/supplier?id=${id}${tab}`, texts: ['suppliers'] });

beforeEach(() => {
  server.answer(outletsContract.listOutletRoles, [
    { mainUnitId: unitId, role: 'owner', outletInformation: { id: outletId, displayName: 'Krogen' } },
  ]);
  server.answer(readSupplier, known);
});

test('shows what it has cost, and the way to what is bought', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: /Mejeriet/, level: 1 })).toBeTruthy();
  expect(screen.getByText('Mejeri och ost · verifierad')).toBeTruthy();
  expect(screen.getByText(/Andel av alla inköp/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa 4 produkter' }).getAttribute('href')).toBe(
    `/supplier?id=${id}&tab=products`,
  );
});

test('who may change things gives it a category; a refusal is said at the field', async () => {
  server.answer(setSupplierCategory, { category: 'speciality' });
  const { user } = await open();
  const field = await screen.findByLabelText('Kategori');
  expect(field).toHaveProperty('value', 'dairy-and-cheese');
  await user.selectOptions(field, 'speciality');
  expect(await screen.findByText('Mejeriet har fått en ny kategori')).toBeTruthy();
  expect(server.asked(setSupplierCategory)[0]).toMatchObject({
    params: { supplierId: id },
    body: { category: 'speciality' },
  });
  server.answer(setSupplierCategory, refused('supplier_category.not_exist'));
  await user.selectOptions(field, 'meat');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('a reporter changes no category', async () => {
  await show(<SupplierPage parts={parts} />, {
    as: 'reporter',
    at: `/supplier?id=${id}`,
    texts: ['suppliers'],
  });
  await screen.findByRole('heading', { name: /Mejeriet/, level: 1 });
  expect(screen.queryByLabelText('Kategori')).toBeNull();
});

test('a supplier of whom nothing is bought says so', async () => {
  server.answer(readSupplier, { ...known, ownIds: [], products: 0, costByMonth: [] });
  await open();
  expect(await screen.findByText(/Inget köpt här än/)).toBeTruthy();
});

test('what others bring stands in its tab', async () => {
  await open('&tab=products');
  expect(await screen.findByText(`köpt av ${idOf(11)}`)).toBeTruthy();
});

test('one that is not there, and one that cannot be had, are two things', async () => {
  server.answer(readSupplier, refused('supplier.not_exist'));
  const { unmount } = await open();
  expect(await screen.findByText('Leverantören finns inte här')).toBeTruthy();
  unmount();
  server.answer(readSupplier, refused('permission.required'));
  const { user } = await show(<SupplierPage parts={{}} />, {
    at: `/supplier?id=${idOf(2)}`,
    texts: ['suppliers'],
  });
  expect(await screen.findByText('Leverantören gick inte att hämta')).toBeTruthy();
  server.answer(readSupplier, { ...known, id: idOf(2) });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /Mejeriet/ })).toBeTruthy());
});

test('the restaurant’s tab lists whom it buys from, or the way to choose', async () => {
  server.answer(supplierLinksContract.listOutletSuppliers, [
    { displayName: 'Mejeriet', status: 'requested' },
  ]);
  const { unmount } = await show(<SuppliersTab />, { texts: ['suppliers', 'suppliers-choice'] });
  expect((await screen.findByRole('listitem')).textContent).toContain('ingen faktura än');
  expect(screen.getByText('Väntar')).toBeTruthy();
  unmount();
});

test('a restaurant without suppliers has the way to choose', async () => {
  server.answer(supplierLinksContract.listOutletSuppliers, refused('outlet.not_exist'));
  const { user } = await show(<SuppliersTab />, { texts: ['suppliers', 'suppliers-choice'] });
  await screen.findByText('Leverantörerna gick inte att hämta');
  server.answer(supplierLinksContract.listOutletSuppliers, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Välj leverantörer' })).toBeTruthy();
});
