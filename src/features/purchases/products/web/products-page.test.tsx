import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { productsContract } from '../contract.ts';
import { productsFeature } from './feature.tsx';

const { listProducts, readProduct } = productsContract;
const { listRules } = priceMonitoringContract;
const butter = {
  id: idOf(1),
  name: 'Smör',
  supplier: { id: idOf(3), displayName: 'Mejeriet' },
  prices: ['80', '92.5'],
  unit: 'KGM',
  currency: 'SEK',
};
const open = (path = '/articles/products', scene: Scene = {}) =>
  visit(productsFeature, { at: path, ...scene });
const last = () => server.asked(listProducts).at(-1)?.query;

beforeEach(() => {
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(3), displayName: 'Mejeriet' }]);
  server.answer(listProducts, { total: 1, changedTotal: 1, content: [butter] });
  server.answer(listRules, []);
});

test('those with a changed price first, what changed most on top', async () => {
  const { user, address } = await open();
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Ändrat pris/ }).getAttribute('aria-pressed')).toBe('true');
  expect(last()).toMatchObject({ changed: true, sort: 'change', direction: 'desc', limit: 25 });
  await user.click(screen.getByRole('button', { name: /Ändrat pris/ }));
  await waitFor(() => expect(last()).toMatchObject({ sort: 'sum' }));
  expect(last()?.changed).toBeUndefined();
  expect(address()).toBe('/articles/products?period=90d&changed=false');
});

test('where nothing has changed all are shown, without being asked', async () => {
  server.answer(listProducts, ({ query }) =>
    query.changed === true ? { total: 0 } : { total: 1, content: [butter] },
  );
  const { address } = await open();
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Ändrat pris/ }).getAttribute('aria-pressed')).toBe('false');
  expect(address()).toBe('/articles/products?period=90d');
});

