import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, unitId, visit } from '#testing/web/world.tsx';
import { dealsContract } from '../contract.ts';
import { dealsFeature } from './feature.tsx';

const { correctDeal, createDeal, deleteDeal, endDeal, keepDealDocument, listDeals, previewDeal, readDeal } =
  dealsContract;
const { listDocuments } = documentsContract;

const deal = {
  id: idOf(1),
  unitIds: [unitId],
  otherUnits: 0,
  supplierId: idOf(2),
  supplierName: 'Köttboden',
  articleNumber: '214070',
  unit: 'KGM',
  title: 'Oxfilé',
  price: '389.00',
  breaks: [],
  basis: 'invoice' as const,
  currency: 'SEK',
  validFrom: '2026-01-01',
  validTo: null,
  effectiveTo: null,
  tolerance: { type: 'percent' as const, up: '2', down: '0' },
  marketPriced: false,
  lines: 14,
  followed: 11,
  quantity: '48.2',
  sum: '18000.00',
  saved: '626.60',
  over: '553.80',
  last: { date: '2026-11-20', price: '428.00', promised: '389.00' },
  status: 'in-force' as const,
  articleId: idOf(3),
};
const sums = {
  currency: 'SEK',
  saved: '626.60',
  over: '553.80',
  lines: 14,
  followed: 11,
  brokenSuppliers: 1,
};
const preview = {
  before: '402',
  lines: 14,
  followed: 11,
  quantity: '48.2',
  saved: '626.60',
  over: '553.80',
  alertsAbove: '396.78',
  toldBelow: null,
  lastPrice: '428',
  overlaps: null,
};

const open = (path: string, scene: Scene = {}) => visit(dealsFeature, { at: path, ...scene });

beforeEach(() => {
  server.answer(listDeals, {
    total: 1,
    content: [deal],
    sums,
    counts: { 'in-force': 1, ending: 2, unused: 0, ended: 0, upcoming: 0 },
    claimable: '553.80',
  });
  server.answer(readDeal, { deal, others: [], mayChange: true, isUsed: true });
  server.answer(previewDeal, preview);
  server.answer(priceMonitoringContract.listArticles, { content: [], total: 0 });
  const known = { id: idOf(2), displayName: 'Köttboden' };
  const other = { id: idOf(5), displayName: 'Nya Köttet', name: 'Nya Köttet AB' };
  server.answer(suppliersContract.listUnitSuppliers, [known]);
  server.answer(suppliersContract.listSuppliers, [{ ...known, name: 'Köttboden AB' }, other]);
  const arrived = { state: 'settled', receivedAt: '2026-09-01T08:00:00.000Z' } as const;
  server.answer(listDocuments, {
    total: 1,
    content: [{ id: idOf(21), fileName: 'hostens-priser.pdf', ...arrived }],
  });
  server.answer(correctDeal, { id: deal.id });
  server.answer(createDeal, { id: idOf(9) });
  server.answer(endDeal, { id: deal.id });
  const units = [{ id: unitId, name: 'Krogen', role: 'owner' as const }];
  setAppState({ newestNegotiatedDeal: [deal.id], units });
});

test('the list says what was followed, saved and paid over, and the drawer what a price would do', async () => {
  const { user } = await open('/articles/prices');
  expect(await screen.findByText('1 leverantör håller inte sitt pris.')).toBeTruthy();
  expect(screen.getByText(/3 av 14 inköp till fast pris gick över/)).toBeTruthy();
  expect(screen.getAllByText('11 av 14').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: /Oxfilé/ }));
  await screen.findByText('13,00 kr lägre än före avtalet.');
  expect(screen.getByText(/Sparat 626,60 kr på 48,2 kg/)).toBeTruthy();
  expect(screen.getByText('Larm över 396,78 kr/kg')).toBeTruthy();
  expect(useAppState.getState().newestNegotiatedDeal).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  await waitFor(() => expect(server.asked(correctDeal)[0]?.body).toMatchObject({ price: '389.00' }));
});

test('another price of a deal in force is a correction or a new deal that ends it', async () => {
  const { user } = await open(`/articles/prices?deal=${deal.id}`);
  const price = await screen.findByLabelText('Pris');
  await user.clear(price);
  await user.type(price, '399');
  await screen.findByRole('radio', { name: /En rättelse/, checked: false });
  await user.click(screen.getByRole('button', { name: /^Spara 399,00/ }));
  expect(screen.getByText('Säg vilket det är, innan det sparas')).toBeTruthy();
  expect(server.asked(correctDeal)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /Ett nytt pris från/ }));
  await user.click(screen.getByRole('button', { name: /^Spara 399,00/ }));
  await waitFor(() =>
    expect(server.asked(createDeal)[0]?.body).toMatchObject({
      articleId: deal.articleId,
      price: '399',
      validFrom: todayInSweden(),
      endEarlier: true,
    }),
  );
  await waitFor(() => expect(useAppState.getState().newestNegotiatedDeal).toEqual([idOf(9)]));
});

