import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { sourcingContract } from '#features/prices/sourcing/contract.ts';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { Bought, MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';

type Contract = typeof sourcingContract;

const gtin = '7310865004703';

let restaurant: MonitoredProduct;
let editor: TestClient;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  editor = restaurant.clients.editor;
});
afterAll(() => restaurant.product.close());

const get = async <Reply>(path: string, client = editor): Promise<Reply> =>
  (await client.get(`sourcing-management/${path}`)).json<Reply>().data;

const list = (query = '', client = editor) =>
  get<ReplyOf<Contract['listSourced']>>(`articles?limit=200${query}`, client);

const overview = (client = editor) => get<ReplyOf<Contract['readSourcing']>>('overview', client);

const articleOf = async (number: string, client = editor): Promise<SourcedArticle> => {
  const { content } = await list('', client);
  const found = content.find(({ articleNumber }) => articleNumber === number);
  if (found === undefined) throw new Error(`${number} is not listed`);
  return found;
};

/** Three purchases over four weeks, so that the quantity of a year is no estimate. */
const buyRegularly = async (bought: Omit<Bought, 'date'>, last = '2026-11-16'): Promise<void> => {
  for (const date of ['2026-10-12', '2026-10-26', last]) await restaurant.buy({ ...bought, date });
};

const alternatives = async (id: string) =>
  get<ReplyOf<Contract['readAlternatives']>>(`articles/${id}/alternatives`);

const state = (id: string, amount: string) =>
  editor.send('PUT', `sourcing-management/articles/${id}/pack`, { body: { baseUnit: 'kg', amount } });

describe('own restaurants', () => {
  test('the same article cheaper at another own unit within 14 days is a saving of a year', async () => {
    await buyRegularly({ prices: { P1: '110' }, quantity: '10' });
    await restaurant.buy({ date: '2026-11-10', prices: { P1: '100' }, outlet: 1 });
    const article = await articleOf('P1');
    // 20 used in 35 days are 208.571429 a year, and ten kronor on each.
    expect(article).toMatchObject({ yearlyQuantity: '208.571429', isEstimated: false, comparable: '110' });
    expect(article.saving).toMatchObject({
      source: 'own-outlet',
      yearly: '2085.71',
      comparable: '100',
      outlet: { displayName: 'Söder' },
      date: '2026-11-10',
    });
    const parity = await get<ReplyOf<Contract['readParity']>>('outlets');
    expect(parity).toMatchObject({ outlets: [{ displayName: 'Söder' }], different: 1, yearly: '2085.71' });
    expect(parity.content[0]).toMatchObject({ lowest: '100', price: '110' });
  });

  test('a price of another time is none, and a later purchase than fourteen days looks back', async () => {
    await restaurant.buy({ date: '2026-09-01', prices: { P2: '90' }, outlet: 1 });
    await restaurant.buy({ date: '2026-10-10', prices: { P2: '110' } });
    expect((await articleOf('P2')).saving).toBeNull();
    await restaurant.buy({ date: '2026-10-12', prices: { P2: '105' }, outlet: 1 });
    await restaurant.buy({ date: '2026-11-15', prices: { P2: '120' }, outlet: 1 });
    expect((await articleOf('P2')).saving).toMatchObject({ lower: '105', date: '2026-10-12' });
  });

  test('a unit in which the viewer has no role is not compared with', async () => {
    const { product, built, units } = restaurant;
    const account = await buildAccount(product);
    const here = { organizationId: built.organizationId, outletId: built.outlets[0].outletId };
    await product.db.tenantTransaction(built.organizationId, (tx) =>
      addMember(tx, { ...here, userId: account.userId, role: 'editor' }, product.clock.now()),
    );
    const client = product.client();
    await signIn(client, account);
    client.unitId = units[0] ?? null;
    expect((await articleOf('P1', client)).saving).toBeNull();
    expect(await overview(client)).toMatchObject({ otherOutlets: 0 });
    expect((await get<ReplyOf<Contract['readParity']>>('outlets', client)).content).toEqual([]);
  });
});

