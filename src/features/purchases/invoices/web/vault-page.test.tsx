import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { visit } from '#testing/web/world.tsx';
import { invoicesContract } from '../contract.ts';
import { invoicesFeature } from './feature.tsx';

const { listInvoices, readInvoice, listVaultMonths } = invoicesContract;

const row = {
  id: idOf(1),
  number: '4711',
  supplier: { id: idOf(3), displayName: 'Mejeriet' },
  total: '1250.00',
  unresolvedCount: 0,
  deviationCount: 0,
};
const open = () => visit(invoicesFeature, { at: '/overview/invoices-vault' });

beforeEach(() => {
  server.answer(claimsContract.readClaimBoard, {});
  server.answer(inboxContract.readArrivalsSummary, {});
  server.answer(listInvoices, { total: 1, content: [row] });
});

test('the vault: months, a search in all of them, and in one', async () => {
  server.answer(listVaultMonths, [
    { month: '2026-09', count: 2 },
    { month: '2025-12', count: 1 },
  ]);
  server.answer(listInvoices, ({ query }) =>
    query.search === 'x' && query.from !== undefined ? { total: 0 } : { total: 1, content: [row] },
  );
  const { user, fill, address } = await open();
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
  expect(server.asked(listInvoices)[0]?.query).toMatchObject({ from: '2026-09-01', to: '2026-09-30' });
  await user.click(screen.getByRole('treeitem', { name: /december/ }));
  await waitFor(() => expect(address()).toContain('month=2025-12'));
  await fill('Sök i arkivet', 'x');
  await waitFor(() => expect(address()).toBe('/overview/invoices-vault?q=x'));
  await waitFor(() => expect(server.asked(listVaultMonths).at(-1)?.query).toMatchObject({ search: 'x' }));
  expect(server.asked(listInvoices).at(-1)?.query).not.toHaveProperty('from');
  await user.click(screen.getByRole('treeitem', { name: /december/ }));
  await user.click(await screen.findByRole('button', { name: 'Sök i hela arkivet' }));
  await waitFor(() => expect(address()).toContain('month=all'));
});

test('the vault fetches an original that only the invoice knows', async () => {
  server.answer(listVaultMonths, [{ month: '2026-09', count: 1 }]);
  server.answer(readInvoice, { ...row, documents: [] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ladda ner original 4711' }));
  expect(await screen.findByText('Filen gick inte att hämta')).toBeTruthy();
});

test('the vault on a phone opens one month at a time', async () => {
  resizeTo(500);
  server.answer(listVaultMonths, [
    { month: '2026-09', count: 2 },
    { month: '2026-08', count: 1 },
  ]);
  const { user } = await open();
  const september = await screen.findByRole('button', { name: /september/ });
  expect(september.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: /augusti/ }));
  expect(september.getAttribute('aria-expanded')).toBe('false');
});

test('a vault that cannot be had is asked for again, and one without invoices says so', async () => {
  server.answer(listVaultMonths, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Arkivet gick inte att hämta')).toBeTruthy();
  server.answer(listVaultMonths, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Arkivet fylls när fakturorna kommer')).toBeTruthy();
});