test('a deal that lines were judged by is ended', async () => {
  const { user } = await open(`/articles/prices?deal=${deal.id}`);
  await user.click(await screen.findByRole('button', { name: 'Avsluta i dag' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Avsluta i dag' }));
  await waitFor(() => expect(server.asked(endDeal)[0]?.body).toEqual({ validTo: todayInSweden() }));
});

test('a deal that no line was judged by is deleted', async () => {
  server.answer(readDeal, { deal, mayChange: true, isUsed: false });
  server.answer(deleteDeal, null);
  const { user } = await open(`/articles/prices?deal=${deal.id}`);
  await user.click(await screen.findByRole('button', { name: 'Radera' }));
  await user.click(await screen.findByRole('button', { name: 'Radera avtalet' }));
  await waitFor(() => expect(server.asked(deleteDeal)).toHaveLength(1));
});

test('a new deal says what is wrong, names what stands in its way, and is sent with its goods', async () => {
  server.answer(previewDeal, {
    ...preview,
    overlaps: { id: idOf(4), price: '100', validFrom: '2026-01-01', validTo: null },
  });
  const { user } = await open('/articles/prices/create');
  await user.click(await screen.findByRole('button', { name: 'Spara …' }));
  expect(screen.getAllByText('Fyll i det här').length).toBe(3);
  expect(screen.getByText(/Skriv ett pris över 0/)).toBeTruthy();
  // Also one that has never sent an invoice can promise a price.
  await user.type(screen.getByRole('combobox', { name: 'Leverantör' }), 'nya kött');
  await user.click(await screen.findByRole('option', { name: /Nya Köttet/ }));
  await user.type(screen.getByRole('combobox', { name: 'Namn' }), 'Ny vara');
  await user.type(screen.getByLabelText('Enhet'), 'kg');
  await user.type(screen.getByLabelText('Pris'), '95,50');
  await user.click(await screen.findByRole('checkbox', { name: /Avsluta det/ }));
  await user.click(screen.getByRole('button', { name: /^Spara 95,50/ }));
  await waitFor(() =>
    expect(server.asked(createDeal)[0]?.body).toMatchObject({
      goods: { supplierId: idOf(5), articleNumber: null, name: 'Ny vara', unit: 'kg' },
      price: '95.50',
      unitIds: [unitId],
      endEarlier: true,
    }),
  );
});

test('a deal about an article begins with what is known of it; who only reads makes none', async () => {
  const article = { id: idOf(3), name: 'Oxfilé', unit: 'KGM', currency: 'SEK', lastPrice: '428.00' };
  server.answer(priceMonitoringContract.readAlert, { article });
  const first = await open(`/articles/prices/create?article=${article.id}&price=389`);
  expect(await screen.findByRole('button', { name: /^Spara 389,00/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oxfilé');
  first.unmount();
  await open('/articles/prices/create', { as: 'reporter' });
  expect(await screen.findByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
});

test('what suppliers charged above their deals is claimed back from the list, by who may', async () => {
  const first = await open('/articles/prices');
  const claim = await screen.findByRole('link', { name: /Kräv tillbaka 553,80/ });
  expect(claim.getAttribute('href')).toBe('/deviations?deals=true&dearer=true');
  expect(screen.getByText(/2 avtal går ut inom 30 dagar/)).toBeTruthy();
  first.unmount();
  // The figures follow a filter; what can be claimed back is of all deals.
  const filtered = await open('/articles/prices?show=upcoming');
  await screen.findByText('1 leverantör håller inte sitt pris.');
  expect(screen.queryByRole('link', { name: /Kräv tillbaka/ })).toBeNull();
  filtered.unmount();
  await open('/articles/prices', { as: 'reporter' });
  await screen.findByText('1 leverantör håller inte sitt pris.');
  expect(screen.queryByRole('link', { name: /Kräv tillbaka/ })).toBeNull();
});

test('a deal that nothing is bought under says where its goods are bought, and for what price', async () => {
  const elsewhere = {
    articleId: idOf(8),
    supplierName: 'Grossisten',
    name: 'Oxfilé',
    unit: 'KGM',
    price: '446',
  };
  server.answer(listDeals, {
    total: 1,
    content: [{ ...deal, isUnused: true, lines: 0, followed: 0, last: null, elsewhere }],
    sums,
    counts: { 'in-force': 1, ending: 0, unused: 1, ended: 0, upcoming: 0 },
    claimable: '0',
  });
  await open('/articles/prices');
  const link = await screen.findByRole('link', { name: /Köps av Grossisten/ });
  expect(link.textContent).toContain('446,00');
  expect(link.getAttribute('href')).toBe(`/price-monitoring/articles/${idOf(8)}`);
  expect(screen.queryByRole('link', { name: /Kräv tillbaka/ })).toBeNull();
});

test('the file that a deal was agreed in is sent when it is saved, with its page', async () => {
  server.answer(keepDealDocument, { documentId: idOf(22) });
  const { user } = await open(`/articles/prices?deal=${deal.id}`);
  const file = new File(['%PDF'], 'avtal.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Bifoga en fil'), file);
  expect(screen.getByText('avtal.pdf')).toBeTruthy();
  expect(server.asked(keepDealDocument)).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Sida/), 'två');
  await user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  expect(await screen.findByText(/Skriv ett sidnummer/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Sida/));
  await user.type(screen.getByLabelText(/^Sida/), '2');
  await user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  const source = { documentId: idOf(22), page: 2, row: null };
  await waitFor(() => expect(server.asked(correctDeal)[0]?.body).toMatchObject({ source }));
  expect(server.asked(keepDealDocument)[0]?.files.map(({ name }) => name)).toEqual(['avtal.pdf']);
});

test('a file that cannot be kept changes nothing, and says why', async () => {
  server.answer(keepDealDocument, refused('storage.full'));
  const { user } = await open(`/articles/prices?deal=${deal.id}`);
  const file = new File(['%PDF'], 'avtal.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Bifoga en fil'), file);
  await user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
  );
  expect(server.asked(correctDeal)).toHaveLength(0);
});

test('a document that has come is pointed at; one that stands there is kept unless it is taken away', async () => {
  const first = await open(`/articles/prices?deal=${deal.id}`);
  await first.user.selectOptions(await screen.findByLabelText('Eller något som har kommit in'), idOf(21));
  await first.user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  const chosen = { documentId: idOf(21), page: null, row: null };
  await waitFor(() => expect(server.asked(correctDeal)[0]?.body).toMatchObject({ source: chosen }));
  first.unmount();
  const source = { documentId: idOf(23), fileName: 'lista.xlsx', page: 1, row: 7, receivedOn: '2026-08-24' };
  const agreed = { ...deal, id: idOf(30), source: { ...source, receivedBy: 'Elin' } };
  server.answer(readDeal, { deal: agreed, others: [], mayChange: true, isUsed: true });
  const second = await open(`/articles/prices?deal=${agreed.id}`);
  expect(await screen.findByText('Sida 1 · rad 7 · uppladdad 2026-08-24 av Elin')).toBeTruthy();
  await second.user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  const kept = { documentId: idOf(23), page: 1, row: 7 };
  await waitFor(() => expect(server.asked(correctDeal)[1]?.body).toMatchObject({ source: kept }));
  second.unmount();
  const { user } = await open(`/articles/prices?deal=${agreed.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ta bort' }));
  await user.click(screen.getByRole('button', { name: /^Spara 389,00/ }));
  await waitFor(() => expect(server.asked(correctDeal)[2]?.body).toMatchObject({ source: null }));
});

test('a deal from an alert begins with the watched price and the first day that deviates', async () => {
  const article = { id: idOf(3), name: 'Oxfilé', unit: 'KGM', currency: 'SEK', lastPrice: '428.00' };
  server.answer(priceMonitoringContract.readAlert, { article });
  await open(`/articles/prices/create?article=${article.id}&price=389.00&since=2026-11-05`);
  expect(await screen.findByRole('button', { name: /^Spara 389,00/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Från').value).toBe('2026-11-05');
});

test('the list begins with what is in force, a search finds all, and ended deals are one step away', async () => {
  server.answer(listDeals, {
    total: 0,
    content: [],
    sums,
    counts: { 'in-force': 0, ending: 0, unused: 0, ended: 4, upcoming: 0 },
  });
  const { user } = await open('/articles/prices');
  await user.click(await screen.findByRole('button', { name: 'Visa alla' }));
  await waitFor(() => expect(server.asked(listDeals).at(-1)?.query.show).toBeUndefined());
  expect(server.asked(listDeals)[0]?.query).toMatchObject({ show: 'in-force' });
  await user.type(screen.getByLabelText('Artikel, nummer, leverantör'), 'oxe');
  await waitFor(() => expect(server.asked(listDeals).at(-1)?.query).toMatchObject({ search: 'oxe' }));
  expect(server.asked(listDeals).at(-1)?.query.show).toBeUndefined();
});
