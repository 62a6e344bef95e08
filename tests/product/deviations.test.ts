import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import type { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';

type Deviations = ReplyOf<(typeof deviationsContract)['listDeviations']>;
type Lines = ReplyOf<(typeof deviationsContract)['listDeviationLines']>;
type Alerts = ReplyOf<(typeof priceMonitoringContract)['listAlerts']>;
type Summary = ReplyOf<(typeof priceMonitoringContract)['readSummary']>;

let restaurant: MonitoredProduct;
const ids = new Map<string, string>();

const read = async <Reply>(path: string, role: 'editor' | 'reporter' = 'editor'): Promise<Reply> => {
  const answer = await restaurant.clients[role].get(path);
  expect(answer.status).toBe(200);
  return answer.json<Reply & object>().data;
};
const deviations = (query = '') => read<Deviations>(`deviation-management/deviations?limit=100&${query}`);
const linesOf = (query = '') => read<Lines>(`deviation-management/lines?${query}`);
const total = (amounts: readonly string[]): string => fixed(sumOf(amounts.map(decimal)), 2);

// A dearer, B cheaper, C above its deal and settled in September, D not deviating at all.
beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  const { buy, articleOf, clients } = restaurant;
  await buy({ date: '2026-09-01', prices: { A: '100', B: '100', C: '100', D: '100' } });
  for (const name of ['A', 'B', 'C', 'D']) ids.set(name, (await articleOf(name)).id);
  const deal = { price: '95', validFrom: '2026-09-02', validTo: null };
  await clients.editor.post('deal-management/deals', { body: { articleId: ids.get('C'), ...deal } });
  await buy({ date: '2026-09-10', prices: { C: '98.50', D: '100' } });
  await clients.editor.post('price-monitoring/decisions', {
    body: { articleIds: [ids.get('C')], kind: 'ignore', comment: 'ringt' },
  });
  await buy({ date: '2026-10-05', prices: { A: '110.25', B: '90', C: '99', D: '100' } });
  await buy({ date: '2026-10-12', prices: { A: '111' } });
});
afterAll(() => restaurant.product.close());

