import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlertGroup, AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

/** An article of its own, bought at 100 and then at 110. */
const dearer = async (): Promise<string> => {
  goods += 1;
  const number = `G${goods}`;
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
  await restaurant.buy({ date: '2026-10-02', prices: { [number]: '110' } });
  return number;
};

const settle = (body: object, headers: Record<string, string> = {}) =>
  restaurant.clients.editor.post('price-monitoring/decisions', { body, headers });

const decisions = [
  { kind: 'resolve', status: 'RESOLVED', watched: '110' },
  { kind: 'ignore', status: 'IGNORED', watched: '100' },
  { kind: 'claim', status: 'IGNORED', watched: '100' },
  { kind: 'temporary', status: 'IGNORED', watched: '100', until: '2026-10-10' },
] as const;

describe('PRODUCT section 3, decisions over the API', () => {
  test.each(decisions)('$kind', async ({ kind, status, watched, ...more }) => {
    const { articleOf, groupOf, audited, heard, built, buy } = restaurant;
    const number = await dearer();
    const { id, unresolved } = await articleOf(number);
    expect(unresolved).toBe(1);
    const answer = await settle({ articleIds: [id], kind, comment: 'Ringt dem', ...more });
    expect(answer.json().data).toEqual({
      settled: [
        {
          articleId: id,
          decisionId: expect.any(String),
          entries: 1,
          watchedPrice: watched,
          endedDeals: [],
          ...(kind === 'claim' ? { claimId: expect.any(String) as string } : {}),
        },
      ],
    });
    expect(await groupOf(id, 'UNRESOLVED')).toBeNull();
    expect(await groupOf(id, status)).toMatchObject({
      content: [{ status, resolutionComment: 'Ringt dem', itemDiff: { amount: '10' } }],
    });
    expect(await audited(id)).toEqual([
      {
        action: `price-alert.${kind}`,
        user_id: built.members.editor.userId,
        detail: { entries: 1, price: '110', decision: expect.any(String) as string },
      },
    ]);
    await expect.poll(() => heard).toContainEqual({ type: 'alerts', articleIds: [id] });
    // The next line at the new price: alerts again unless it was accepted, and a temporary price ends.
    await buy({ date: '2026-10-09', prices: { [number]: '110' } });
    await buy({ date: '2026-10-11', prices: { [number]: '110' } });
    const again = { resolve: 0, ignore: 2, claim: 2, temporary: 1 }[kind];
    expect((await articleOf(number)).unresolved).toBe(again);
  });

  test('R49 a line that comes between the screen and the button stays undecided, and its price is not accepted', async () => {
    const { articleOf, clients, buy } = restaurant;
    const number = await dearer();
    const { id } = await articleOf(number);
    const detail = await clients.editor.get(`price-monitoring/alerts/${id}`);
    const { newestLineId } = detail.json<{ article: { newestLineId: string } }>().data.article;
    await buy({ date: '2026-10-03', prices: { [number]: '150' } });
    const shown = { [id]: { newestLineId, unresolved: 1 } };
    const answer = await settle({ articleIds: [id], kind: 'resolve', shown });
    expect(answer.json().data).toMatchObject({
      settled: [{ articleId: id, entries: 1, watchedPrice: '110' }],
    });
    expect(await articleOf(number)).toMatchObject({ unresolved: 1, watchedPrice: '110' });
  });

  test('R49 a late line that comes between the screen and the button is never settled unseen', async () => {
    const { articleOf, clients, buy } = restaurant;
    const number = await dearer();
    const { id } = await articleOf(number);
    const detail = await clients.editor.get(`price-monitoring/alerts/${id}`);
    const { newestLineId } = detail.json<{ article: { newestLineId: string } }>().data.article;
    await buy({ date: '2026-10-01', prices: { [number]: '150' } });
    const shown = { [id]: { newestLineId, unresolved: 1 } };
    const answer = await settle({ articleIds: [id], kind: 'resolve', shown });
    expect(answer).toMatchObject({ status: 409, text: '{"message":"alert.changed"}' });
    expect(await articleOf(number)).toMatchObject({ unresolved: 2, watchedPrice: '100' });
  });

  test('R3 a reporter settles nothing', async () => {
    const { id } = await restaurant.articleOf(await dearer());
    const body = { articleIds: [id], kind: 'resolve' };
    const answer = await restaurant.clients.reporter.post('price-monitoring/decisions', { body });
    expect(answer).toMatchObject({ status: 403, text: '{"message":"permission.required"}' });
    expect(await restaurant.groupOf(id, 'UNRESOLVED')).not.toBeNull();
  });

  test('R46 under one Idempotency-Key a decision is made once, and told again as it was told', async () => {
    const { id } = await restaurant.articleOf(await dearer());
    const headers = { 'idempotency-key': randomUUID() };
    const first = await settle({ articleIds: [id], kind: 'resolve' }, headers);
    const second = await settle({ articleIds: [id], kind: 'resolve' }, headers);
    expect({ status: second.status, text: second.text }).toEqual({ status: first.status, text: first.text });
    expect((await restaurant.audited(id)).length).toBe(1);
    const other = await settle({ articleIds: [id], kind: 'ignore' }, headers);
    expect(other.json().message).toBe('idempotency.mismatch');
    const third = await settle({ articleIds: [id], kind: 'resolve' });
    expect(third).toMatchObject({ status: 409, text: '{"message":"alert.already_settled"}' });
  });

  test('R48 R2 one article that is unknown or of another unit: nothing is settled', async () => {
    const { id } = await restaurant.articleOf(await dearer());
    for (const articleIds of [
      [id, randomUUID()],
      [randomUUID(), id],
    ]) {
      const answer = await settle({ articleIds, kind: 'resolve' });
      expect(answer.json().message).toBe('article.not_exist');
    }
    const { owner } = restaurant.clients;
    owner.unitId = restaurant.units[1] ?? null;
    const elsewhere = await owner.post('price-monitoring/decisions', {
      body: { articleIds: [id], kind: 'resolve' },
    });
    expect(elsewhere.json().message).toBe('article.not_exist');
    expect((await restaurant.groupOf(id, 'UNRESOLVED'))?.unresolved).toBe(1);
  });

  test.each([
    { articleIds: [], kind: 'resolve' },
    { articleIds: ['x'], kind: 'resolve' },
    { articleIds: [randomUUID()], kind: 'temporary' },
    { articleIds: [randomUUID()], kind: 'ignore', until: '2026-12-01' },
    { articleIds: [randomUUID()], kind: 'temporary', until: '2026-02-30' },
  ])('what no screen sends is refused (%#)', async (body) => {
    expect((await settle(body)).status).toBe(400);
  });
});

