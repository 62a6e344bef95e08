import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import type { DealRow } from '#features/prices/deals/contract-row.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

/** An article of its own, bought at 100 under a deal of 95 without tolerance, and its deal. */
const broken = async () => {
  goods += 1;
  const number = `W${goods}`;
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '95' } });
  const { id } = await restaurant.articleOf(number);
  const made = await restaurant.clients.editor.post('deal-management/deals', {
    body: { articleId: id, price: '95', validFrom: '2026-10-02', validTo: null },
  });
  await restaurant.buy({ date: '2026-10-06', prices: { [number]: '100' } });
  return { id, number, dealId: made.json<DealRow>().data.id };
};

const settle = async (id: string, kind = 'resolve') => {
  const answer = await restaurant.clients.editor.post('price-monitoring/decisions', {
    body: { articleIds: [id], kind },
  });
  const [settled] = answer.json<{
    settled: { decisionId: string; watchedPrice: string; endedDeals: object[] }[];
  }>().data.settled;
  if (settled === undefined) throw new Error('nothing settled');
  return settled;
};

const withdraw = (decisionIds: readonly string[], role: 'editor' | 'reporter' = 'editor') =>
  restaurant.clients[role].post('price-monitoring/decisions/withdrawals', { body: { decisionIds } });

const detailOf = async (id: string): Promise<AlertGroupDetail> =>
  (await restaurant.clients.editor.get(`price-monitoring/alerts/${id}`)).json<AlertGroupDetail>().data;

const dealOf = async (dealId: string): Promise<DealRow | undefined> =>
  (await restaurant.clients.editor.get('deal-management/deals'))
    .json<{ content: DealRow[] }>()
    .data.content.find((deal) => deal.id === dealId);

describe('PRODUCT section 3, a decision on an article with a deal says what it ends', () => {
  test('before it is made, in the reply, in the deal list and on the product', async () => {
    const { id, dealId } = await broken();
    expect((await detailOf(id)).ending).toMatchObject([{ id: dealId, price: '95', validTo: null }]);
    expect(await dealOf(dealId)).toMatchObject({ validTo: null, effectiveTo: null });
    expect(await settle(id)).toMatchObject({
      watchedPrice: '100',
      endedDeals: [{ dealId, lastDay: '2026-10-05' }],
    });
    expect(await dealOf(dealId)).toMatchObject({ validTo: null, effectiveTo: '2026-10-05' });
    const ended = { id: dealId, price: '95', effectiveTo: '2026-10-05' };
    expect(await detailOf(id)).toMatchObject({ ending: [], endedDeal: ended, deal: null });
    const product = await restaurant.clients.editor.get(`product-management/products/${id}`);
    expect(product.json().data).toMatchObject({ endedDeal: ended, deal: null, watchedPrice: '100' });
  });

  test('the watched price is what the next line dated today meets, also where a deal has begun since', async () => {
    goods += 1;
    const number = `W${goods}`;
    await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
    const { id } = await restaurant.articleOf(number);
    await restaurant.clients.editor.post('deal-management/deals', {
      body: { articleId: id, price: '90', validFrom: '2026-10-02', validTo: null },
    });
    expect(await restaurant.articleOf(number)).toMatchObject({ watchedPrice: '90', source: 'deal' });
    expect((await detailOf(id)).article.watchedPrice).toBe('90');
    const product = await restaurant.clients.editor.get(`product-management/products/${id}`);
    expect(product.json().data).toMatchObject({ watchedPrice: '90', watchedSource: 'deal' });
  });
});

describe('PRODUCT section 3, undo', () => {
  test('the article is judged as if the decision had never been made, and its deal is in force again', async () => {
    const { id, number, dealId } = await broken();
    const { decisionId } = await settle(id);
    await restaurant.buy({ date: '2026-10-08', prices: { [number]: '100' } });
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 0, watchedPrice: '100' });
    const answer = await withdraw([decisionId]);
    expect(answer.json().data).toEqual({ withdrawn: [{ decisionId, articleId: id }] });
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 2, watchedPrice: '95' });
    expect(await dealOf(dealId)).toMatchObject({ effectiveTo: null });
    const [made] = (await detailOf(id)).decisions;
    expect(made).toMatchObject({ id: decisionId, withdrawnAt: expect.any(String) });
    expect((await restaurant.audited(id)).map(({ action }) => action)).toEqual([
      'price-alert.resolve',
      'price-alert.withdrawn',
    ]);
    expect((await withdraw([decisionId])).json().data).toEqual(answer.json().data);
    expect((await settle(id, 'ignore')).decisionId).not.toBe(decisionId);
  });

  test('not when a later decision counts, and then the later one first', async () => {
    const { id, number } = await broken();
    const first = await settle(id, 'ignore');
    await restaurant.buy({ date: '2026-10-08', prices: { [number]: '101' } });
    const second = await settle(id, 'ignore');
    expect((await withdraw([first.decisionId])).json()).toMatchObject({ message: 'decision.overtaken' });
    expect((await withdraw([second.decisionId])).status).toBe(200);
    expect((await withdraw([first.decisionId])).status).toBe(200);
    expect((await restaurant.articleOf(number)).unresolved).toBe(2);
  });

  test('not after ten minutes, not what does not exist, all or none, and not by a reporter', async () => {
    const [one, other] = [await broken(), await broken()];
    const old = await settle(one.id);
    await restaurant.product.db.platformTransaction((tx) =>
      tx.query("update price_decision set decided_at = decided_at - interval '11 minutes' where id = $1", [
        old.decisionId,
      ]),
    );
    const fresh = await settle(other.id);
    expect((await withdraw([fresh.decisionId, old.decisionId])).json()).toMatchObject({
      message: 'decision.too_late',
    });
    const nothing = '018f0000-0000-7000-8000-00000000dead';
    expect((await withdraw([fresh.decisionId, nothing])).status).toBe(404);
    expect((await restaurant.articleOf(other.number)).unresolved).toBe(0);
    expect((await withdraw([fresh.decisionId], 'reporter')).status).toBe(403);
  });
});
