import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import { withdrawDecisions } from '#features/prices/price-monitoring/server/commands-withdraw.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

/** An article of its own, bought at 100 and then at 110. */
const dearer = async (): Promise<{ number: string; id: string }> => {
  goods += 1;
  const number = `U${goods}`;
  await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
  await restaurant.buy({ date: '2026-10-02', prices: { [number]: '110' } });
  return { number, id: (await restaurant.articleOf(number)).id };
};

const settle = async (id: string, more: object = { kind: 'resolve' }): Promise<string> => {
  const body = { articleIds: [id], ...more };
  const answer = await restaurant.clients.editor.post('price-monitoring/decisions', { body });
  return answer.json<{ settled: { decisionId: string }[] }>().data.settled[0]?.decisionId ?? '';
};

const undo = (...decisionIds: string[]) =>
  restaurant.clients.editor.post('price-monitoring/decisions/withdrawals', { body: { decisionIds } });

const detailOf = async (id: string): Promise<AlertGroupDetail> =>
  (await restaurant.clients.editor.get(`price-monitoring/alerts/${id}`)).json<AlertGroupDetail>().data;

const kinds = [
  { kind: 'resolve' },
  { kind: 'ignore' },
  { kind: 'claim' },
  { kind: 'temporary', until: '2026-12-01' },
] as const;

describe('PRODUCT section 3, Undo', () => {
  test.each(kinds)('$kind: the article stands as if it had never been decided', async (kind) => {
    const { id, number } = await dearer();
    const before = await restaurant.articleOf(number);
    const decision = await settle(id, { ...kind, comment: 'Fel knapp' });
    expect((await restaurant.articleOf(number)).unresolved).toBe(0);
    const answer = await undo(decision);
    expect(answer.json().data).toEqual({ withdrawn: [{ decisionId: decision, articleId: id }] });
    expect(await restaurant.articleOf(number)).toEqual(before);
    const { group, decisions } = await detailOf(id);
    expect(group).toMatchObject({ unresolved: 1, resolved: 0, ignored: 0 });
    expect(decisions).toMatchObject([
      { id: decision, kind: kind.kind, comment: 'Fel knapp', undoUntil: null },
    ]);
    expect(decisions[0]?.withdrawnAt).not.toBeNull();
    expect((await restaurant.audited(id)).at(-1)).toMatchObject({
      action: 'price-alert.withdrawn',
      detail: { decision, kind: kind.kind },
    });
  });

  test('it can be decided again after, and undone again', async () => {
    const { id, number } = await dearer();
    await undo(await settle(id));
    const second = await settle(id, { kind: 'ignore' });
    expect((await restaurant.articleOf(number)).unresolved).toBe(0);
    expect((await detailOf(id)).decisions.map(({ undoUntil }) => undoUntil !== null)).toEqual([true, false]);
    expect((await undo(second)).status).toBe(200);
    expect((await restaurant.articleOf(number)).unresolved).toBe(1);
  });

  test('twice is as once', async () => {
    const { id } = await dearer();
    const decision = await settle(id);
    await undo(decision);
    expect((await undo(decision)).json().data).toEqual({
      withdrawn: [{ decisionId: decision, articleId: id }],
    });
    expect((await restaurant.audited(id)).length).toBe(2);
  });

  test('not after ten minutes', async () => {
    const { id, number } = await dearer();
    const { product, built, units } = restaurant;
    const decision = await settle(id);
    const { undoUntil, decidedAt } = (await detailOf(id)).decisions[0] ?? {};
    expect(Date.parse(undoUntil ?? '') - Date.parse(decidedAt ?? '')).toBe(10 * 60_000);
    const after = (milliseconds: number) =>
      product.db.tenantTransaction(built.organizationId, (tx) =>
        withdrawDecisions(
          tx,
          mintUnitScope(built.organizationId, units[0] ?? ''),
          {
            actor: { userId: built.members.editor.userId, impersonatedBy: null, requestId: 'test' },
            now: new Date(Date.parse(decidedAt ?? '') + milliseconds),
          },
          [decision],
        ),
      );
    expect(await after(10 * 60_000 + 1)).toMatchObject({ code: 'decision.too_late' });
    expect((await restaurant.articleOf(number)).unresolved).toBe(0);
    expect(await after(10 * 60_000)).toEqual([{ decisionId: decision, articleId: id }]);
    expect((await restaurant.articleOf(number)).unresolved).toBe(1);
  });

  test('not while a later decision on the article stands', async () => {
    const { id, number } = await dearer();
    const first = await settle(id);
    await restaurant.buy({ date: '2026-10-03', prices: { [number]: '120' } });
    const second = await settle(id);
    expect(await undo(first)).toMatchObject({ status: 409, text: '{"message":"decision.overtaken"}' });
    await undo(second);
    expect((await undo(first)).status).toBe(200);
    expect((await restaurant.articleOf(number)).unresolved).toBe(2);
  });

  test('what came in meanwhile is judged as if nothing had been decided', async () => {
    const { id, number } = await dearer();
    const decision = await settle(id);
    await restaurant.buy({ date: '2026-10-03', prices: { [number]: '110' } });
    expect((await restaurant.articleOf(number)).unresolved).toBe(0);
    await undo(decision);
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 2, watchedPrice: '100' });
  });

  test('a deal that it ended is in force again', async () => {
    const { id, number } = await dearer();
    const { clients, buy } = restaurant;
    await clients.editor.post('deal-management/deals', {
      body: { articleId: id, price: '100', validFrom: '2026-10-01', validTo: '2026-12-31' },
    });
    const decision = await settle(id);
    await undo(decision);
    await buy({ date: '2026-10-05', prices: { [number]: '110' } });
    const { group } = await detailOf(id);
    expect(group?.content.map(({ dealId }) => dealId !== null)).toEqual([true, true]);
  });

  test('R2 R48 all or none, and nothing of another', async () => {
    const { id, number } = await dearer();
    const decision = await settle(id);
    expect(await undo(decision, randomUUID())).toMatchObject({
      status: 404,
      text: '{"message":"decision.not_exist"}',
    });
    expect((await restaurant.articleOf(number)).unresolved).toBe(0);
  });

  test('activity tells the article, the price, the words and the last day, also of what was undone', async () => {
    const { id, number } = await dearer();
    await undo(await settle(id, { kind: 'temporary', until: '2026-12-01', comment: 'Kampanj' }));
    const answer = await restaurant.clients.owner.get('team/activity?limit=2');
    const { content } = answer.json<{ content: { action: string; decision: unknown }[] }>().data;
    const decision = {
      articleId: id,
      articleName: `Vara ${number}`,
      unit: 'KGM',
      currency: 'SEK',
      price: '110',
      comment: 'Kampanj',
      until: '2026-12-01',
    };
    expect(content.map((entry) => [entry.action, entry.decision])).toEqual([
      ['price-alert.withdrawn', decision],
      ['price-alert.temporary', decision],
    ]);
  });
});
