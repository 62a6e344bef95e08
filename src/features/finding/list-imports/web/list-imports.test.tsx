import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { listImportsContract } from '../contract.ts';
import { listImportPath, newListImportPath } from '../paths.ts';
import { listImportsFeature } from './feature.tsx';

const {
  listListImports,
  openListImport,
  readListImport,
  previewListImport,
  chooseListColumns,
  fixListRow,
  saveListImport,
  undoListImport,
} = listImportsContract;

const importId = idOf(7);
const head = {
  id: importId,
  list: 'articles' as const,
  state: 'open' as const,
  fileName: 'namn.csv',
  createdAt: '2026-11-22T08:00:00.000Z',
  savedAt: null,
  savedBy: null,
  undoUntil: null,
  counts: { rows: 3, new: 0, changed: 1, unchanged: 1, rejected: 1, open: 1, empty: 0 },
};

const rows = [
  {
    row: 2,
    outcome: 'changed' as const,
    problem: null,
    changes: [
      { field: 'name' as const, from: 'Smör osaltat', to: 'Husets smör' },
      { field: 'group' as const, from: 'general', to: 'dairy-and-cheese' },
    ],
    written: { articleNumber: '100', name: 'Husets smör' },
    fix: null,
  },
  {
    row: 3,
    outcome: 'rejected' as const,
    problem: {
      code: 'row.unknown_word' as const,
      field: 'group' as const,
      text: 'Ostar',
      choices: ['meat', 'dairy-and-cheese'],
    },
    changes: [],
    written: { articleNumber: '200', name: 'Ost' },
    fix: null,
  },
];

const columns = [
  { label: 'Artikelnummer', samples: ['100'], field: 'articleNumber' as const },
  { label: 'Eget', samples: ['Husets smör'], field: 'name' as const },
];

beforeEach(() => {
  server.answer(listListImports, { imports: [{ ...head, state: 'saved' }] });
  server.answer(readListImport, { ...head, rejected: [] });
  server.answer(previewListImport, { ...head, columns, digest: 'd', content: rows, total: 2 });
});

const open = (scene: Scene = {}) => visit(listImportsFeature, { at: listImportPath(importId), ...scene });

test('a file is asked for and sent, and what is wrong with it is said', async () => {
  server.answer(openListImport, refused('import.file_one_column'));
  const { user, unmount } = await visit(listImportsFeature, { at: newListImportPath({ list: 'articles' }) });
  await user.click(await screen.findByRole('button', { name: 'Kontrollera filen' }));
  expect(await screen.findByText('Välj en fil')).toBeTruthy();
  await user.upload(screen.getByLabelText(/Släpp filen här/), new File(['a;b'], 'namn.csv'));
  await user.click(screen.getByRole('button', { name: 'Kontrollera filen' }));
  expect(await screen.findByText(/Filen har bara en kolumn/)).toBeTruthy();
  expect(server.asked(openListImport)[0]?.query).toEqual({ list: 'articles' });
  expect(screen.getByRole('link', { name: 'namn.csv' }).getAttribute('href')).toBe(listImportPath(importId));
  unmount();
  await visit(listImportsFeature, { at: newListImportPath({ list: 'outlets' }), as: 'reporter' });
  expect(await screen.findByText('Bara den som får ändra listan ser dess importer')).toBeTruthy();
});

test('rows are shown with what becomes of them, put right in place, and saved as they are shown', async () => {
  server.answer(fixListRow, head);
  server.answer(chooseListColumns, head);
  server.answer(saveListImport, refused('import.changed'));
  const { user } = await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: '1 rad ändrar något, 1 behöver dig' }),
  ).toBeTruthy();
  expect(screen.getAllByText(/Smör osaltat → Husets smör/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Blandat → Mejeri och ost/).length).toBeGreaterThan(0);
  const choice = screen.getAllByLabelText('Kategori på rad 3')[0];
  if (choice === undefined) throw new Error('nothing to choose');
  await user.selectOptions(choice, 'Mejeri och ost');
  await user.click(screen.getAllByRole('button', { name: 'Använd' })[0] ?? choice);
  expect(server.asked(fixListRow)[0]?.body).toEqual({
    fix: { skip: false, values: { group: 'dairy-and-cheese' } },
  });
  await user.click(screen.getAllByRole('button', { name: 'Hoppa över' })[0] ?? choice);
  expect(server.asked(fixListRow)[1]?.body).toEqual({ fix: { skip: true } });
  await user.selectOptions(screen.getByLabelText('Fält för Eget'), 'Namn på fakturan');
  expect(server.asked(chooseListColumns)[0]?.body).toEqual({ fields: ['articleNumber', 'invoicedName'] });
  await user.click(screen.getByRole('button', { name: 'Spara 1 ändring' }));
  expect(await screen.findByText(/Något har ändrats sedan det här visades/)).toBeTruthy();
});

test('what became of it is told, and it is taken back as a whole', async () => {
  server.answer(readListImport, {
    ...head,
    state: 'saved',
    savedAt: '2026-11-22T08:00:00.000Z',
    undoUntil: '2026-11-23T08:00:00.000Z',
    rejected: [{ row: 3, code: 'row.article_unknown', written: { name: 'Ost' } }],
  });
  server.answer(undoListImport, refused('import.undo_overtaken'));
  const { user } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: '1 ändring är sparad' })).toBeTruthy();
  expect(screen.getAllByText('Ni köper ingen sådan artikel').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Ångra importen' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ångra hela importen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ångra importen' }));
  expect(server.asked(undoListImport)).toHaveLength(1);
});

test('one that is gone leads back to the list', async () => {
  server.answer(readListImport, refused('import.not_exist'));
  await open();
  expect(await screen.findByText('Importen finns inte längre')).toBeTruthy();
});
