import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsOf } from '#core/products/statistics.ts';
import type { PricedLine } from '#core/products/statistics.ts';
import type { DraftLine, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { createDeal } from '#features/prices/deals/server/commands.ts';
import { createDealBody } from '#features/prices/deals/contract-terms.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { DocumentRow } from '#features/intake/documents/contract.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ProductDetail } from '../contract.ts';
import { readProductDetail } from './queries-detail.ts';
import { listProducts } from './queries-list.ts';
import type { Period } from '#features/prices/price-monitoring/server/queries-prices.ts';
import type { Visible } from './queries-list.ts';

type ListQuery = Partial<Parameters<typeof listProducts>[2]>;

let pipeline: TestPipeline;
let taken: DocumentRow[];

const [åkeri, ost] = [
  { ...buildSupplier(201), name: 'Åkerbär AB' },
  { ...buildSupplier(202), name: 'Ostboden AB' },
];

const line = (articleNumber: string, name: string, price: string, quantity: string): DraftLine =>
  buildLine({ articleNumber, name, price, quantity });

const invoice = (number: string, issueDate: string, lines: DraftLine[], more: Partial<InvoiceDraft> = {}) =>
  buildInvoice({ supplier: åkeri, number, issueDate, dueDate: '2026-12-31', lines, ...more });

beforeAll(async () => {
  pipeline = await openTestPipeline();
  taken = await pipeline.take(
    invoice('1', '2026-09-01', [line('1', 'Ål', '100.00', '3'), line('2', 'Zander', '50.00', '4')]),
    invoice('2', '2026-09-10', [line('1', 'Ål', '110.00', '1.5'), line('3', 'Ägg', '3.00', '30')]),
    // One day, two prices: the invoice's number breaks the tie, and the later file bears the earlier one.
    invoice('9', '2026-10-01', [line('1', 'Ål', '120.00', '2')]),
    invoice('5', '2026-10-01', [line('1', 'Ål', '115.00', '1')]),
    invoice('K', '2026-10-05', [line('1', 'Ål', '115.00', '1')], { creditNote: true }),
    invoice('7', '2026-10-06', [line('2', 'Zander', '50.00', '1'), line('4', 'Öring', '90.00', '2')]),
    invoice('8', '2026-10-08', [line('1', 'Brie 100%_rå', '80.00', '2')], { supplier: ost }),
  );
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

it('has read every invoice', () => {
  expect(taken.map(({ state }) => state)).toEqual(taken.map(() => 'monitored'));
});

const list = (query: ListQuery = {}, visible: Visible = 'all') =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    listProducts(
      reader,
      pipeline.scope,
      { page: 1, limit: 50, sort: 'sum', direction: 'desc', ...query },
      visible,
    ),
  );

const names = async (query: ListQuery = {}, visible: Visible = 'all') =>
  (await list(query, visible)).content.map(({ name }) => name);

const moment = () => ({ actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId });

const idOf = async (name: string): Promise<string> => {
  const found = (await list()).content.find((product) => product.name === name);
  if (found === undefined) throw new Error(`no product ${name}`);
  return found.id;
};

const allTime: Period = { from: null, to: null };

const detail = async (
  articleId: string,
  period = allTime,
  visible: Visible = 'all',
): Promise<ProductDetail> => {
  const read = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readProductDetail(reader, pipeline.scope, period, articleId, { visible, today: '2026-12-31' }),
  );
  if (read instanceof Refused) throw new Error(read.code);
  return read;
};

describe('statistics', () => {
  const periods: readonly Period[] = [
    allTime,
    { from: '2026-09-05', to: '2026-10-31' },
    { from: null, to: '2026-09-30' },
    { from: '2026-10-06', to: null },
  ];

  it.each(periods)('are those of the core on the same lines, from $from to $to', async ({ from, to }) => {
    const lines = await pipeline.rows<PricedLine & { articleId: string }>(
      `select l.article_id as "articleId", l.invoice_id as "invoiceId", l.issue_date as "invoiceDate",
         trim_scale(l.comparable_price) as price, trim_scale(l.quantity) as quantity, l.sum
       from invoice_line l join invoice i on i.id = l.invoice_id
       where l.article_id is not null and l.issue_date >= coalesce($1::date, '-infinity')
         and l.issue_date <= coalesce($2::date, 'infinity')
       order by l.issue_date, i.number, l.line_no`,
      [from, to],
    );
    const { content } = await list({ ...(from && { from }), ...(to && { to }) });
    const expected = [...Map.groupBy(lines, ({ articleId }) => articleId)].flatMap(([id, own]) => {
      const figures = statisticsOf(own, false);
      return figures === null ? [] : [[id, figures] as const];
    });
    expect(expected.length).toBeGreaterThan(1);
    const told = content.map((product) => [
      product.id,
      {
        average: product.average,
        last: product.last,
        min: product.min,
        max: product.max,
        priceVariance: product.priceVariance,
        totalQuantity: product.totalQuantity,
        averageQuantity: product.averageQuantity,
        orderFrequency: product.orderFrequency,
        lastUsed: product.lastUsedDate,
        negotiated: product.negotiated,
      },
    ]);
    expect(new Map(told as [string, unknown][])).toEqual(new Map(expected));
  });

  it('count a credit note in cost and quantity, and not as a price', async () => {
    const [eel] = (await list({ search: 'ål' })).content;
    // 300 + 165 + 240 + 115 − 115, and 3 + 1.5 + 2 + 1 − 1.
    expect(eel).toMatchObject({
      totalQuantity: '6.5',
      average: '108.461538',
      last: '120',
      lastUsedDate: '2026-10-01',
    });
    expect(Number(eel?.totalSum)).toBe(705);
    expect(eel).toMatchObject({
      change: '20',
      changePercent: '20',
      prices: expect.arrayContaining(['100', '120']),
    });
  });

  it('have no average when all of a period was credited, and no frequency with one date', async () => {
    const day = { from: '2026-10-06', to: '2026-10-06' };
    const [trout] = (await list({ ...day, search: 'öring' })).content;
    expect(trout).toMatchObject({ orderFrequency: null, change: '0', average: '90' });
    expect(await names({ from: '2026-10-05', to: '2026-10-05' })).toEqual([]);
    await pipeline.take(
      invoice('K2', '2026-10-06', [line('4', 'Öring', '90.00', '2')], { creditNote: true }),
    );
    const [credited] = (await list({ ...day, search: 'öring' })).content;
    expect(credited).toMatchObject({ average: null, priceVariance: null, last: '90', totalQuantity: '0' });
  });
});

describe('the list', () => {
  it('sorts by å, ä and ö after z, and by figures', async () => {
    expect(await names({ sort: 'name', direction: 'asc' })).toEqual([
      'Brie 100%_rå',
      'Zander',
      'Ål',
      'Ägg',
      'Öring',
    ]);
    expect((await names({ sort: 'supplier', direction: 'asc' }))[0]).toBe('Brie 100%_rå');
    expect((await names({ sort: 'change', direction: 'desc' }))[0]).toBe('Ål');
    expect(await names({ sort: 'last', direction: 'asc' })).toEqual([
      'Ägg',
      'Zander',
      'Brie 100%_rå',
      'Öring',
      'Ål',
    ]);
    const frequency = await names({ sort: 'frequency', direction: 'asc' });
    expect(frequency.slice(0, 2)).toEqual(['Ål', 'Zander']);
  });

  it('searches names and numbers, and takes wildcards literally', async () => {
    expect(await names({ search: 'ZAND' })).toEqual(['Zander']);
    expect(await names({ search: '%' })).toEqual(['Brie 100%_rå']);
    expect(await names({ search: '0%_R' })).toEqual(['Brie 100%_rå']);
    expect(await names({ search: 'finns inte' })).toEqual([]);
  });

  it('filters by supplier, category and changed price, and counts the changed ones in either case', async () => {
    const [brie] = (await list({ search: 'brie' })).content;
    expect(await names({ supplierId: brie?.supplier.id ?? '' })).toEqual(['Brie 100%_rå']);
    expect(await names({ category: brie?.category ?? 'general', search: 'brie' })).toEqual(['Brie 100%_rå']);
    expect(await names({ category: 'alcohol' })).toEqual([]);
    expect(await list({ changed: true })).toMatchObject({
      total: 1,
      changedTotal: 1,
      content: [{ name: 'Ål' }],
    });
    expect(await list({ changed: false })).toMatchObject({ total: 5, changedTotal: 1 });
  });

  it('pages without gaps or repeats, and the total counts the whole selection', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ page, limit: 2, sort: 'name', direction: 'asc' })),
    );
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ content }) => content.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ content }) => content.map(({ id }) => id))).size).toBe(5);
  });

  it('shows a reporter what has active alerts and nothing else', async () => {
    expect(await names({}, 'with-alerts')).toEqual(['Ål']);
    expect((await detail(await idOf('Ål'), allTime, 'with-alerts')).pending).not.toBeNull();
    await expect(detail(await idOf('Zander'), allTime, 'with-alerts')).rejects.toThrow('article.not_exist');
  });

  it('marks what a deal covers', async () => {
    const articleId = await idOf('Zander');
    expect((await detail(articleId)).deal).toBeNull();
    const body = createDealBody.parse({ articleId, price: '48', validFrom: '2026-10-01', validTo: null });
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      createDeal(tx, pipeline.scope, moment(), body),
    );
    expect(await names({ negotiated: true })).toEqual(['Zander']);
    expect(await detail(articleId)).toMatchObject({
      watchedPrice: '48',
      watchedSource: 'deal',
      deal: {
        price: '48',
        validFrom: '2026-10-01',
        validTo: null,
      },
      pending: {
        newPrice: '50',
        watchedPrice: '48',
        entries: 1,
        extra: '2',
        since: '2026-10-06',
      },
    });
  });
});