describe('DEALS section 2, deviations over the API', () => {
  test('every article with its dates, prices, sum and where its price came from', async () => {
    const { content, sums } = await deviations();
    expect(content.map(({ title }) => title)).toEqual(['Vara A', 'Vara C', 'Vara B']);
    expect(content[0]).toMatchObject({
      firstDate: '2026-10-05',
      lastDate: '2026-10-12',
      entries: 2,
      watchedPrice: '100',
      newPrice: '111',
      priceDifference: '11',
      changePercent: '11.0',
      sumDifference: '42.50',
      isOfDeal: false,
      status: 'UNRESOLVED',
      comment: null,
    });
    expect(content[1]).toMatchObject({ entries: 2, isOfDeal: true, sumDifference: '15.00' });
    expect(sums).toMatchObject({ sum: '37.50', entries: 5, firstDate: '2026-09-10' });
    expect(sums).toMatchObject({ dealSum: '15.00', dealEntries: 2, dealArticles: 1 });
  });

  test.each(['', 'from=2026-09-01&to=2026-09-30', 'from=2026-10-06', 'to=2026-08-31'])(
    'totals are those of price monitoring, period %s',
    async (period) => {
      const summary = await read<Summary>(`price-monitoring/summary?${period}`);
      const told = {
        UNRESOLVED: summary.extraCost,
        RESOLVED: summary.resolvedSum,
        IGNORED: summary.ignoredSum,
      };
      for (const status of ['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const) {
        const own = await deviations(`status=${status}&${period}`);
        const alerts = await read<Alerts>(`price-monitoring/alerts?limit=100&status=${status}&${period}`);
        expect(decimal(own.sums.sum).eq(decimal(told[status]))).toBe(true);
        expect(own.total).toBe(alerts.total);
        const bySum = (rows: readonly { id: string; sumDifference: string; entries: number }[]) =>
          rows.map(({ id, sumDifference, entries }) => `${id} ${sumDifference} ${entries}`).toSorted();
        expect(bySum(own.content)).toEqual(bySum(alerts.content));
      }
      const all = await deviations(period);
      expect(all.sums.sum).toBe(total(Object.values(told)));
      const lines = await linesOf(period);
      expect(total(lines.map(({ sumDifference }) => sumDifference))).toBe(all.sums.sum);
      expect(lines).toHaveLength(all.sums.entries);
    },
  );

  test('those of deals, those that are dearer, of a supplier, by words', async () => {
    const titles = async (query: string) => (await deviations(query)).content.map(({ title }) => title);
    expect(await titles('onlyDeals=true')).toEqual(['Vara C']);
    expect(await titles('onlyDearer=true')).toEqual(['Vara A', 'Vara C']);
    expect(await titles('search=vara+b')).toEqual(['Vara B']);
    expect(await titles('search=%25')).toEqual([]);
    const [first] = await linesOf();
    expect(await titles(`supplierId=${first?.supplierId}`)).toHaveLength(3);
    expect(await titles(`supplierId=${ids.get('A')}`)).toEqual([]);
    expect((await titles('sort=latest&direction=asc')).at(-1)).toBe('Vara A');
    expect((await titles('sort=yearly'))[0]).toBe('Vara A');
    const third = await read<Deviations>('deviation-management/deviations?limit=1&page=9');
    expect([third.content.length, third.total]).toEqual([0, 3]);
  });

  test('an article unfolds to its lines, and lines are found by their ids; a comment stands at what it settled', async () => {
    const lines = await linesOf(`articleId=${ids.get('C')}`);
    expect(lines).toMatchObject([
      {
        invoiceDate: '2026-10-05',
        watchedPrice: '95',
        billedPrice: '99',
        itemDifference: '4',
        sumDifference: '8.00',
      },
      { invoiceDate: '2026-09-10', status: 'IGNORED', sumDifference: '7.00', isOfDeal: true },
    ]);
    const [newest, other] = lines.map(({ id }) => id);
    expect((await linesOf(`lineIds=${other},${newest}`)).map(({ id }) => id)).toEqual([newest, other]);
    expect(await linesOf(`lineIds=${ids.get('A')}`)).toEqual([]);
    const settled = await deviations('status=IGNORED');
    expect(settled.content).toMatchObject([{ title: 'Vara C', comment: 'ringt', status: 'IGNORED' }]);
  });

  test('a line against a deal is claimed once, with the deal as what shows its price', async () => {
    const [line] = await linesOf(`articleId=${ids.get('C')}`);
    const body = { lines: [{ invoiceId: line?.invoiceId, orderLineId: line?.id }] };
    const claim = () => restaurant.clients.editor.post('claim-management/claims', { body });
    const drafted = await claim();
    expect(drafted.status).toBe(201);
    const [{ id }] = drafted.json<{ claims: [{ id: string }] }>().data.claims;
    const detail = await restaurant.clients.editor.get(`claim-management/claims/${id}`);
    expect(detail.json().data).toMatchObject({
      reason: 'above-deal',
      amount: '8.00',
      claimLines: [{ evidence: { kind: 'deal', price: '95' } }],
    });
    expect((await claim()).json()).toEqual({ message: 'claim.line_claimed' });
  });

  test('a reporter reads them; the other restaurant has none', async () => {
    const seen = await read<Deviations>('deviation-management/deviations', 'reporter');
    expect(seen.total).toBe(3);
    const { editor } = restaurant.clients;
    editor.unitId = restaurant.units[1] ?? null;
    expect(await deviations()).toMatchObject({ content: [], total: 0, sums: { sum: '0', entries: 0 } });
    editor.unitId = restaurant.units[0] ?? null;
  });
});
