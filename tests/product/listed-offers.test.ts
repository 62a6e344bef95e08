import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { PriceListRow } from '#features/prices/price-lists/contract.ts';
import type { sourcingContract } from '#features/prices/sourcing/contract.ts';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';

type Contract = typeof sourcingContract;
type Alternatives = ReplyOf<Contract['readAlternatives']>;
type Found = ReplyOf<Contract['searchGoods']>;

const gtin = '7310865004703';
let restaurant: MonitoredProduct;
let editor: TestClient;
let mine: SourcedArticle;
let list: PriceListRow;

const get = async <Reply>(path: string, client = editor): Promise<Reply> =>
  (await client.get(`sourcing-management/${path}`)).json<Reply>().data;

const articles = async (client = editor) =>
  (await get<ReplyOf<Contract['listSourced']>>('articles?limit=200', client)).content;

const articleOf = async (number: string): Promise<SourcedArticle> => {
  const found = (await articles()).find(({ articleNumber }) => articleNumber === number);
  if (found === undefined) throw new Error(`${number} is not listed`);
  return found;
};

const alternativesOf = async ({ articleId }: SourcedArticle) =>
  (await get<Alternatives>(`articles/${articleId}/alternatives`)).alternatives;

const listPath = (path: string, id: string): string => path.replace('{listId}', id);

/** Uploads a list and says whose it is. */
const send = async (name: string, text: string, supplierId: string): Promise<PriceListRow> => {
  const { owner } = restaurant.clients;
  await owner.post(
    contract.documents.uploadDocuments.path,
    uploadOf({ name, bytes: Buffer.from(`Art nr;GTIN;Benämning;Pris;Enhet;Giltig fr o m\n${text}`) }),
  );
  await restaurant.read();
  const answer = await owner.get(contract.priceLists.listPriceLists.path);
  const sent = answer
    .json<{ content: PriceListRow[] }>()
    .data.content.find(({ fileName }) => fileName === name);
  if (sent === undefined) throw new Error('no list');
  await owner.send('PUT', listPath(contract.priceLists.nameListSupplier.path, sent.id), {
    body: { supplierId },
  });
  return sent;
};

/** Of a list of so many prices; its first stands in row 2. */
const choose = (choice: 'offer' | 'refused' | 'open', of = list) =>
  editor.send('PUT', listPath(contract.priceLists.chooseListPrices.path, of.id), {
    body: { choice, places: Array.from({ length: of.prices }, (_, at) => ({ listId: of.id, row: at + 2 })) },
  });

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  editor = restaurant.clients.editor;
  const { db, clock } = restaurant.product;
  const { organizationId } = restaurant.built;
  await db.tenantTransaction(organizationId, (tx) =>
    setSubscription(tx, organizationId, { plan: 'premium', endsAt: null }, clock.now()),
  );
  const names = { B1: 'Smör osaltat 500 g', B2: 'Rapsolja 10 l dunk' };
  for (const date of ['2026-10-12', '2026-10-26', '2026-11-16'])
    await restaurant.buy({
      date,
      prices: { B1: '54.50', B2: '350' },
      unit: 'H87',
      quantity: '10',
      names,
      gtins: { B1: gtin },
    });
  await restaurant.buy({ date: '2026-11-02', prices: { X1: '10' }, supplier: 2 });
  mine = await articleOf('B1');
  const other = await articleOf('X1');
  list = await send(
    'offert.csv',
    `700;${gtin};Butter unsalted 2 kg;192,40;ST;2026-11-01\n701;;RAPSOLJA 10L;280,00;ST;2026-11-01\n702;;Senap grov 1 kg;40,00;ST;2026-12-24\n`,
    other.supplier.id,
  );
}, 60_000);
afterAll(() => restaurant.product.close());

test('what a list states is found in the catalogue from its day on, and saves nothing before somebody keeps it', async () => {
  expect((await articleOf('B1')).saving).toBeNull();
  const { content } = await get<Found>('goods?search=butter');
  expect(content).toMatchObject([
    { name: 'Butter unsalted 2 kg', isListed: true, isOld: false, comparable: '96.2' },
  ]);
  const later = await get<Found>('goods?search=senap');
  expect(later.total).toBe(0);
});

test('what is kept as an offer is a saving for certain by its GTIN, and a proposal by its name', async () => {
  expect((await choose('offer')).status).toBe(200);
  // 6.40 less for each half kilogram.
  expect((await articleOf('B1')).saving).toMatchObject({
    source: 'offer',
    lower: '48.1',
    comparable: '96.2',
    name: 'Butter unsalted 2 kg',
    date: '2026-11-01',
  });
  expect(await alternativesOf(mine)).toMatchObject([{ by: 'gtin', isListed: true, outlet: null }]);
  const oil = await articleOf('B2');
  expect(oil).toMatchObject({ saving: null, proposals: 1 });
  const [offered] = await alternativesOf(oil);
  expect(offered).toMatchObject({ by: 'proposed', name: 'RAPSOLJA 10L' });
  const judge = async (isSame: boolean) =>
    (
      await editor.send('PUT', `sourcing-management/articles/${oil.articleId}/goods`, {
        body: { otherId: offered?.articleId, isSame },
      })
    ).json<{ verdictId: string }>().data.verdictId;
  await judge(true);
  expect((await articleOf('B2')).saving).toMatchObject({ source: 'offer', comparable: '28' });
  const verdict = await judge(false);
  expect(await articleOf('B2')).toMatchObject({ saving: null, proposals: 0 });
  const refused = await get<ReplyOf<Contract['listRefused']>>('refused-goods');
  const pair = new Set([refused.content[0]?.one.name, refused.content[0]?.other.name]);
  expect(pair).toEqual(new Set(['RAPSOLJA 10L', 'Rapsolja 10 l dunk']));
  await editor.send('DELETE', `sourcing-management/goods/${verdict}`, {});
  expect((await articleOf('B2')).proposals).toBe(1);
});

test('a switch to the supplier of a list counts its price in whole packs', async () => {
  const { suppliers } = await get<ReplyOf<Contract['trySwitch']>>(`switch?articles=${mine.articleId}`);
  expect(suppliers[0]?.articles[0]?.instead).toMatchObject({ name: 'Butter unsalted 2 kg', price: '192.4' });
});

test('a reporter, who sees no list, finds none of it', async () => {
  const { reporter } = restaurant.clients;
  expect((await get<Found>('goods?search=butter', reporter)).total).toBe(0);
});

test('a lower price in a list of its own supplier is a saving of the very article', async () => {
  const own = await send('egen.csv', `B1;;Smör osaltat 500 g;45,00;ST;2026-11-10\n`, mine.supplier.id);
  await choose('offer', own);
  expect((await articleOf('B1')).saving).toMatchObject({ source: 'offer', lower: '45', isOwnSupplier: true });
  expect((await alternativesOf(mine)).map(({ by }) => by)).toEqual(['article', 'gtin']);
  await choose('refused', own);
  expect((await articleOf('B1')).saving).toMatchObject({ lower: '48.1' });
});

test('what is refused, or waits again, saves nothing; what is refused is not found either', async () => {
  await choose('open');
  expect((await articleOf('B1')).saving).toBeNull();
  await choose('refused');
  expect((await articleOf('B1')).saving).toBeNull();
  expect((await get<Found>('goods?search=butter')).total).toBe(0);
});