describe('PRODUCT section 3, rules over the API', () => {
  const set = (body: object, role: 'editor' | 'reporter' = 'editor') =>
    restaurant.clients[role].send('PUT', 'price-monitoring/rules', { body });
  const tolerant = { reference: 'watched', direction: 'both', threshold: { type: 'percent', value: '50' } };

  test('the most specific wins, judges from today on, and rewrites no history', async () => {
    const { articleOf, buy, audited } = restaurant;
    const number = await dearer();
    const { id } = await articleOf(number);
    const answer = await set({ ...tolerant, scope: 'article', scopeId: id });
    expect(answer.json().data).toMatchObject({ ...tolerant, scopeId: id, setAt: '2026-11-20' });
    await buy({ date: '2026-11-19', prices: { [number]: '120' } });
    await buy({ date: '2026-11-20', prices: { [number]: '120' } });
    expect((await articleOf(number)).unresolved).toBe(2);
    expect(await audited(id)).toMatchObject([{ action: 'price-rule.set' }]);
    // Set again the same day, the last word counts for what was bought since.
    await set({ ...tolerant, threshold: { type: 'any' }, scope: 'article', scopeId: id.toUpperCase() });
    expect((await articleOf(number)).unresolved).toBe(3);
  });

  test.each([
    [{ threshold: { type: 'percent', value: '0' } }, 400],
    [{ threshold: { type: 'amount', value: '-1' } }, 400],
    [{ scope: 'article', scopeId: randomUUID() }, 404],
    [{ scope: 'supplier', scopeId: randomUUID() }, 404],
    [{ scope: 'supplier' }, 404],
  ])('what cannot judge is refused: %j', async (changes, status) => {
    expect((await set({ ...tolerant, scope: 'unit', ...changes })).status).toBe(status);
    const rules = (await restaurant.clients.editor.get('price-monitoring/rules')).json<object[]>().data;
    expect(rules).not.toContainEqual(expect.objectContaining({ scope: 'unit' }));
  });

  test('R3 a reporter reads them and sets none', async () => {
    expect((await set({ ...tolerant, scope: 'unit' }, 'reporter')).status).toBe(403);
    expect((await restaurant.clients.reporter.get('price-monitoring/rules')).status).toBe(200);
  });
});