test('filters narrow, are cleared, and only one supplier is chosen', async () => {
  const { user, fill, address } = await open();
  await screen.findByRole('link', { name: /Smör/ });
  await user.click(screen.getAllByRole('button', { name: 'Leverantör' })[0] as HTMLElement);
  await user.click(await screen.findByRole('checkbox', { name: 'Mejeriet' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Med avtal' }));
  await waitFor(() => expect(last()).toMatchObject({ supplierId: idOf(3), negotiated: true }));
  server.answer(listProducts, ({ query }) =>
    query.search === 'gås' ? { total: 0, changedTotal: 1 } : { total: 1, changedTotal: 1, content: [butter] },
  );
  await fill('Sök produkt', 'gås');
  expect(await screen.findByText('Inget matchar ”gås”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(address()).toBe('/articles/products?period=90d'));
});

test('the list grows, and its order is the address’s', async () => {
  server.answer(listProducts, ({ query }) => ({
    total: 30,
    changedTotal: 30,
    content: Array.from({ length: query.page === 1 ? 25 : 5 }, (_, at) => ({
      ...butter,
      id: idOf(query.page * 100 + at),
      name: `Vara ${query.page}-${at}`,
    })),
  }));
  const { user, address } = await open();
  await screen.findByRole('link', { name: 'Vara 1-0' });
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(await screen.findByRole('link', { name: 'Vara 2-4' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Produkt' }));
  await waitFor(() => expect(address()).toContain('sort=name'));
});

test('nothing in the period, and nothing at all', async () => {
  server.answer(listProducts, {});
  const { user } = await open();
  expect(await screen.findByText('Inget köpt den här perioden')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa all tid' }));
  expect(await screen.findByText('Dukat men tomt')).toBeTruthy();
});

test('products that cannot be had are asked for again, by who may only read too', async () => {
  server.answer(listProducts, refused('permission.required'));
  const { user } = await open(undefined, { as: 'reporter' });
  expect(await screen.findByText('Produkterna gick inte att hämta')).toBeTruthy();
  expect(screen.getByText(/Läsbehörighet: du ser de produkter/)).toBeTruthy();
  server.answer(listProducts, { total: 1, changedTotal: 1, content: [butter] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
});

const purchase = (at: number) => ({
  invoiceId: idOf(200 + at),
  invoiceNumber: `F${at}`,
  lineNo: 1,
  date: '2026-09-01',
  quantity: '2',
  price: '92.50',
  sum: '185.00',
});
const detail = {
  product: butter,
  watchedPrice: '80.00',
  purchases: Array.from({ length: 8 }, (_, at) => purchase(at)),
  purchaseCount: 8,
};

test('one product: its purchases five at a time, each with its invoice', async () => {
  server.answer(readProduct, detail);
  const { user } = await open(`/articles/products/${butter.id}`);
  expect((await screen.findByRole('link', { name: 'F0' })).getAttribute('href')).toBe(
    `/invoices/${idOf(200)}`,
  );
  expect(screen.queryByRole('link', { name: 'F5' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(screen.getByRole('link', { name: 'F7' })).toBeTruthy();
});

test('another range is asked of the server, and one’s own begins with the year', async () => {
  server.answer(readProduct, detail);
  const { user, address } = await open(`/articles/products/${butter.id}`);
  await user.click(await screen.findByRole('radio', { name: '30 d' }));
  await waitFor(() =>
    expect(server.asked(readProduct).at(-1)?.query).toEqual({ from: '2026-09-02', to: '2026-10-01' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Anpassat' }));
  fireEvent.change(await screen.findByLabelText('Från'), { target: { value: '2026-08-01' } });
  await waitFor(() => expect(address()).toContain('period=custom&from=2026-08-01'));
});

test('the most specific limit is the one in force', async () => {
  server.answer(readProduct, detail);
  server.answer(listRules, [
    { scope: 'unit', threshold: { type: 'any' } },
    { scope: 'supplier', scopeId: idOf(3), threshold: { type: 'amount', value: '5' }, direction: 'rises' },
  ]);
  await open(`/articles/products/${butter.id}`);
  const link = await screen.findByRole('link', { name: 'Ändra' });
  expect(link.getAttribute('href')).toBe(`/price-monitoring/articles?article=${butter.id}`);
  expect(screen.getByText(/^5(,00)?\skr$/)).toBeTruthy();
});

test('a product of somebody else’s is not there', async () => {
  server.answer(readProduct, refused('article.not_exist'));
  const { unmount } = await open(`/articles/products/${butter.id}`);
  expect(await screen.findByText('Produkten finns inte')).toBeTruthy();
  unmount();
});

test('a product that cannot be had is asked for again', async () => {
  server.answer(readProduct, refused('permission.required'));
  const { user } = await open(`/articles/products/${butter.id}`);
  expect(await screen.findByText('Produkten gick inte att hämta')).toBeTruthy();
  server.answer(readProduct, detail);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smör' })).toBeTruthy();
});

test('the register has every article by its number, to copy and to search', async () => {
  server.answer(listProducts, {
    total: 2,
    content: [
      { ...butter, articleNumber: '336214' },
      { ...butter, id: idOf(2), name: 'Grädde', articleNumber: null },
    ],
  });
  const { user, address } = await open('/articles/list');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await screen.findByRole('link', { name: /336214/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Artikelnummer' })).toBeTruthy();
  expect(last()).toMatchObject({ sort: 'name', direction: 'asc' });
  expect(last()?.from).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Kopiera 336214' }));
  expect(copied).toHaveBeenCalledWith('336214');
  expect(await screen.findByText('336214 kopierat')).toBeTruthy();
  server.answer(listProducts, { total: 0, content: [] });
  await user.type(screen.getByLabelText('Sök produkt'), '99');
  expect(await screen.findByText('Inget matchar ”99”')).toBeTruthy();
  expect(address()).toBe('/articles/list?search=99');
});

test('a register that cannot be had is asked for again', async () => {
  server.answer(listProducts, refused('unit.not_found'));
  const { user } = await open('/articles/list');
  expect(await screen.findByText('Produkterna gick inte att hämta')).toBeTruthy();
  server.answer(listProducts, { total: 1, content: [butter] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Smör')).toBeTruthy();
});
