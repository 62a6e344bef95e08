import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { importId, openImport as head } from '#testing/web/price-list.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, unitId, visit } from '#testing/web/world.tsx';
import { dealImportsContract } from '../contract.ts';
import { dealImportPath } from '../paths.ts';
import { dealImportsFeature } from './feature.tsx';

const {
  listDealImports,
  openDealImport,
  readDealImport,
  previewDealImport,
  undoDealImport,
  repeatDealImport,
  downloadRejectedRows,
  downloadImportTemplate,
} = dealImportsContract;

const open = (scene: Scene = {}) => visit(dealImportsFeature, { at: dealImportPath(importId), ...scene });

beforeEach(() => {
  server.answer(notificationsContract.liveEvents, {});
  server.answer(readDealImport, head);
  server.answer(previewDealImport, { ...head, content: [], total: 0 });
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(2), displayName: 'Köttboden' }]);
  server.answer(listDealImports, {
    imports: [{ ...head, state: 'saved', savedAt: '2026-11-22T08:00:00.000Z' }],
    isInPlan: true,
  });
});

describe('the start of an import', () => {
  const start = (scene: Scene = {}) => visit(dealImportsFeature, { at: '/articles/prices/import', ...scene });

  test('asks for the supplier and the file, sends them, and says what is wrong with a file', async () => {
    setAppState({
      units: [
        { id: unitId, name: 'Krogen', role: 'owner' },
        { id: idOf(3), name: 'Baren', role: 'owner' },
      ],
    });
    server.answer(openDealImport, refused('import.file_one_column'));
    const other = {
      id: idOf(4),
      name: 'Baren',
      role: 'owner' as const,
      mainUnitId: idOf(3),
      organizationId: idOf(904),
    };
    const { user } = await start({ others: [other] });
    await user.click(await screen.findByRole('button', { name: 'Kontrollera filen' }));
    expect(await screen.findByText('Välj en fil')).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Leverantör'), 'Köttboden');
    await user.click(screen.getByLabelText('Hela organisationen'));
    await user.upload(screen.getByLabelText(/Släpp filen här/), new File(['a;b'], 'lista.csv'));
    await user.click(screen.getByRole('button', { name: 'Kontrollera filen' }));
    expect(await screen.findByText(/Filen har bara en kolumn/)).toBeTruthy();
    server.answer(openDealImport, head);
    await user.click(screen.getByRole('button', { name: 'Kontrollera filen' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '2 rader är klara, 4 behöver dig' }),
    ).toBeTruthy();
    expect(server.asked(openDealImport)[1]?.query).toEqual({ supplierId: idOf(2), units: 'all' });
  });

  test('hands out a template, lists what was imported, and is locked by a plan without it', async () => {
    server.answer(downloadImportTemplate, 'x');
    server.answer(listDealImports, { imports: [{ ...head, state: 'saved' }], isInPlan: false });
    await start();
    expect(await screen.findByText('Import ingår i Premium+.')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Kontrollera filen' });
    expect(send.closest('fieldset')?.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'avtal.xlsx' }).getAttribute('href')).toBe(
      dealImportPath(importId),
    );
  });

  test('is asked for again when it could not be had, and is nothing for who may only read', async () => {
    server.answer(listDealImports, refused('permission.required'));
    const { user, unmount } = await start();
    const again = await screen.findByRole('button', { name: 'Försök igen' });
    server.answer(listDealImports, { imports: [], isInPlan: true });
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Kontrollera filen' })).toBeTruthy();
    unmount();
    await start({ as: 'reporter' });
    expect(await screen.findByText('Bara den som får skriva priser ser importerna')).toBeTruthy();
  });
});

describe('what became of an import', () => {
  const saved = {
    ...head,
    state: 'saved' as const,
    savedAt: '2026-11-22T08:00:00.000Z',
    undoUntil: '2026-11-23T08:00:00.000Z',
    yearly: { amount: '-6120.00', currency: 'SEK', articles: 2, isEstimated: false, from: null },
    rejected: [
      { row: 9, code: 'import.price-far' as const, written: { name: 'Högrev', price: '1 149,00' } },
      { row: 20, code: 'import.row-sum' as const, written: { name: 'Summa' } },
    ],
  };

  test('is told with what it is worth, and is taken back as a whole', async () => {
    server.answer(readDealImport, saved);
    server.answer(undoDealImport, refused('import.undo_decided'));
    server.answer(downloadRejectedRows, 'x');
    const { user } = await open();
    expect(await screen.findByText(/Ni betalar 6.120 kr mindre per år/)).toBeTruthy();
    expect(screen.getByText('2 rader kom inte med')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ångra importen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ångra hela importen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ångra importen' }));
    expect(await screen.findByText(/Någon har tagit ställning till ett pris/)).toBeTruthy();
  });

  test('is begun again to fix what was left out', async () => {
    server.answer(readDealImport, saved);
    server.answer(repeatDealImport, { ...head, id: idOf(9) });
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Rätta raderna' }));
    await waitFor(() => expect(address()).toBe(dealImportPath(idOf(9), { rows: 'open' })));
  });
});
