import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { organizationId, outletId, type Scene, visit } from '#testing/web/world.tsx';
import { supplierLinksContract } from '../contract-links.ts';
import { supplierRequestsContract } from '../contract-requests.ts';
import { suppliersContract } from '../contract.ts';
import { suppliersFeature } from './feature.tsx';

const { listSuppliers, readSupplier } = suppliersContract;
const { listOrganizationSuppliers, linkSuppliers, unlinkSupplier } = supplierLinksContract;
const { listSupplierRequests, requestSuppliers, withdrawSupplierRequest } = supplierRequestsContract;

const bar = idOf(31);
const dairy = {
  id: idOf(1),
  displayName: 'Mejeriet',
  name: 'Mejeriet AB',
  category: 'dairy-and-cheese' as const,
  verified: true,
  legalEntityNumber: '5560360793',
};
const butcher = {
  ...dairy,
  id: idOf(2),
  displayName: 'Slaktarn',
  name: 'Slaktarn AB',
  category: 'meat' as const,
  legalEntityNumber: null,
};
const fish = {
  ...dairy,
  id: idOf(3),
  displayName: 'Rökeriet',
  name: 'Rökeriet AB',
  category: 'fish-and-seafood' as const,
  verified: false,
  legalEntityNumber: null,
};
const at = (id: string, status: 'active' | 'inactive' | 'requested') => ({ outletId: id, status });
const own = [
  { ...dairy, supplierId: dairy.id, latestInvoiceDate: '2026-09-30', outlets: [at(outletId, 'active')] },
  { ...butcher, supplierId: butcher.id, outlets: [at(outletId, 'requested')] },
];
const request = {
  id: idOf(51),
  name: 'Gården',
  state: 'received' as const,
  outlets: [{ displayName: 'Krogen' }],
};

const others = [{ id: bar, name: 'Baren', role: 'editor' as const, mainUnitId: idOf(32), organizationId }];

let person = 0;
beforeEach(() => {
  server.answer(listSuppliers, [dairy, butcher, fish]);
  server.answer(listOrganizationSuppliers, own);
  server.answer(listSupplierRequests, [request]);
  server.answer(readSupplier, ({ params }) => ({ ...dairy, id: params.supplierId, products: 4 }));
  person += 1;
});

// The list of all suppliers is loaded once a person: each test is somebody else.
const open = (path: string, scene: Scene = {}) =>
  visit(suppliersFeature, { at: path, ...scene, user: { id: idOf(1000 + person) }, others });
const all = '/sourcing/suppliers/browse-suppliers';
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((one) => one.textContent);

test('active ones first; waiting and asked for have their own tabs with their numbers', async () => {
  const { user } = await open('/sourcing/suppliers');
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Slaktarn/ })).toBeNull();
  expect(screen.getByText(/Krogen: aktiv/)).toBeTruthy();
  expect(screen.getByText(/Baren: inte tillagd/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Väntande/ }));
  expect(await screen.findByRole('link', { name: /Slaktarn/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Efterfrågade/ }));
  expect(await screen.findByRole('link', { name: /Gården/ })).toBeTruthy();
});