describe('other suppliers', () => {
  test('an equal GTIN is the same goods, compared by the kilogram', async () => {
    const names = { G1: 'Smör osaltat 500 g', G2: 'Butter unsalted 2 kg' };
    await buyRegularly({ prices: { G1: '54.50' }, unit: 'H87', quantity: '10', names, gtins: { G1: gtin } });
    await restaurant.buy({
      date: '2026-11-12',
      prices: { G2: '192.40' },
      unit: 'H87',
      supplier: 2,
      names: { G2: 'Smör helt annat 2 kg' },
      gtins: { G2: gtin },
    });
    const article = await articleOf('G1');
    expect(article).toMatchObject({ comparable: '109', pack: { baseUnit: 'kg', amount: '0.5' } });
    // 6.40 less for each half kilogram.
    expect(article.saving).toMatchObject({
      source: 'offer',
      lower: '48.1',
      comparable: '96.2',
      yearly: '1334.86',
      isOwnSupplier: true,
    });
  });

  test('an equal name, pack and category is a proposal until a person confirms it, and again after undo', async () => {
    const [own, offered] = ['Rapsolja 10 l dunk', 'RAPSOLJA 10L'];
    await buyRegularly({ prices: { N1: '350' }, unit: 'H87', names: { N1: own } });
    await restaurant.buy({
      date: '2026-11-12',
      prices: { N2: '280' },
      unit: 'H87',
      supplier: 3,
      outlet: 1,
      names: { N2: offered },
    });
    const article = await articleOf('N1');
    expect(article).toMatchObject({ saving: null, proposals: 1 });
    const [other] = (await alternatives(article.articleId)).alternatives;
    expect(other).toMatchObject({ by: 'proposed', comparable: '28', outlet: { displayName: 'Söder' } });
    const judge = (isSame: boolean) =>
      editor.send('PUT', `sourcing-management/articles/${article.articleId}/goods`, {
        body: { otherId: other?.articleId, isSame },
      });
    const { verdictId } = (await judge(true)).json<{ verdictId: string }>().data;
    expect((await articleOf('N1')).saving).toMatchObject({ source: 'offer', comparable: '28' });
    const undo = () => editor.send('DELETE', `sourcing-management/goods/${verdictId}`, {});
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(404);
    expect(await articleOf('N1')).toMatchObject({ saving: null, proposals: 1 });
    await judge(false);
    expect(await articleOf('N1')).toMatchObject({ saving: null, proposals: 0 });
  });

  test('what is not the same is listed for who may edit, and asked about again after undo', async () => {
    const names = { R1: 'Ättika 12 % 10 l dunk', R2: 'ÄTTIKA 12% 10L' };
    await restaurant.buy({ date: '2026-11-16', prices: { R1: '350' }, unit: 'H87', supplier: 4, names });
    await restaurant.buy({ date: '2026-11-12', prices: { R2: '280' }, unit: 'H87', supplier: 5, names });
    const [own, other] = [await articleOf('R1'), await articleOf('R2')];
    expect(own.proposals).toBe(1);
    await editor.send('PUT', `sourcing-management/articles/${own.articleId}/goods`, {
      body: { otherId: other.articleId, isSame: false },
    });
    const listed = async () => {
      const { content } = await get<ReplyOf<Contract['listRefused']>>('refused-goods');
      return content.filter(({ one, other: two }) =>
        [one, two].some(({ articleNumber }) => articleNumber === 'R1'),
      );
    };
    const [pair] = await listed();
    const numbers = new Set([pair?.one.articleNumber, pair?.other.articleNumber]);
    expect(numbers).toEqual(new Set(['R1', 'R2']));
    const reporter = restaurant.clients.reporter;
    expect((await reporter.get('sourcing-management/refused-goods')).status).toBe(403);
    await editor.send('DELETE', `sourcing-management/goods/${pair?.verdictId}`, {});
    expect(await listed()).toEqual([]);
    expect((await articleOf('R1')).proposals).toBe(1);
  });

  test('goods of one supplier are not asked about', async () => {
    const [one, two] = [await articleOf('P1'), await articleOf('P2')];
    const answer = await editor.send('PUT', `sourcing-management/articles/${one.articleId}/goods`, {
      body: { otherId: two.articleId, isSame: true },
    });
    expect(answer.json()).toMatchObject({ message: 'goods.not_alike' });
  });
});

describe('packs', () => {
  test('a case of 500 g is unknown until a person states it, in all units, with undo', async () => {
    const names = { K1: 'Smör normalsaltat 500 g' };
    await restaurant.buy({ date: '2026-11-12', prices: { K1: '980' }, unit: 'KRT', names });
    const article = await articleOf('K1');
    expect(article).toMatchObject({ pack: null, comparable: null });
    expect((await state(article.articleId, '10')).json().data).toEqual({
      stated: { baseUnit: 'kg', amount: '10' },
      before: null,
    });
    expect(await articleOf('K1')).toMatchObject({ comparable: '98', packFrom: 'stated' });
    expect((await state(article.articleId, '5')).json().data).toMatchObject({ before: { amount: '10' } });
    await editor.send('DELETE', `sourcing-management/articles/${article.articleId}/pack`, {});
    expect(await articleOf('K1')).toMatchObject({ pack: null });
    expect((await restaurant.audited(article.articleId)).map(({ action }) => action)).toEqual([
      'pack.stated',
      'pack.stated',
      'pack.forgotten',
    ]);
  });

  test('what is sold by weight needs none', async () => {
    const { articleId } = await articleOf('P1');
    expect((await state(articleId, '10')).json()).toMatchObject({ message: 'pack.measured' });
  });
});

