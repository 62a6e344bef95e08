import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, visit } from '#testing/web/world.tsx';
import { type PriceListLine, priceListsContract } from '../contract.ts';
import { priceListPath, priceListsPath } from '../paths.ts';
import { priceListsFeature } from './feature.tsx';
import { AlertNotes } from './rise-notes.tsx';

const {
  listPriceLists,
  readPriceList,
  acceptListPrice,
  chooseListPrices,
  nameListSupplier,
  readRiseFindings,
} = priceListsContract;

const listId = idOf(30);

const head = {
  id: listId,
  fileName: 'varen.csv',
  documentId: idOf(31),
  supplierId: idOf(2),
  supplierName: 'Grossisten',
  format: 'table',
  action: 'replace',
  name: 'Våren 2027',
  version: '',
  startsOn: '2099-02-02',
  receivedAt: '2026-11-20T08:00:00.000Z',
  prices: 2,
} as const;

const line = (more: Partial<PriceListLine>): PriceListLine => ({
  place: { listId, row: 2 },
  change: 'rise',
  articleNumber: '100',
  name: 'Vetemjöl',
  unit: 'kg',
  currency: 'SEK',
  price: '11',
  breaks: [{ from: '10', price: '10.50' }],
  validFrom: '2099-02-02',
  validTo: null,
  paid: { price: '10', unit: 'kg' },
  difference: '1',
  percent: '10.0',
  yearly: '1200.00',
  isEstimated: false,
  choice: 'open',
  dealId: null,
  ...more,
});

const gone = line({
  place: null,
  change: 'gone',
  name: 'Salt',
  price: null,
  percent: null,
  yearly: null,
  breaks: [],
});

const shown = {
  ...head,
  counts: { rise: 1, fall: 0, same: 0, new: 0, gone: 1, unlike: 0, open: 1 },
  yearly: { amount: '1200.00', currency: 'SEK', isEstimated: false },
  messages: 1,
  isUpcoming: true,
  inForce: 0,
  isBulkInPlan: false,
  content: [line({}), gone],
  total: 2,
};

beforeEach(() => {
  server.answer(notificationsContract.liveEvents, {});
  server.answer(listPriceLists, { content: [head], total: 1 });
  server.answer(readPriceList, shown);
});

test('the lists are told with their supplier and the day that they begin', async () => {
  await visit(priceListsFeature, { at: priceListsPath() });
  const row = await screen.findByRole('row', { name: /Våren 2027/ });
  expect(within(row).getByText('Grossisten')).toBeTruthy();
});

test('a list is told line by line with kronor a year; one price becomes a deal, several are of a plan', async () => {
  server.answer(acceptListPrice, { dealId: idOf(40) });
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  expect(await screen.findByText(/1\s200\skr mer om året/)).toBeTruthy();
  expect(screen.getByText(/Till dess ändrar den ingenting/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ta alla som avtal' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Ta som avtal' }));
  await waitFor(() => expect(server.asked(acceptListPrice)[0]?.body).toEqual({ endEarlier: false }));
  expect(await screen.findByText('Vetemjöl är ett avtal')).toBeTruthy();
});

test('where a deal stands in the way it is asked whether that ends', async () => {
  server.answer(acceptListPrice, refused('deal.overlaps'));
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await user.click(await screen.findByRole('button', { name: 'Ta som avtal' }));
  await screen.findByText('Avsluta det gamla avtalet?');
  server.answer(acceptListPrice, { dealId: idOf(40) });
  await user.click(screen.getByRole('button', { name: 'Avsluta och ta det nya' }));
  await waitFor(() => expect(server.asked(acceptListPrice).at(-1)?.body).toEqual({ endEarlier: true }));
});

test('a price is kept as an offer and taken back', async () => {
  server.answer(chooseListPrices, { places: [{ listId, row: 2 }] });
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await user.click(await screen.findByRole('button', { name: 'Som erbjudande' }));
  expect(await screen.findByText('1 pris sparat som erbjudande')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() =>
    expect(server.asked(chooseListPrices).at(-1)?.body).toEqual({
      places: [{ listId, row: 2 }],
      choice: 'open',
    }),
  );
});

test('a list that does not say whose it is asks', async () => {
  server.answer(readPriceList, { ...shown, supplierId: null, supplierName: '', yearly: null });
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(2), displayName: 'Grossisten' }]);
  server.answer(nameListSupplier, head);
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await screen.findByRole('option', { name: 'Grossisten' });
  await user.selectOptions(screen.getByLabelText('Leverantör'), 'Grossisten');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(server.asked(nameListSupplier)[0]?.body).toEqual({ supplierId: idOf(2) }));
});

test('an alert says what speaks against its rise', async () => {
  server.answer(readRiseFindings, {
    findings: [
      { kind: 'before-start', listId, startsOn: '2026-12-07', days: 13 },
      { kind: 'short-notice', agreed: 30, given: null },
      { kind: 'outside-window', goods: 'dry', next: '2027-02-01' },
    ],
  });
  await show(<AlertNotes articleId={idOf(5)} />, { texts: ['price-lists'] });
  expect(await screen.findByText(/Fakturerat 13 dagar innan prislistan börjar gälla/)).toBeTruthy();
  expect(screen.getByText(/Höjningen förvarnades inte\. Avtalat är 30 dagar/)).toBeTruthy();
  expect(screen.getByText(/utanför branschens prisdagar för torrvaror/)).toBeTruthy();
});
