import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { listWatchedArticles } from '#features/prices/price-monitoring/server/queries-watched.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { productSort } from '#features/purchases/products/contract.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import { articles, fileOf, invoices } from '#testing/invoices/many-lines.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

const read = <Answer>(ask: (reader: Reader) => Promise<Answer>): Promise<Answer> =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, ask);

/** Prices of every third alert are accepted, of every third ignored, so that rows have all there is to count. */
beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(...Array.from({ length: invoices }, (_, index) => fileOf(index)));
  const waiting = await pipeline.rows<{ id: string }>(
    'select id from unit_article where unresolved > 0 order by name',
  );
  const act = { actor: pipeline.editor, now: pipeline.clock.now(), newId: idSource(systemClock) };
  for (const kind of ['resolve', 'ignore'] as const) {
    const articleIds = waiting.filter((_, at) => at % 3 === (kind === 'resolve' ? 0 : 1)).map(({ id }) => id);
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      settleAlerts(tx, pipeline.scope, act, { articleIds, kind }),
    );
  }
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const directions = ['asc', 'desc'] as const;
const day = { onlyWithAlerts: false, today: '2026-12-31' };

/** How a list is asked for in one order, all of it at once. */
interface Order {
  readonly page: number;
  readonly limit: number;
  readonly direction: (typeof directions)[number];
}

type List = (order: Order, reader: Reader) => Promise<{ content: readonly { readonly id: string }[] }>;

const orders: Readonly<Record<string, readonly List[]>> = {
  products: productSort.map(
    (sort): List =>
      (order, reader) =>
        listProducts(reader, pipeline.scope, { ...order, sort }, 'all'),
  ),
  'products of a period': productSort.map(
    (sort): List =>
      (order, reader) =>
        listProducts(reader, pipeline.scope, { ...order, sort, from: '2026-01-01' }, 'all'),
  ),
  'watched articles': (['name', 'watchedPrice', 'lastPrice', 'alerts'] as const).map(
    (sort): List =>
      (order, reader) =>
        listWatchedArticles(reader, pipeline.scope, { ...order, sort }, day),
  ),
  invoices: (
    ['issueDate', 'dueDate', 'supplier', 'number', 'deviations', 'againstWatched', 'total'] as const
  ).map(
    (sort): List =>
      (order, reader) =>
        listInvoices(reader, pipeline.scope, { ...order, sort }),
  ),
  ...Object.fromEntries(
    (['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const).map((status) => [
      `alerts that are ${status}`,
      (['extra', 'yearly', 'change', 'title', 'latest'] as const).map(
        (sort): List =>
          (order, reader) =>
            listAlertGroups(reader, pipeline.scope, { ...order, sort, status }),
      ),
    ]),
  ),
};

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

describe('a list says the same of each row, whatever orders it', () => {
  it.each(Object.entries(orders))('%s', async (_, lists) => {
    const told = new Set<string>();
    for (const list of lists)
      for (const direction of directions) {
        const { content, ...rest } = await read((reader) => list({ page: 1, limit: 200, direction }, reader));
        expect(content.length).toBeGreaterThan(0);
        told.add(JSON.stringify([content.toSorted(byId), rest]));
      }
    expect(told.size).toBe(1);
  });
});

it('invoices tell of what was settled as well, and sums of what waits', async () => {
  const list = await read((reader) =>
    listInvoices(reader, pipeline.scope, { page: 1, limit: 200, sort: 'issueDate', direction: 'asc' }),
  );
  const counted = await pipeline.rows<{ id: string; all: number; open: number; against: string }>(`
    select invoice_id as id, count(*)::int as all, count(*) filter (where status = 'UNRESOLVED')::int as open,
      sum(round(extra, 2)) as against
    from price_alert_entry group by 1 order by 1`);
  const shown = list.content.filter(({ deviationCount }) => deviationCount > 0).toSorted(byId);
  expect(shown.map((row) => [row.id, row.deviationCount, row.unresolvedCount, row.againstWatched])).toEqual(
    counted.map(({ id, all, open, against }) => [id, all, open, against]),
  );
  expect(counted.some(({ all, open }) => open > 0 && open < all)).toBe(true);
  expect(list.sums.unresolvedInvoices).toBe(counted.filter(({ open }) => open > 0).length);
  const [waits] = await pipeline.rows<{ extra: string }>(
    "select sum(round(extra, 2)) as extra from price_alert_entry where status = 'UNRESOLVED'",
  );
  expect(list.sums.undecidedExtra).toBe(waits?.extra);
});

it('alerts count what was settled of their article', async () => {
  const counted = await pipeline.rows<{ id: string; resolved: number; ignored: number }>(`
    select article_id as id, count(*) filter (where status = 'RESOLVED')::int as resolved,
      count(*) filter (where status = 'IGNORED')::int as ignored
    from price_alert_entry group by 1 order by 1`);
  const shown = [];
  for (const status of ['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const) {
    const { content } = await read((reader) =>
      listAlertGroups(reader, pipeline.scope, {
        page: 1,
        limit: 200,
        sort: 'extra',
        direction: 'desc',
        status,
      }),
    );
    shown.push(...content.map(({ id, resolved, ignored }) => ({ id, resolved, ignored })));
  }
  expect(shown.toSorted(byId)).toEqual(counted);
  expect(counted).toHaveLength(articles / 4);
});