test('a broken deal is a saving until the new price is accepted', async () => {
  await buyRegularly({ prices: { D1: '100' }, quantity: '10' }, '2026-11-06');
  const { id } = await restaurant.articleOf('D1');
  await editor.post('deal-management/deals', {
    body: { articleId: id, price: '100', validFrom: '2026-11-01', validTo: '2026-12-31' },
  });
  await restaurant.buy({ date: '2026-11-16', prices: { D1: '112' }, quantity: '10' });
  expect((await articleOf('D1')).saving).toMatchObject({ source: 'deal', lower: '100', outlet: null });
  expect((await overview()).bySource).toContainEqual(expect.objectContaining({ key: 'deal', articles: 1 }));
});

test('the overview adds each article once, and its parts come to the whole', async () => {
  const all = await overview();
  const { content } = await list();
  const cents = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
  const total = cents([all.total]);
  expect(cents(content.map(({ saving }) => saving?.yearly ?? '0'))).toBe(total);
  for (const part of [all.byCategory, all.bySupplier, all.bySource])
    expect(cents(part.map(({ yearly }) => yearly))).toBe(total);
  expect(all.articles).toBe(content.filter(({ saving }) => saving !== null).length);
});

test('the catalogue is searched by words, slips, GTIN and unit, cheapest first', async () => {
  const search = (query: string) => get<ReplyOf<Contract['searchGoods']>>(`goods?${query}`);
  const butter = await search(`search=${encodeURIComponent('smör')}`);
  expect(butter.content.map(({ comparable }) => comparable)).toEqual(['96.2', '109', null]);
  expect((await search('search=rapsolha')).total).toBe(2);
  expect((await search('search=7310865004703')).total).toBe(2);
  expect((await search('search=rapsolja&baseUnit=kg')).total).toBe(0);
  expect((await search(`search=${encodeURIComponent('smör')}&own=true`)).total).toBe(3);
});

test('a reporter sees articles with undecided alerts alone, and changes nothing', async () => {
  const { reporter } = restaurant.clients;
  const { content } = await list('', reporter);
  expect(content.map(({ articleNumber }) => articleNumber)).toEqual(['D1']);
  const answer = await reporter.send('PUT', `sourcing-management/articles/${content[0]?.articleId}/pack`, {
    body: { baseUnit: 'kg', amount: '1' },
  });
  expect(answer.status).toBe(403);
});

test('Starter shows the best three savings and counts the rest', async () => {
  const { product, built } = restaurant;
  const sold = ['S1', 'S2', 'S3'];
  const each = (said: string) => Object.fromEntries(sold.map((number) => [number, said]));
  await buyRegularly({
    prices: each('300'),
    unit: 'H87',
    quantity: '10',
    names: Object.fromEntries(sold.map((number) => [number, `Smör ${number} 500 g`])),
    gtins: each(gtin),
  });
  const before = await overview();
  const atOwn = () => get<ReplyOf<Contract['readParity']>>('outlets?limit=200');
  expect((await atOwn()).different).toBeGreaterThan(0);
  await product.db.tenantTransaction(built.organizationId, (tx) =>
    setSubscription(tx, built.organizationId, { plan: 'starter', endsAt: null }, product.clock.now()),
  );
  const { content, locked } = await list();
  const shown = content.filter(({ saving }) => saving !== null);
  expect([shown.length, locked]).toEqual([3, before.articles - 3]);
  expect(content.filter(({ isLocked }) => isLocked).every(({ saving }) => saving === null)).toBe(true);
  expect(await overview()).toMatchObject({ articles: 3, locked: before.articles - 3 });
  // The three are the same on every screen: other own restaurants tell of no saving that is locked among the articles.
  expect(new Set(shown.map(({ articleNumber }) => articleNumber))).toEqual(new Set(sold));
  const parity = await atOwn();
  expect(parity.content.filter(({ yearly }) => yearly !== null)).toEqual([]);
  expect(parity).toMatchObject({ different: 0, yearly: '0.00' });
  expect(parity.locked).toBeGreaterThan(0);
});
