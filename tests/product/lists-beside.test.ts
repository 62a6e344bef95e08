import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { priceListsContract, PriceListRow } from '#features/prices/price-lists/contract.ts';
import type { PriceListLine } from '#features/prices/price-lists/contract-line.ts';
import type { sourcingContract } from '#features/prices/sourcing/contract.ts';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';

type Sourcing = typeof sourcingContract;
type Shown = ReplyOf<(typeof priceListsContract)['readPriceList']>;

const gtin = '7310865004703';
let restaurant: MonitoredProduct;
let editor: TestClient;
let own: string;
let other: string;

const at = (path: string, id: string): string => path.replace('{listId}', id);

const articleOf = async (number: string): Promise<SourcedArticle> => {
  const answer = await editor.get('sourcing-management/articles?limit=200');
  const { content } = answer.json<ReplyOf<Sourcing['listSourced']>>().data;
  const found = content.find(({ articleNumber }) => articleNumber === number);
  if (found === undefined) throw new Error(`${number} is not listed`);
  return found;
};

const alternativesOf = async ({ articleId }: SourcedArticle) =>
  (await editor.get(`sourcing-management/articles/${articleId}/alternatives`)).json<
    ReplyOf<Sourcing['readAlternatives']>
  >().data.alternatives;

const send = async (name: string, text: string, supplierId: string): Promise<PriceListRow> => {
  const bytes = Buffer.from(`Art nr;GTIN;Benämning;Pris;Enhet;Giltig fr o m\n${text}`);
  await editor.post(contract.documents.uploadDocuments.path, uploadOf({ name, bytes }));
  await restaurant.read();
  const answer = await editor.get(contract.priceLists.listPriceLists.path);
  const { content } = answer.json<{ content: PriceListRow[] }>().data;
  const sent = content.find(({ fileName }) => fileName === name);
  if (sent === undefined) throw new Error('no list');
  await editor.send('PUT', at(contract.priceLists.nameListSupplier.path, sent.id), { body: { supplierId } });
  return sent;
};

const choose = (list: PriceListRow, choice: 'offer' | 'refused' | 'open', row: number) =>
  editor.send('PUT', at(contract.priceLists.chooseListPrices.path, list.id), {
    body: { choice, places: [{ listId: list.id, row }] },
  });

const read = async ({ id }: PriceListRow): Promise<Shown> =>
  (await editor.get(at(contract.priceLists.readPriceList.path, id))).json<Shown>().data;

const lineOf = async (list: PriceListRow, number: string): Promise<PriceListLine | undefined> =>
  (await read(list)).content.find(({ articleNumber }) => articleNumber === number);

const judge = (article: SourcedArticle, otherId: string, isSame: boolean) =>
  editor.send('PUT', `sourcing-management/articles/${article.articleId}/goods`, {
    body: { otherId, isSame },
  });

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  editor = restaurant.clients.editor;
  const { db, clock } = restaurant.product;
  const { organizationId } = restaurant.built;
  await db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium', endsAt: null }, clock.now()),
  );
  const names = { B1: 'Parmesan riven 1 kg', B2: 'Bacon skivat 1 kg', B3: 'Vaniljstång 25 st' };
  for (const date of ['2026-10-12', '2026-10-26', '2026-11-16'])
    await restaurant.buy({
      date,
      prices: { B1: '210', B2: '101', B3: '248' },
      unit: 'H87',
      quantity: '10',
      names,
      gtins: { B1: gtin },
    });
  await restaurant.buy({ date: '2026-11-02', prices: { X1: '10' }, supplier: 2 });
  own = (await articleOf('B1')).supplier.id;
  other = (await articleOf('X1')).supplier.id;
}, 60_000);
afterAll(() => restaurant.product.close());

test('a line of goods that are bought of another supplier says of whom and for what, and is proposed unasked', async () => {
  const text = [
    `700;${gtin};Parmesan 1000 g;190,00;ST;2026-11-01`,
    '701;;BACON SKIVAT 1KG;95,00;ST;2026-11-01',
    '702;;VANILJSTÅNG 25 ST;12,00;ST;2026-11-01',
    '703;;Något annat 1 kg;95,00;ST;2026-11-01',
  ].join('\n');
  const list = await send('ny.csv', text, other);
  const shown = await read(list);
  expect(shown.counts).toMatchObject({ elsewhere: 2, new: 2, open: 4 });
  const seller = (await articleOf('B1')).supplier.displayName;
  expect(await lineOf(list, '700')).toMatchObject({
    change: 'elsewhere',
    elsewhere: { supplierName: seller, price: '210', currency: 'SEK', isCertain: true },
  });
  expect((await lineOf(list, '701'))?.elsewhere).toMatchObject({ price: '101', isCertain: false });
  // More than 90 % cheaper is a bad match.
  expect(await lineOf(list, '702')).toMatchObject({ change: 'new', elsewhere: null });

  for (const number of ['B1', 'B2'])
    expect(await articleOf(number)).toMatchObject({ saving: null, proposals: 1 });
  expect((await articleOf('B3')).proposals).toBe(0);
  const cheese = await articleOf('B1');
  const [offered] = await alternativesOf(cheese);
  expect(offered).toMatchObject({ by: 'proposed', isListed: true, price: '190' });
  expect((await judge(cheese, offered?.articleId ?? '', true)).status).toBe(200);
  expect((await articleOf('B1')).saving).toMatchObject({ source: 'offer', lower: '190' });
  await judge(cheese, offered?.articleId ?? '', false);
  expect(await articleOf('B1')).toMatchObject({ saving: null, proposals: 0 });
  expect((await lineOf(list, '700'))?.change).toBe('new');
  await choose(list, 'refused', 3);
  expect((await articleOf('B2')).proposals, 'what is refused is not asked about').toBe(0);
});

test('of two lists of a supplier the newer says what both name, and both pages say so', async () => {
  const older = await send(
    'vecka45.csv',
    'B1;;Parmesan riven 1 kg;180,00;ST;2026-11-02\nB2;;Bacon skivat 1 kg;90,00;ST;2026-11-02\n',
    own,
  );
  await choose(older, 'offer', 2);
  await choose(older, 'offer', 3);
  expect((await articleOf('B1')).saving).toMatchObject({ lower: '180' });
  const newer = await send('vecka47.csv', 'B1;;Parmesan riven 1 kg;205,00;ST;2026-11-16\n', own);

  expect((await articleOf('B1')).saving, 'nobody sells it for the older price any more').toBeNull();
  expect((await articleOf('B2')).saving, 'what the newer does not name holds on').toMatchObject({
    lower: '90',
  });
  const beside = { isNewer: true, shared: 1, offers: 1 };
  expect((await read(older)).beside).toMatchObject([{ id: newer.id, ...beside }]);
  expect((await read(newer)).beside).toMatchObject([{ id: older.id, ...beside, isNewer: false }]);
  expect(await lineOf(older, 'B1')).toMatchObject({
    replacedBy: { listId: newer.id, price: '205', since: '2026-11-16' },
    choice: 'offer',
  });
  expect(await lineOf(older, 'B2')).toMatchObject({ replacedBy: null, replaces: null });
  expect(await lineOf(newer, 'B1')).toMatchObject({
    replaces: { listId: older.id, price: '180', since: '2026-11-02' },
    replacedBy: null,
    choice: 'open',
  });
  await choose(newer, 'offer', 2);
  expect((await articleOf('B1')).saving).toMatchObject({ lower: '205' });
});
