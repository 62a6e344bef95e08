import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, show } from '#testing/web/world.tsx';
import { useAppState } from '#platform/web/session/state.ts';
import type { SavedView } from '../contract.ts';
import { viewsContract } from '../contract.ts';
import { SavedViews } from './feature.tsx';

const dear: SavedView = {
  id: idOf(1),
  list: 'invoices',
  name: 'Dyra',
  search: { min: '5000', sort: 'total', period: '30d' },
  columns: ['number', 'total'],
  isShared: false,
  isOwn: true,
  isDefault: false,
};
const fish: SavedView = {
  ...dear,
  id: idOf(2),
  name: 'Fisk',
  search: { q: 'fisk' },
  columns: null,
  isShared: true,
};

const onChange = vi.fn<(ids: readonly string[]) => void>();

const open = async (at: string, views: readonly SavedView[], scene: Scene = {}) => {
  onChange.mockClear();
  server.answer(viewsContract.listViews, [...views]);
  return show(<SavedViews list="invoices" columns={{ chosen: ['number', 'total'], onChange }} />, {
    at,
    texts: ['views'],
    ...scene,
  });
};

test('shows nothing above a list that nobody has arranged', async () => {
  await open('/invoices?period=90d', []);
  await waitFor(() => expect(server.asked(viewsContract.listViews)).toHaveLength(1));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('saves filters, order, columns and period under a name, shared and opened first', async () => {
  const made = { ...dear, name: 'Över 5 000' };
  server.answer(viewsContract.saveView, made);
  server.answer(viewsContract.shareView, { ...made, isShared: true });
  server.answer(viewsContract.openWithView, { viewId: made.id });
  const { user, fill } = await open('/invoices?min=5000&sort=total&period=30d&add=1', []);
  await user.click(await screen.findByRole('button', { name: 'Spara vy' }));
  await fill('Namn', 'Över 5 000');
  await user.click(screen.getByLabelText('Dela med alla på Krogen'));
  await user.click(screen.getByLabelText('Öppna listan med den här vyn'));
  await user.click(screen.getAllByRole('button', { name: 'Spara vy' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Vyn ”Över 5 000” är sparad')).toBeTruthy();
  expect(server.asked(viewsContract.saveView).map(({ body }) => body)).toEqual([
    { list: 'invoices', name: 'Över 5 000', search: dear.search, columns: ['number', 'total'] },
  ]);
  expect(server.asked(viewsContract.shareView)).toMatchObject([
    { params: { viewId: dear.id }, body: { isShared: true } },
  ]);
  expect(server.asked(viewsContract.openWithView)).toMatchObject([
    { body: { list: 'invoices', viewId: dear.id } },
  ]);
});

test('says that a name is taken where it was typed', async () => {
  server.answer(viewsContract.saveView, refused('view.name_taken'));
  const { user, fill } = await open('/invoices?q=lax', [dear]);
  await user.click(await screen.findByRole('button', { name: 'Spara vy' }));
  await fill('Namn', 'dyra');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('En annan vy här heter så')).toBeTruthy();
});

test('a tab has an address, shows what was saved, and brings its columns and its period', async () => {
  const { user, address } = await open('/invoices?period=90d&view=all', [dear, fish]);
  const tab = await screen.findByRole('link', { name: 'Dyra' });
  expect(tab.getAttribute('href')).toBe(`/invoices?view=${dear.id}`);
  expect(screen.getByRole('link', { name: 'Alla' }).getAttribute('aria-current')).toBe('page');
  await user.click(tab);
  await waitFor(() => expect(address()).toBe(`/invoices?min=5000&sort=total&period=30d&view=${dear.id}`));
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(onChange).toHaveBeenCalledWith(['number', 'total']);
  expect(useAppState.getState().dateRange.period).toBe('30d');
});

test('an address of a view opens it as it is now', async () => {
  const { address } = await open(`/invoices?view=${fish.id}`, [dear, fish]);
  await waitFor(() => expect(address()).toBe(`/invoices?q=fisk&view=${fish.id}`));
});

test('a list opens with the view that the person has chosen, unless its address asks for something', async () => {
  const first = { ...fish, isDefault: true };
  const bare = await open('/invoices', [first]);
  await waitFor(() => expect(bare.address()).toBe(`/invoices?q=fisk&view=${fish.id}`));
  bare.unmount();
  const asking = await open('/invoices?add=1', [first]);
  await screen.findByRole('link', { name: /Fisk/ });
  expect(asking.address()).toBe('/invoices?add=1');
});

test('a view that is shown changed can take the change, or become another', async () => {
  server.answer(viewsContract.changeView, dear);
  const { user } = await open(`/invoices?min=9000&sort=total&period=30d&view=${dear.id}`, [dear]);
  expect((await screen.findByRole('link', { name: /Dyra/ })).textContent).toContain('ändrad');
  expect(screen.getByRole('button', { name: 'Spara som ny vy' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ändra vyn ”Dyra”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Spara ändringarna' }));
  expect(await screen.findByText('Vyn ”Dyra” visar det du ser nu')).toBeTruthy();
  expect(server.asked(viewsContract.changeView)).toMatchObject([
    { body: { search: { min: '9000', sort: 'total' } } },
  ]);
});

test('is renamed and deleted', async () => {
  server.answer(viewsContract.changeView, { ...dear, name: 'Dyrast' });
  server.answer(viewsContract.deleteView, null);
  const { user, fill, address } = await open(`/invoices?view=${dear.id}`, [dear]);
  await user.click(await screen.findByRole('button', { name: 'Ändra vyn ”Dyra”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Byt namn' }));
  await fill('Namn', 'Dyrast');
  await user.click(screen.getByRole('button', { name: 'Byt namn' }));
  await waitFor(() =>
    expect(server.asked(viewsContract.changeView)).toMatchObject([{ body: { name: 'Dyrast' } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ändra vyn ”Dyra”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort vyn' }));
  await user.click(await screen.findByRole('button', { name: 'Ta bort vyn' }));
  await waitFor(() => expect(address()).toBe('/invoices?view=all'));
  expect(server.asked(viewsContract.deleteView)).toMatchObject([{ params: { viewId: dear.id } }]);
});

test('a reporter keeps own views, and only uses shared ones', async () => {
  const { user } = await open(`/invoices?q=fisk&view=${fish.id}`, [{ ...fish, isOwn: false }], {
    as: 'reporter',
  });
  await user.click(await screen.findByRole('button', { name: 'Ändra vyn ”Fisk”' }));
  await screen.findByRole('menuitem', { name: 'Öppna listan med den här vyn' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