test('a search goes through all, and leads from an empty tab to where the match is', async () => {
  const { user, address } = await open('/sourcing/suppliers?q=röker');
  expect(await screen.findByText('Inget matchar ”röker”')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Visa 1 träff bland alla leverantörer' }));
  expect(await screen.findByRole('link', { name: /Rökeriet/ })).toBeTruthy();
  expect(address()).toBe(`${all}?q=r%C3%B6ker`);
  await user.click(screen.getByRole('button', { name: 'Kött' }));
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('a category shows its own, and the order is turned by its header', async () => {
  const { user } = await open(all);
  await screen.findByRole('link', { name: /Rökeriet/ });
  await user.click(screen.getByRole('button', { name: 'Leverantör' }));
  await waitFor(() => expect(rows()[0]).toContain('Slaktarn'));
  await user.click(screen.getByRole('button', { name: 'Kött' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a supplier opens beside the list, and is added to all restaurants that lack it', async () => {
  server.answer(linkSuppliers, {});
  const { user, address } = await open(all);
  await user.click(await screen.findByRole('link', { name: /Rökeriet/ }));
  const panel = await screen.findByRole('complementary', { name: 'Rökeriet' });
  expect(address()).toContain(`supplier=${fish.id}`);
  expect(await within(panel).findByRole('link', { name: 'Visa 4 produkter' })).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Lägg till hos alla restauranger' }));
  expect(await screen.findByText('Rökeriet är tillagd hos 2 restauranger')).toBeTruthy();
  expect(server.asked(linkSuppliers)[0]?.body.organizationSuppliers).toEqual([
    { supplierId: fish.id, outletId },
    { supplierId: fish.id, outletId: bar },
  ]);
});

test('making one inactive asks first, active again does not', async () => {
  server.answer(linkSuppliers, {});
  const { user } = await open(`/sourcing/suppliers?supplier=${dairy.id}`);
  await user.click(await screen.findByRole('radio', { name: 'Inaktiv' }));
  const question = await screen.findByRole('alertdialog', { name: 'Göra Mejeriet inaktiv hos Krogen?' });
  expect(server.asked(linkSuppliers)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Gör inaktiv' }));
  expect(await screen.findByText('Mejeriet är inaktiv hos Krogen')).toBeTruthy();
  expect(server.asked(linkSuppliers)[0]?.body.organizationSuppliers[0]?.status).toBe('inactive');
});

test('what waits is withdrawn from the one restaurant, and a refusal is said there', async () => {
  server.answer(unlinkSupplier, refused('outletsupplier.not_exist'));
  const { user } = await open(`/sourcing/suppliers?tab=pending&supplier=${butcher.id}`);
  const withdraw = await screen.findByRole('button', { name: /Återkalla förfrågan/ });
  await user.click(withdraw);
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(unlinkSupplier, {});
  await user.click(withdraw);
  expect(await screen.findByText('Förfrågan hos Krogen är återkallad')).toBeTruthy();
  expect(server.asked(unlinkSupplier).at(-1)).toMatchObject({
    params: { organizationId: organizationId, supplierId: butcher.id },
    query: { outletId },
  });
});

test('several are added at once, and links that are there are left alone', async () => {
  server.answer(linkSuppliers, {});
  const { user } = await open(all);
  await user.click(await screen.findByRole('checkbox', { name: 'Välj Mejeriet' }));
  await user.click(screen.getByRole('checkbox', { name: 'Välj Rökeriet' }));
  expect(screen.getByText('2 valda')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lägg till hos restauranger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lägg till 2 leverantörer' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Baren' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Krogen' }));
  await user.click(within(dialog).getByRole('button', { name: /^Lägg till/ }));
  expect(within(dialog).getByText('Välj minst en restaurang')).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Krogen' }));
  await user.click(within(dialog).getByRole('button', { name: 'Lägg till 1 koppling' }));
  expect(await screen.findByText('1 koppling är tillagd')).toBeTruthy();
  expect(server.asked(linkSuppliers)[0]?.body.organizationSuppliers).toEqual([
    { supplierId: fish.id, outletId },
  ]);
  await waitFor(() => expect(screen.queryByText('2 valda')).toBeNull());
});

test('one that is there already is pointed out instead of asked for', async () => {
  const { user, fill, address } = await open('/sourcing/suppliers?ask=1');
  const dialog = await screen.findByRole('dialog', { name: 'Efterfråga en leverantör' });
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Skicka förfrågan' }));
  await send();
  expect(within(dialog).getByText('Ange leverantörens namn')).toBeTruthy();
  await fill('Leverantörens namn', 'Mejer');
  expect(await within(dialog).findByText('Menar du någon av dem här?')).toBeTruthy();
  await fill('Leverantörens namn', 'mejeriet');
  await send();
  expect(within(dialog).getByText('Leverantören finns redan')).toBeTruthy();
  expect(server.asked(requestSuppliers)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Visa Mejeriet' }));
  await waitFor(() => expect(address()).toBe(`/sourcing/suppliers?supplier=${dairy.id}`));
});

test('a request names restaurants, number and words', async () => {
  server.answer(requestSuppliers, refused('supplier_request.exist'));
  const { user, fill } = await open('/sourcing/suppliers?ask=1');
  await fill('Leverantörens namn', 'Gården');
  await fill(/Organisationsnummer/, '123');
  const send = () => user.click(screen.getByRole('button', { name: 'Skicka förfrågan' }));
  await send();
  expect(screen.getByText('Organisationsnumret är inte giltigt')).toBeTruthy();
  await fill(/Organisationsnummer/, '');
  await user.click(await screen.findByRole('checkbox', { name: 'Baren' }));
  await fill(/Meddelande till oss/, 'Ägg');
  await send();
  expect(await screen.findByText('Leverantören finns redan')).toBeTruthy();
  server.answer(requestSuppliers, {});
  await fill('Leverantörens namn', 'Gården AB');
  await send();
  expect(await screen.findByText('Gården AB är efterfrågad')).toBeTruthy();
  expect(server.asked(requestSuppliers).at(-1)?.body.requests).toEqual([
    { name: 'Gården AB', outletIds: [outletId, bar], note: 'Ägg' },
  ]);
});

test('a request is taken back, after a question', async () => {
  server.answer(withdrawSupplierRequest, refused('supplier_request.not_withdrawable'));
  const { user } = await open(`/sourcing/suppliers?tab=requested&request=${request.id}`);
  const panel = await screen.findByRole('complementary', { name: 'Gården' });
  await user.click(within(panel).getByRole('button', { name: 'Återkalla förfrågan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Återkalla förfrågan om Gården?' });
  const withdraw = () => user.click(within(dialog).getByRole('button', { name: 'Återkalla förfrågan' }));
  await withdraw();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(withdrawSupplierRequest, {});
  await withdraw();
  expect(await screen.findByText('Förfrågan om Gården är återkallad')).toBeTruthy();
});

test('who may only read has no buttons', async () => {
  await open(all, { as: 'reporter' });
  expect(await screen.findByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Efterfråga/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('own suppliers that cannot be had are asked for again', async () => {
  server.answer(listOrganizationSuppliers, refused('permission.required'));
  const { user } = await open('/sourcing/suppliers');
  expect(await screen.findByText('Leverantörerna gick inte att hämta')).toBeTruthy();
  server.answer(listOrganizationSuppliers, own);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
});

test('nothing yet says how to begin', async () => {
  server.answer(listOrganizationSuppliers, []);
  await open('/sourcing/suppliers');
  expect(await screen.findByText('Inga aktiva leverantörer än')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bläddra bland alla leverantörer' }).getAttribute('href')).toBe(
    all,
  );
});

test('events of the unit change how suppliers stand', async () => {
  await open('/sourcing/suppliers');
  await screen.findByRole('link', { name: /Mejeriet/ });
  server.answer(listOrganizationSuppliers, []);
  setAppState({});
  server.tell({ type: 'invoice', invoiceId: idOf(1) });
  expect(await screen.findByText('Inga aktiva leverantörer än')).toBeTruthy();
});
