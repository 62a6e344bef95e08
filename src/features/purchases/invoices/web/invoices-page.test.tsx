import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { rememberVisit } from '#platform/web/session/visited.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, unitId, visit } from '#testing/web/world.tsx';
import { invoicesContract } from '../contract.ts';
import { invoicesFeature } from './feature.tsx';

const { listInvoices } = invoicesContract;
const { listDocuments } = documentsContract;

const row = {
  id: idOf(1),
  number: '4711',
  supplier: { id: idOf(3), displayName: 'Mejeriet' },
  total: '1250.00',
  unresolvedCount: 2,
  deviationCount: 2,
};
const open = (path = '/invoices', scene: Scene = {}) => visit(invoicesFeature, { at: path, ...scene });

beforeEach(() => {
  server.answer(claimsContract.readClaimBoard, {});
  server.answer(inboxContract.readArrivalsSummary, { attention: 4 });
  server.answer(listInvoices, {
    total: 1,
    content: [row],
    sums: { total: '1250.00', unresolvedInvoices: 1 },
  });
  server.answer(outletsContract.listOutletRoles, []);
  server.answer(listDocuments, {});
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(3), displayName: 'Mejeriet' }]);
});

test('an invoice that asks for more than it comes to is not shown as without fault', async () => {
  const calm = { ...row, unresolvedCount: 0, deviationCount: 0, wrongTotal: true };
  server.answer(listInvoices, { total: 1, content: [calm] });
  await open();
  expect(await screen.findByText('Fel summa')).toBeTruthy();
  expect(screen.queryByText('Inga')).toBeNull();
});

test('lists invoices with their sums; files that are read stand first', async () => {
  server.answer(listDocuments, { total: 1, content: [{ id: idOf(9), fileName: 'ny.pdf', state: 'read' }] });
  await open();
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect((await within(first as HTMLElement).findByText(/Läser av/)).textContent).toBeTruthy();
  expect(screen.getByText('2 avvikelser')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Inkorg/ }).getAttribute('href')).toBe(
    '/invoices/inbox?group=attention',
  );
});

test('filters are asked of the server, kept in the address and cleared', async () => {
  const { user, fill, address } = await open();
  await screen.findByRole('link', { name: /Mejeriet/ });
  await user.click(screen.getByRole('button', { name: 'Bara med avvikelser' }));
  await user.click(screen.getByRole('button', { name: 'Belopp' }));
  await fill('Från', '1 000,50');
  await waitFor(() =>
    expect(server.asked(listInvoices).at(-1)?.query).toMatchObject({
      minTotal: '1000.50',
      onlyDeviations: true,
    }),
  );
  await user.keyboard('{Escape}');
  server.answer(listInvoices, ({ query }) =>
    query.search === 'x' ? { total: 0 } : { total: 1, content: [row] },
  );
  await fill('Sök faktura', 'x');
  expect(await screen.findByText('Inget matchar ”x”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(address()).toBe('/invoices?period=90d'));
});

test('a header sorts at the server', async () => {
  const { user, address } = await open();
  await screen.findByRole('link', { name: /Mejeriet/ });
  await user.click(screen.getByRole('button', { name: 'Avvikelser' }));
  await waitFor(() => expect(address()).toBe('/invoices?period=90d&sort=deviations&dir=desc'));
});

test('nothing in the period, and nothing at all, are two things', async () => {
  server.answer(listInvoices, ({ query }) => (query.limit === 1 ? { total: 3 } : { total: 0 }));
  const first = await open();
  expect(await screen.findByRole('button', { name: 'Visa all tid' })).toBeTruthy();
  first.unmount();
});

test('an empty list leads to adding, for who may', async () => {
  server.answer(listInvoices, {});
  const { user, address } = await open();
  expect(await screen.findByText('Lägg till era första fakturor så läses varje rad.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Lägg till fakturor' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(address()).toBe('/invoices?period=90d'));
});

test('invoices that cannot be had are asked for again', async () => {
  server.answer(listInvoices, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Fakturorna gick inte att hämta')).toBeTruthy();
  server.answer(listInvoices, { total: 1, content: [row] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
});

test('a search tells what it finds outside the period, and all time shows it', async () => {
  server.answer(listInvoices, ({ query }) =>
    query.from === undefined
      ? { total: 4, content: [{ ...row, foundLine: 'Oxfilé' }] }
      : { total: 0, elsewhere: { older: 3, newer: 1 } },
  );
  const { user, address } = await open('/invoices?period=30d&q=oxfil%C3%A9');
  expect(await screen.findByText('Finns även i äldre: 3 · Finns även i nyare: 1')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Visa all tid' })[0] as HTMLElement);
  expect(await screen.findByText('Oxfilé')).toBeTruthy();
  expect(address()).toBe('/invoices?period=all&q=oxfil%C3%A9');
});

test('a link shows the period that it was copied with, whatever was chosen here before', async () => {
  setAppState({ dateRange: { from: '2026-01-01', to: '2026-01-31', period: 'custom' } });
  await open('/invoices?period=custom&from=2025-05-01&to=2025-05-31');
  await screen.findByRole('link', { name: /Mejeriet/ });
  expect(server.asked(listInvoices)[0]?.query).toMatchObject({ from: '2025-05-01', to: '2025-05-31' });
  expect(useAppState.getState().dateRange.from).toBe('2026-01-01');
});

test('the way back from an invoice is the list as it was left', async () => {
  setAppState({ selectedUnit: { id: unitId, name: 'Krogen', role: 'owner' } });
  rememberVisit('/invoices?period=year&only=deviations&lang=en');
  server.answer(invoicesContract.readInvoice, { ...row, lines: [], documents: [] });
  const { user, address } = await open(`/invoices/${row.id}`);
  await user.click(await screen.findByRole('link', { name: 'Fakturor' }));
  await waitFor(() => expect(address()).toBe('/invoices?period=year&only=deviations'));
});