describe('one product', () => {
  it('has its purchases newest first, in the monitoring order, with what deviated', async () => {
    const eel = await detail(await idOf('Ål'));
    const told = eel.purchases.map(({ invoiceNumber, price, itemDiff }) => [invoiceNumber, price, itemDiff]);
    expect(told).toEqual([
      ['K', '115', null],
      ['9', '120', '20'],
      ['5', '115', '15'],
      ['2', '110', '10'],
      ['1', '100', null],
    ]);
    expect(eel).toMatchObject({ purchaseCount: 4, firstDate: '2026-09-01', watchedPrice: '100' });
    // 10 × 1.5 + 15 × 1 + 20 × 2.
    expect(eel.pending).toEqual({
      newPrice: '120',
      watchedPrice: '100',
      entries: 3,
      extra: '70',
      since: '2026-09-10',
    });
  });

  it('tells the figures of all time when nothing was bought in the period', async () => {
    const none = await detail(await idOf('Ål'), { from: '2026-11-01', to: '2026-11-20' });
    expect(none).toMatchObject({
      purchases: [],
      purchaseCount: 0,
      product: { last: '120', totalQuantity: '6.5' },
    });
  });

  it('has nothing pending once it is settled', async () => {
    const articleId = await idOf('Ål');
    const settled = await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      settleAlerts(tx, pipeline.scope, moment(), { articleIds: [articleId], kind: 'resolve' }),
    );
    expect(settled).not.toBeInstanceOf(Refused);
    expect(await detail(articleId)).toMatchObject({ pending: null, watchedPrice: '120' });
    expect(await names({}, 'with-alerts')).not.toContain('Ål');
  });

  it('is refused when the unit has no such article', async () => {
    await expect(detail(pipeline.newId())).rejects.toThrow('article.not_exist');
  });
});
