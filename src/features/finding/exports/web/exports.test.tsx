import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { planContract } from '#features/account/plan/contract.ts';
import type { ListAsk } from '#platform/web/frame/list-export.tsx';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, show } from '#testing/web/world.tsx';
import { type ExportAsk, exportsContract } from '../contract.ts';
import { ExportDialog } from './export-dialog.tsx';
import { FilesPage } from './files-page.tsx';

const preview = {
  fileName: 'krogen-avvikelser-2026-10-01.xlsx',
  rows: 19,
  columns: 14,
  currency: 'SEK',
  isBackground: false,
  isTooMany: false,
};

const plan = (exportDays: number | null) => ({
  gives: { plan: exportDays === null ? ('starter' as const) : ('premium' as const), exportDays },
  owners: ['Anna Ek'],
});

const ninety = { from: '2026-07-04', to: '2026-10-01' };

const onClose = vi.fn<() => void>();

const open = async (ask: Partial<ListAsk> = {}, scene: Scene = {}, exportDays: number | null = 90) => {
  onClose.mockClear();
  server.answer(planContract.readPlan, plan(exportDays));
  return show(
    <ExportDialog
      ask={{ list: 'deviations', filter: { status: 'UNRESOLVED', limit: 50 }, range: ninety, ...ask }}
      onClose={onClose}
    />,
    { texts: ['exports', 'plan', 'ui'], ...scene },
  );
};

const asked = (): ExportAsk | undefined => server.asked(exportsContract.previewExport).at(-1)?.body;

test('names the file before it is made, with rows, columns and units, and downloads it', async () => {
  server.answer(exportsContract.previewExport, preview);
  server.answer(exportsContract.downloadExport, new Blob(['rows']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
  // A link that is followed leaves the window of all files that share it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Vad vill du exportera?' });
  const line = await within(dialog).findByRole('status');
  await waitFor(() => expect(line.textContent).toContain('krogen-avvikelser-2026-10-01.xlsx'));
  expect(line.textContent).toContain(
    '19 rader, 14 kolumner. Belopp i kr, exkl. moms om rubriken inte säger annat. Datum ÅÅÅÅ-MM-DD.',
  );
  expect(within(dialog).getByText('19 avvikelser, en rad per köp, dina filter')).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: /1 år/ })).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('radio', { name: /30 dagar/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Ladda ner 19 rader' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked(exportsContract.downloadExport)[0]?.body).toEqual({
    list: 'deviations',
    filter: { status: 'UNRESOLVED' },
    from: '2026-09-02',
    to: '2026-10-01',
    columns: null,
    format: 'xlsx',
    language: 'sv',
  });
});

test('what stands beside the list has no filters of it, and deals have no period', async () => {
  server.answer(exportsContract.previewExport, preview);
  const { user } = await open({ list: 'products', filter: { search: 'lax' }, columns: ['latest'] });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(server.asked(exportsContract.previewExport)).toHaveLength(4));
  await user.click(within(dialog).getByRole('radio', { name: /Avtalspriser/ }));
  expect(await within(dialog).findByText('Listan som den ser ut i dag.')).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: /CSV/ }));
  await waitFor(() => expect(asked()).toMatchObject({ format: 'csv' }));
  expect(server.asked(exportsContract.previewExport).map(({ body }) => body)).toContainEqual({
    list: 'deals',
    filter: {},
    from: null,
    to: null,
    columns: null,
    format: 'csv',
    language: 'sv',
  });
});

test('without rows there is nothing to export, and what paper does not hold is said', async () => {
  server.answer(exportsContract.previewExport, ({ body }) =>
    body.format === 'pdf' ? { ...preview, rows: 7000, isTooMany: true } : { ...preview, rows: 0 },
  );
  const { user } = await open();
  const nothing = await screen.findByRole('button', { name: 'Inget att exportera' });
  expect(nothing).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /PDF/ }));
  expect(await screen.findByText(/Ett papper rymmer högst 5.000 rader/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Ladda ner 7.000 rader/ })).toHaveProperty('disabled', true);
});

test('many rows are made in the background, and a refusal is told where it was asked', async () => {
  server.answer(exportsContract.previewExport, { ...preview, rows: 25_000, isBackground: true });
  server.answer(exportsContract.startExport, refused('export.under_way'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Gör en fil av 25.000 rader/ }));
  expect(await screen.findByText('Tre filer görs redan. Vänta tills en av dem är klar')).toBeTruthy();
  server.answer(exportsContract.startExport, { state: 'waiting' });
  await user.click(screen.getByRole('button', { name: /Gör en fil av 25.000 rader/ }));
  expect(await screen.findByText('Filen görs. Du får ett brev när den är klar')).toBeTruthy();
});

test('where the plan has no export there is the way to it instead', async () => {
  await open({}, {}, null);
  const dialog = await screen.findByRole('dialog', { name: 'Export ingår i Premium' });
  expect(await within(dialog).findByRole('link', { name: 'Se abonnemang' })).toBeTruthy();
  expect(server.asked(exportsContract.previewExport)).toEqual([]);
});

const file = {
  id: idOf(1),
  list: 'lines' as const,
  format: 'xlsx' as const,
  fileName: 'krogen-fakturarader.xlsx',
  rows: 40_000,
  createdAt: '2026-10-01T07:00:00.000Z',
};

test('files under way show how far they are and can be cancelled; one that is ready can be had', async () => {
  server.answer(exportsContract.listExports, {
    exports: [
      { ...file, state: 'writing', done: 10_000, until: null },
      { ...file, id: idOf(2), state: 'ready', done: 40_000, until: '2026-10-08T07:00:00.000Z' },
      { ...file, id: idOf(3), state: 'failed', done: 0, until: null },
    ],
  });
  server.answer(exportsContract.cancelExport, { ...file, state: 'cancelled', done: 10_000, until: null });
  const { user } = await show(<FilesPage />, { at: `/exports?file=${idOf(2)}`, texts: ['exports', 'ui'] });
  expect(await screen.findByText(/10.000 av 40.000 rader/)).toBeTruthy();
  expect(screen.getByText(/40.000 rader. Sparas till 8 okt/)).toBeTruthy();
  expect(screen.getByText('Gick inte att göra')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 10_000);
  await user.click(screen.getByRole('button', { name: 'Avbryt exporten' }));
  await waitFor(() =>
    expect(server.asked(exportsContract.cancelExport)).toMatchObject([{ params: { exportId: idOf(1) } }]),
  );
  expect(screen.getAllByRole('button', { name: 'Ladda ner' })).toHaveLength(1);
});

test('files are not for reporters, who are told so', async () => {
  await show(<FilesPage />, { as: 'reporter', texts: ['exports', 'ui'] });
  expect(await screen.findByText('Export är till för kontoägare och de med full behörighet')).toBeTruthy();
  expect(server.asked(exportsContract.listExports)).toEqual([]);
});

test('without files it says when there will be some, and a failure can be tried again', async () => {
  server.answer(exportsContract.listExports, { exports: [] });
  await show(<FilesPage />, { texts: ['exports', 'ui'] });
  expect(await screen.findByText('Inga filer än')).toBeTruthy();
});

test('a list without days has a sentence in the place of the period, and no heading over nothing', async () => {
  server.answer(exportsContract.previewExport, preview);
  await open({ list: 'deals', filter: {} });
  expect(await screen.findByText('Listan som den ser ut i dag.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Period' })).toBeNull();
});
