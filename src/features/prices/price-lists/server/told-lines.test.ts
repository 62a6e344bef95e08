import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { priceListsContract, PriceListRow } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';

type Contract = typeof priceListsContract;
type Shown = ReplyOf<Contract['readPriceList']>;
type Preview = ReplyOf<Contract['previewListDeal']>;

const { priceLists, documents, deals } = contract;

let world: MonitoredProduct;
let supplierId: string;

const editor = () => world.clients.owner;

const at = (path: string, id: string, row = 0): string =>
  path.replace('{listId}', id).replace('{row}', String(row));

const listsOf = async (): Promise<PriceListRow[]> =>
  (await editor().get(priceLists.listPriceLists.path)).json<{ content: PriceListRow[] }>().data.content;

const send = async (name: string, text: string): Promise<PriceListRow> => {
  await editor().post(documents.uploadDocuments.path, uploadOf({ name, bytes: Buffer.from(text) }));
  await world.read();
  const list = (await listsOf()).find(({ fileName }) => fileName === name);
  if (list === undefined) throw new Error('no list');
  await editor().send('PUT', at(priceLists.nameListSupplier.path, list.id), { body: { supplierId } });
  return list;
};

const read = async (id: string): Promise<Shown> =>
  (await editor().get(at(priceLists.readPriceList.path, id))).json<Shown>().data;

const lineOf = async ({ id }: PriceListRow, number: string): Promise<PriceListLine | undefined> =>
  (await read(id)).content.find(({ articleNumber }) => articleNumber === number);

const preview = async ({ id }: PriceListRow, row: number): Promise<Preview> =>
  (await editor().get(at(priceLists.previewListDeal.path, id, row))).json<Preview>().data;

const accept = ({ id }: PriceListRow, row: number, body: object = {}) =>
  editor().post(at(priceLists.acceptListPrice.path, id, row), { body });

beforeAll(async () => {
  world = await openMonitoredProduct();
  const prices = { '100': '50.00', '200': '20.00', '300': '30.00' };
  for (const date of ['2026-10-05', '2026-10-19', '2026-11-02']) await world.buy({ date, prices });
  const names = { '400': 'Fetaost tärnad 2 kg' };
  for (const date of ['2026-10-05', '2026-10-19', '2026-11-02'])
    await world.buy({ date, prices: { '400': '178.00' }, unit: 'H87', names });
  const articles = await editor().get(contract.priceMonitoring.listArticles.path);
  supplierId = articles.json<{ content: { supplierId: string }[] }>().data.content[0]?.supplierId ?? '';
}, 60_000);
afterAll(() => world.product.close());

test('what was paid stands in its own currency, is not compared with another, and is no deal in it', async () => {
  const list = await send(
    'euro.csv',
    'Art nr;Benämning;Pris;Enhet;Valuta\n100;Vara 100;6,10;KG;EUR\n900;Vara 900;7,00;KG;EUR\n',
  );
  expect(await lineOf(list, '100')).toMatchObject({
    change: 'unlike',
    currency: 'EUR',
    paid: { price: '50', currency: 'SEK' },
    difference: null,
    yearly: null,
    isAcceptable: false,
  });
  expect(await read(list.id)).toMatchObject({ yearly: null, left: 1 });
  for (const row of [2, 3]) expect((await accept(list, row)).json().message).toBe('price_list.no_row');
});

test('rows without a price that can be read are told by their row, and their articles are not gone', async () => {
  const list = await send(
    'trasig.csv',
    'Art nr;Benämning;Pris;Enhet\n100;Vara 100;abc;KG\n200;Vara 200;0;KG\n801;Vara 801;10,00;KG\n802;Vara 802;11,00;KG\n803;Vara 803;12,00;KG\n803;Vara 803;13,00;KG\n',
  );
  const shown = await read(list.id);
  expect(shown.counts).toMatchObject({ unread: 2, twice: 2, new: 2, gone: 2, open: 2 });
  expect(await lineOf(list, '100')).toMatchObject({
    change: 'unread',
    place: { row: 2 },
    price: null,
    unread: 'abc',
    paid: { price: '50' },
    isAcceptable: false,
  });
  expect((await lineOf(list, '200'))?.unread).toBe('0');
  const twice = shown.content.filter(({ change }) => change === 'twice');
  expect(twice.map(({ price, place, isAcceptable }) => [price, place?.row, isAcceptable])).toEqual([
    ['12', 6, true],
    ['13', 7, true],
  ]);
  const [row] = (await listsOf()).filter(({ id }) => id === list.id);
  expect([row?.prices, shown.prices]).toEqual([4, 4]);
});

