import { afterAll, beforeAll, expect, test } from 'vitest';
import type { sourcingContract } from '#features/prices/sourcing/contract.ts';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';

type Contract = typeof sourcingContract;

let restaurant: MonitoredProduct;
let editor: TestClient;

const get = async <Reply>(path: string): Promise<Reply> =>
  (await editor.get(`sourcing-management/${path}`)).json<Reply>().data;

const articleOf = async (number: string): Promise<SourcedArticle> => {
  const { content } = await get<ReplyOf<Contract['listSourced']>>('articles?limit=200');
  const found = content.find(({ articleNumber }) => articleNumber === number);
  if (found === undefined) throw new Error(`${number} is not listed`);
  return found;
};

const switchOf = ({ articleId }: SourcedArticle) =>
  get<ReplyOf<Contract['trySwitch']>>(`switch?articles=${articleId}`);

const confirm = (one: SourcedArticle, other: SourcedArticle) =>
  editor.send('PUT', `sourcing-management/articles/${one.articleId}/goods`, {
    body: { otherId: other.articleId, isSame: true },
  });

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  editor = restaurant.clients.editor;
  const names = { V1: 'Vaniljstång 25 st', V2: 'VANILJSTÅNG 25 ST', V3: 'Vaniljstänger 25 st' };
  const own = { unit: 'H87', quantity: '10', names, prices: { V1: '248' } };
  for (const date of ['2026-10-12', '2026-10-26', '2026-11-16']) await restaurant.buy({ ...own, date });
  await restaurant.buy({
    date: '2026-11-12',
    prices: { V2: '24' },
    unit: 'H87',
    supplier: 2,
    names,
    quantity: '1',
  });
}, 60_000);
afterAll(() => restaurant.product.close());

test('goods more than 90 % cheaper are not asked about, and save nothing when a person confirms them', async () => {
  const [mine, other] = [await articleOf('V1'), await articleOf('V2')];
  expect(mine.proposals).toBe(0);
  expect((await confirm(mine, other)).status).toBe(200);
  expect(await articleOf('V1')).toMatchObject({ saving: null, isCompared: false });
  expect(await get<ReplyOf<Contract['readSourcing']>>('overview')).toMatchObject({
    total: '0.00',
    proposals: 0,
  });
});

test('neither does a switch to them, so that it never says more than the year', async () => {
  const mine = await articleOf('V1');
  expect((await switchOf(mine)).suppliers).toEqual([]);
  expect((await get<ReplyOf<Contract['trySwitch']>>('switch')).suppliers).toEqual([]);
});

test('the confirmed match says why it saves nothing', async () => {
  const mine = await articleOf('V1');
  const { alternatives } = await get<ReplyOf<Contract['readAlternatives']>>(
    `articles/${mine.articleId}/alternatives`,
  );
  expect(alternatives).toMatchObject([{ by: 'confirmed', isBadMatch: true, yearly: null }]);
});

test('at 90 % and less it is a match everywhere', async () => {
  await restaurant.buy({
    date: '2026-11-17',
    prices: { V3: '24.80' },
    unit: 'H87',
    supplier: 3,
    names: { V3: 'Vaniljstänger 25 st' },
    quantity: '1',
  });
  const [mine, other] = [await articleOf('V1'), await articleOf('V3')];
  await confirm(mine, other);
  expect((await articleOf('V1')).saving).toMatchObject({ source: 'offer', lower: '24.8' });
  const { suppliers } = await switchOf(mine);
  expect(suppliers.map(({ articles }) => articles[0]?.instead.name)).toEqual(['Vaniljstänger 25 st']);
});
