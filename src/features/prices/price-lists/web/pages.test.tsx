import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, visit } from '#testing/web/world.tsx';
import { priceListsContract } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';
import { priceListPath, priceListsPath } from '../paths.ts';
import { priceListsFeature } from './feature.tsx';
import { AlertNotes } from './rise-notes.tsx';

const {
  listPriceLists,
  readPriceList,
  acceptListPrice,
  previewListDeal,
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
  unread: null,
  paid: { price: '10', unit: 'kg', currency: 'SEK' },
  comparable: null,
  difference: '1',
  percent: '10.0',
  yearly: '1200.00',
  isEstimated: false,
  isLocked: false,
  isShort: false,
  deal: null,
  elsewhere: null,
  replaces: null,
  replacedBy: null,
  isAcceptable: true,
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
  counts: {
    rise: 1,
    fall: 0,
    same: 0,
    new: 0,
    elsewhere: 0,
    gone: 1,
    unlike: 0,
    twice: 0,
    unread: 0,
    open: 1,
  },
  yearly: { amount: '1200.00', currency: 'SEK', isEstimated: false, short: 0 },
  left: 0,
  aboveDeals: 0,
  beside: [],
  messages: 1,
  isUpcoming: true,
  inForce: 0,
  isBulkInPlan: false,
  content: [line({})],
  total: 1,
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

const deal = {
  id: idOf(41),
  price: '9',
  validFrom: '2026-03-01',
  validTo: null,
  marketPriced: false,
  difference: '2',
  yearly: '2400.00',
} as const;

const taken = {
  price: '11',
  unit: 'kg',
  currency: 'SEK',
  startsOn: '2026-11-20',
  earlier: { ...deal, end: 'ends' },
  lost: { amount: '148.00', lines: 3, from: '2026-11-23' },
} as const;

test('where a deal is in force its price is named and compared with, and what goes lost is told before', async () => {
  server.answer(readPriceList, { ...shown, aboveDeals: 1, content: [line({ deal })] });
  server.answer(previewListDeal, taken);
  server.answer(acceptListPrice, { dealId: idOf(40) });
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await screen.findByText(
    /Ett avtal på 9,00\skr\/kg gäller\. Listan är 2,00\skr dyrare\. \+2\s400\skr per år\./,
  );
  expect(screen.getByText('1 rad är dyrare än ett avtal som gäller.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ta som avtal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta Vetemjöl som avtal?' });
  await within(dialog).findByText(/Ett avtal på 9,00\skr\/kg .* Listan säger 11,00\skr\/kg/);
  expect(within(dialog).getByText(/3 rader .* 148,00\skr går inte längre att kräva/)).toBeTruthy();
  expect(server.asked(acceptListPrice)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Avsluta och ta det nya' }));
  await waitFor(() => expect(server.asked(acceptListPrice).at(-1)?.body).toEqual({ endEarlier: true }));
});

test('where a deal that the page does not know stands in the way it is asked too, and one that began later blocks', async () => {
  server.answer(acceptListPrice, refused('deal.overlaps'));
  server.answer(previewListDeal, { ...taken, earlier: { ...deal, end: 'in-the-way' } });
  const { user } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await user.click(await screen.findByRole('button', { name: 'Ta som avtal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta Vetemjöl som avtal?' });
  await within(dialog).findByText(/Avsluta det under Avtal först/);
  expect(within(dialog).getByRole('button', { name: 'Avsluta och ta det nya' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('lines say in whose currency they were paid, where goods are bought, and what could not be read', async () => {
  const nothing = { difference: null, percent: null, yearly: null, isAcceptable: false } as const;
  const content = [
    line({ ...nothing, change: 'unlike', name: 'Kapris', currency: 'EUR', price: '6.1' }),
    line({
      ...nothing,
      change: 'elsewhere',
      name: 'Parmesan',
      paid: null,
      place: { listId, row: 3 },
      elsewhere: {
        articleId: idOf(9),
        name: 'Parmesan 1 kg',
        supplierName: 'Tallvik',
        price: '210',
        unit: 'st',
        currency: 'SEK',
        isCertain: true,
      },
    }),
    line({
      ...nothing,
      change: 'unread',
      name: 'Lök',
      price: null,
      unread: 'abc',
      place: { listId, row: 13 },
    }),
    line({ name: 'Ost', place: { listId, row: 4 }, isShort: true, validTo: '2099-04-30' }),
  ];
  const counts = { ...shown.counts, unread: 1, elsewhere: 1 };
  server.answer(readPriceList, { ...shown, counts, left: 2, content });
  await visit(priceListsFeature, { at: priceListPath(listId) });
  await screen.findByText(/Ni köper den hos Tallvik för 210,00\skr\/st/);
  const row = screen.getByRole('row', { name: /Kapris/ });
  expect(within(row).getByText(/10,00\skr\/kg/)).toBeTruthy();
  expect(within(row).getByText(/6,10\sEUR\/kg/)).toBeTruthy();
  expect(screen.getByText('Rad 13: priset gick inte att läsa (abc).')).toBeTruthy();
  expect(screen.getByText(/Gäller till .*; per år är räknat som om det gällde hela året/)).toBeTruthy();
  expect(
    screen.getByText('2 rader om det ni köper går inte att jämföra och är inte med i summan.'),
  ).toBeTruthy();
});

test('what a list leaves out is counted under it, and shown by itself', async () => {
  const { user, address } = await visit(priceListsFeature, { at: priceListPath(listId) });
  await screen.findByText(/1 artikel som ni köper finns inte i listan/);
  expect(server.asked(readPriceList).at(-1)?.query).toMatchObject({ show: 'named' });
  server.answer(readPriceList, { ...shown, content: [gone] });
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  await screen.findByRole('row', { name: /Salt/ });
  expect(address()).toContain('show=gone');
  expect(screen.queryByRole('columnheader', { name: 'Listans pris' })).toBeNull();
});

test('another list of the supplier is named, and what became of offers that were kept', async () => {
  const other = { id: idOf(50), name: 'vecka45.csv', startsOn: '2026-11-02', shared: 2, offers: 1 };
  server.answer(readPriceList, { ...shown, beside: [{ ...other, isNewer: false }] });
  await visit(priceListsFeature, { at: priceListPath(listId) });
  const note = await screen.findByText(/En äldre lista gäller också, vecka45\.csv/);
  expect(note.textContent).toMatch(/tar över 2 priser\. 1 av dem har ni sparat som erbjudande/);
  expect(within(note).getByRole('link').getAttribute('href')).toBe(priceListPath(idOf(50)));
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
