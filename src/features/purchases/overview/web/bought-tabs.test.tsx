import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { InvoicesTab, ProductsTab } from './bought-tabs.tsx';

const { listProducts } = productsContract;
const { listInvoices } = invoicesContract;
const texts = ['overview'];

test('products grow by Show more and are those of this supplier', async () => {
  server.answer(listProducts, ({ query }) => ({
    total: 2,
    content: [{ id: idOf(query.page), name: query.page === 1 ? 'Smör' : 'Grädde' }],
  }));
  const { user } = await show(<ProductsTab supplierId={idOf(11)} />, { texts });
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(await screen.findByRole('link', { name: /Grädde/ })).toBeTruthy();
  expect(server.asked(listProducts)[0]?.query).toMatchObject({ supplierId: idOf(11), sort: 'sum' });
});

test('invoices tell their deviations; a list that cannot be had is asked for again', async () => {
  server.answer(listInvoices, refused('permission.required'));
  const { user } = await show(<InvoicesTab supplierId={idOf(11)} name="Mejeriet" />, { texts });
  expect(await screen.findByText('Listan gick inte att hämta')).toBeTruthy();
  server.answer(listInvoices, { total: 1, content: [{ number: '4711', deviationCount: 2 }] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: '4711' })).toBeTruthy();
  expect(screen.getByText('2 avvikelser')).toBeTruthy();
});