test('another unit of measure is compared by what both hold, and what cannot be is counted beside the sum', async () => {
  const list = await send(
    'kilo.csv',
    'Art nr;Benämning;Pris;Enhet;Gäller från;Gäller till\n400;Fetaost tärnad;90,00;KG;2026-12-01;2027-02-28\n200;Vara 200;25,00;ST;2026-12-01;\n',
  );
  const line = await lineOf(list, '400');
  expect(line).toMatchObject({
    change: 'rise',
    paid: { price: '178' },
    comparable: { listed: '90', paid: '89', baseUnit: 'kg' },
    difference: '2',
    percent: '1.1',
    isShort: true,
    isAcceptable: false,
  });
  const shown = await read(list.id);
  expect(shown.yearly).toMatchObject({ amount: line?.yearly, short: 1 });
  expect(shown).toMatchObject({ left: 1, counts: { open: 1, unlike: 1 } });
});

test('a deal in force is named and compared with, and what it lets claim is told before it ends', async () => {
  const { id: articleId } = await world.articleOf('100');
  const body = { articleId, price: '45.00', validFrom: '2026-11-10', validTo: null };
  expect((await editor().post(deals.createDeal.path, { body })).status).toBe(201);
  await world.buy({ date: '2026-11-16', prices: { '100': '52.00' } });
  await world.buy({ date: '2026-11-23', prices: { '100': '52.00' } });
  const list = await send(
    'dyrare.csv',
    'Art nr;Benämning;Pris;Enhet;Gäller från\n100;Vara 100;49,00;KG;2026-11-20\n200;Vara 200;19,00;KG;2026-11-20\n',
  );
  const line = await lineOf(list, '100');
  expect(line).toMatchObject({ change: 'fall', deal: { price: '45', difference: '4' } });
  expect(Number(line?.deal?.yearly)).toBeGreaterThan(0);
  expect((await read(list.id)).aboveDeals).toBe(1);
  // Two kilograms on 23 November: 7 above the deal, 3 above the list; those of 16 November stay.
  expect(await preview(list, 2)).toMatchObject({
    price: '49',
    startsOn: '2026-11-20',
    earlier: { price: '45', difference: '4', yearly: line?.deal?.yearly, end: 'ends' },
    lost: { amount: '8.00', lines: 1, from: '2026-11-23' },
  });
  expect(await preview(list, 3)).toMatchObject({ earlier: null, lost: { amount: '0.00', lines: 0 } });
  expect((await accept(list, 2)).json().message).toBe('deal.overlaps');
  const claimable = async () => Number((await world.groupOf(articleId, 'UNRESOLVED'))?.sumDifference);
  expect(await claimable()).toBe(28);
  expect((await accept(list, 2, { endEarlier: true })).status).toBe(201);
  expect(await claimable()).toBe(20);
});

test('a deal of the whole organization goes on beside it, and one that began later stands in its way', async () => {
  const whole = await world.articleOf('300');
  const deal = (articleId: string, more: object) =>
    editor().post(deals.createDeal.path, {
      body: { articleId, price: '28.00', validFrom: '2026-11-01', validTo: null, ...more },
    });
  await deal(whole.id, { wholeOrganization: true });
  await deal((await world.articleOf('200')).id, { validFrom: '2026-11-25' });
  const list = await send(
    'sist.csv',
    'Art nr;Benämning;Pris;Enhet;Gäller från\n300;Vara 300;29,00;KG;2026-11-20\n200;Vara 200;19,00;KG;2026-11-20\n',
  );
  expect(await preview(list, 2)).toMatchObject({ earlier: { price: '28', end: 'goes-on' } });
  expect(await preview(list, 3)).toMatchObject({ earlier: { price: '28', end: 'in-the-way' } });
});