/** What the list shows of waiting articles, as a decision on several of them sends it along. */
const listed = async (ids: readonly string[]) => {
  const answer = await restaurant.clients.editor.get('price-monitoring/alerts?limit=200');
  const { content } = answer.json<{ content: AlertGroup[] }>().data;
  const rows = content.filter((row) => ids.includes(row.id));
  const shown = Object.fromEntries(
    rows.map(({ id, newestLineId, unresolved, ending }) => [
      id,
      { newestLineId, unresolved, ending: ending.map((deal) => deal.id) },
    ]),
  );
  return { rows, shown };
};

describe('several alerts at once', () => {
  test('each has its own decision with the shared comment, and all are taken back in one call', async () => {
    const { articleOf, audited, clients } = restaurant;
    const numbers = [await dearer(), await dearer(), await dearer()];
    const ids = await Promise.all(numbers.map(async (number) => (await articleOf(number)).id));
    const { shown } = await listed(ids);
    const answer = await settle({ articleIds: ids, kind: 'resolve', comment: 'Höstlistan', shown });
    const { settled } = answer.json<{ settled: { articleId: string; decisionId: string }[] }>().data;
    expect(settled.map(({ articleId }) => articleId).toSorted()).toEqual(ids.toSorted());
    expect(new Set(settled.map(({ decisionId }) => decisionId)).size).toBe(3);
    for (const { articleId, decisionId } of settled) {
      const detail = await clients.editor.get(`price-monitoring/alerts/${articleId}`);
      expect(detail.json<AlertGroupDetail>().data.decisions).toMatchObject([
        { id: decisionId, comment: 'Höstlistan', entries: 1, undoUntil: expect.any(String) as string },
      ]);
      expect((await audited(articleId)).map(({ action }) => action)).toEqual(['price-alert.resolve']);
    }
    const decisionIds = settled.map(({ decisionId }) => decisionId);
    await clients.editor.post('price-monitoring/decisions/withdrawals', { body: { decisionIds } });
    for (const number of numbers)
      expect(await articleOf(number)).toMatchObject({ unresolved: 1, watchedPrice: '100' });
  });

  test('one that somebody else has decided on: nothing is settled', async () => {
    const { articleOf } = restaurant;
    const [first, second] = [await dearer(), await dearer()];
    const ids = [(await articleOf(first)).id, (await articleOf(second)).id];
    const { shown } = await listed(ids);
    await settle({ articleIds: [ids[1]], kind: 'ignore' });
    const answer = await settle({ articleIds: ids, kind: 'resolve', shown });
    expect(answer).toMatchObject({ status: 409, text: '{"message":"alert.already_settled"}' });
    expect((await articleOf(first)).unresolved).toBe(1);
  });

  test('a line that comes between the list and the button stays undecided at the price that was shown', async () => {
    const { articleOf, buy } = restaurant;
    const [first, second] = [await dearer(), await dearer()];
    const ids = [(await articleOf(first)).id, (await articleOf(second)).id];
    const { shown } = await listed(ids);
    await buy({ date: '2026-10-03', prices: { [first]: '150' } });
    await settle({ articleIds: ids, kind: 'resolve', shown });
    expect(await articleOf(first)).toMatchObject({ unresolved: 1, watchedPrice: '110' });
    expect(await articleOf(second)).toMatchObject({ unresolved: 0, watchedPrice: '110' });
  });

  test('the list says which deals would end, and no other is ended', async () => {
    const { articleOf, clients } = restaurant;
    const [agreed, plain] = [await dearer(), await dearer()];
    const ids = [(await articleOf(agreed)).id, (await articleOf(plain)).id];
    const before = await listed(ids);
    expect(before.rows.map(({ ending }) => ending)).toEqual([[], []]);
    const deal = { articleId: ids[0], price: '105', validFrom: '2026-10-02', validTo: '2026-12-31' };
    await clients.editor.post('deal-management/deals', { body: deal });
    const refused = await settle({ articleIds: ids, kind: 'resolve', shown: before.shown });
    expect(refused).toMatchObject({ status: 409, text: '{"message":"alert.changed"}' });
    expect((await articleOf(plain)).unresolved).toBe(1);
    const { rows, shown } = await listed(ids);
    const [ending] = rows.flatMap((row) => row.ending);
    expect(ending).toMatchObject({ price: '105', validTo: '2026-12-31' });
    const answer = await settle({ articleIds: ids, kind: 'resolve', shown });
    expect(answer.json<{ settled: object[] }>().data.settled).toContainEqual(
      expect.objectContaining({
        articleId: ids[0],
        endedDeals: [{ dealId: ending?.id, lastDay: '2026-10-01' }],
      }),
    );
  });
});
