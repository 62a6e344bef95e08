import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { historyContract } from '../contract.ts';
import { oldFiles } from './old-files.ts';
import { historyFeature } from './feature.tsx';

const { listImports, readImport, openImport, addFiles, closeImport, cancelImport } = historyContract;
const summary = {
  told: 7,
  extra: '1250.40',
  currency: 'SEK',
  articleCount: 60,
  articles: [{ articleId: idOf(5), name: 'Smör', fromPrice: '80', toPrice: '92.5' }],
};

const open = (scene: Scene = {}) => visit(historyFeature, { at: '/invoices/history', ...scene });
const file = (name: string) => new File(['PK'], name, { type: 'application/zip' });

beforeEach(() => server.answer(listImports, {}));
// The queue outlives screens, and so tests.
afterEach(() => {
  const { result } = renderHook(() => oldFiles.useItems());
  act(() => oldFiles.remove(new Set(result.current.map(({ key }) => key))));
});

test('the first files open an import that they share', async () => {
  server.answer(openImport, { id: idOf(1) });
  server.answer(addFiles, { documents: 12 });
  server.answer(readImport, { id: idOf(1), state: 'collecting' });
  const { user } = await open();
  expect(await screen.findByText('Så går det till')).toBeTruthy();
  await user.upload(screen.getByLabelText(/välj filer/), [file('a.zip'), file('b.zip')]);
  await waitFor(() => expect(server.asked(addFiles)).toHaveLength(2));
  expect(server.asked(openImport)).toHaveLength(1);
  expect(server.asked(addFiles).map(({ params }) => params.importId)).toEqual([idOf(1), idOf(1)]);
  expect(await screen.findByText('2 filer mottagna')).toBeTruthy();
});

test('a file that did not arrive is sent again', async () => {
  server.answer(openImport, { id: idOf(1) });
  server.answer(addFiles, refused('storage.full'));
  const { user } = await open();
  await user.upload(await screen.findByLabelText(/välj filer/), file('c.zip'));
  expect(await screen.findByText('Kom inte fram')).toBeTruthy();
  server.answer(addFiles, { documents: 1 });
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }));
  await waitFor(() => expect(screen.queryByText('Kom inte fram')).toBeNull());
});

test('an import on its way says how far it is, and is closed or given up', async () => {
  server.answer(listImports, { imports: [{ id: idOf(1), state: 'collecting' }] });
  server.answer(readImport, {
    id: idOf(1),
    state: 'collecting',
    done: 3,
    total: 10,
    currentMonth: '2026-03',
    months: [{ month: '2026-03', invoices: 3 }],
  });
  server.answer(closeImport, refused('history.closed'));
  server.answer(cancelImport, {});
  const { user } = await open();
  expect(await screen.findByText('Läser mars 2026, 3 av 10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Det var alla filer' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(closeImport, {});
  await user.click(screen.getByRole('button', { name: 'Det var alla filer' }));
  expect(await screen.findByText('Då läser vi klart och summerar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Avbryt summeringen' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Avbryt summeringen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Avbryt summeringen' }));
  expect(await screen.findByText('Summeringen är avbruten')).toBeTruthy();
});

test('a summary in one figure, with what is still to decide, and a new import beside the earlier', async () => {
  server.answer(listImports, { imports: [{ id: idOf(1), state: 'done', summary }] });
  server.answer(readImport, {
    id: idOf(1),
    state: 'done',
    summary: { ...summary, openArticles: 2 },
    needsReview: 1,
  });
  const { user } = await open();
  expect((await screen.findByText(/7 larm/)).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ta ställning' })).toBeTruthy();
  expect(screen.getByText('Visar 1 av 60 artiklar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa i inkorgen' }).getAttribute('href')).toBe(
    '/invoices/inbox?group=attention&channel=import',
  );
  await user.click(screen.getByRole('button', { name: 'Läs in fler' }));
  expect(await screen.findByText('Så går det till')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^7 larm/ }));
  expect(await screen.findByText('Visar 1 av 60 artiklar')).toBeTruthy();
});

test('who may only read starts nothing', async () => {
  await open({ as: 'reporter' });
  expect(await screen.findByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
  expect(screen.queryByLabelText(/välj filer/)).toBeNull();
});

test('an import that was given up says that what came is read', async () => {
  server.answer(listImports, { imports: [{ id: idOf(1), state: 'cancelled' }] });
  await open();
  expect(await screen.findByText('Den förra summeringen avbröts. Det som kom in är läst.')).toBeTruthy();
});

test('imports that cannot be had are asked for again', async () => {
  server.answer(listImports, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Inläsningen gick inte att hämta')).toBeTruthy();
  server.answer(listImports, {});
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Så går det till')).toBeTruthy();
});
