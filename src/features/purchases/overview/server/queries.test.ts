import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { listDocuments } from '#features/intake/documents/server/queries.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readMonitoringSummary } from '#features/prices/price-monitoring/server/queries-watched.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { statementsOf, waitsOf } from '#testing/database/waits.ts';
import { readOverview } from './queries.ts';
import type { Period, PreviousPeriod } from './queries-purchases.ts';

let pipeline: TestPipeline;

const [fish, meat] = [
  { ...buildSupplier(301), name: 'Fiskbilen AB' },
  { ...buildSupplier(302), name: 'Charken AB' },
];

const invoice = (number: string, issueDate: string, sum: string, more: Partial<InvoiceDraft> = {}) =>
  buildInvoice({
    supplier: fish,
    number,
    issueDate,
    dueDate: '2026-12-31',
    lines: [
      buildLine({
        articleNumber: number,
        name: `Vara ${number}`,
        price: sum,
        quantity: '1',
      }),
    ],
    ...more,
  });

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const viewer = () => ({ hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true });

const overview = (period: Period, previous: PreviousPeriod | null = null) =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readOverview(reader, pipeline.scope, period, previous, viewer()),
  );

const november: Period = { from: '2026-11-01', to: '2026-11-20' };
const october: PreviousPeriod = { from: '2026-10-01', to: '2026-10-20', until: '2026-10-31' };
const allTime: Period = { from: null, to: null };

describe('before the first invoice', () => {
  it('everything is nothing, and nothing divides by it', async () => {
    expect(await overview(november, october)).toEqual({
      currency: 'SEK',
      shownFrom: null,
      total: '0',
      previousTotal: '0',
      foreign: [],
      waiting: { net: '0', invoices: 0 },
      invoices: 0,
      suppliers: 0,
      averagePerDay: '0',
      days: [],
      previousDays: [],
      costBySupplier: [],
      latestInvoices: [],
      undecided: {
        articles: 0,
        extraCost: '0',
      },
      dearer: { articles: 0, yearly: '0', isEstimated: false },
      moneyBack: { claimed: '0.00', unclaimed: '0.00', recovered: '0.00', replyBy: null },
      decided: { articles: 0, yearly: '0' },
      hasOwnAlerts: false,
    });
    expect(await overview(allTime)).toMatchObject({ total: '0', averagePerDay: '0', previousTotal: null });
  });
});

describe('with invoices', () => {
  beforeAll(async () => {
    await pipeline.take(
      invoice('1', '2026-10-02', '400.00'),
      invoice('2', '2026-10-20', '100.00', { supplier: meat }),
      invoice('3', '2026-10-21', '700.00'),
      invoice('4', '2026-11-01', '600.10'),
      invoice('5', '2026-11-01', '99.90', { supplier: meat }),
      invoice('6', '2026-11-20', '400.00', { supplier: { ...buildSupplier(303), name: 'Bageriet AB' } }),
      invoice('6K', '2026-11-20', '100.00', { creditNote: true }),
      invoice('7', '2026-11-21', '5000.00'),
      invoice('E', '2026-11-05', '54.50', { supplier: meat, currency: 'EUR' }),
    );
  });

  it('adds up the period, both ends included, and takes credit off', async () => {
    const read = await overview(november, october);
    expect(read).toMatchObject({ total: '1000', averagePerDay: '50', suppliers: 3, currency: 'SEK' });
    expect(read.days).toEqual([
      { date: '2026-11-01', net: '700' },
      { date: '2026-11-20', net: '300' },
    ]);
  });

  it('compares with the same days, and draws the whole period before', async () => {
    const read = await overview(november, october);
    expect(read.previousTotal).toBe('500');
    expect(read.previousDays.map(({ net }) => net)).toEqual(['400', '100', '700']);
    expect(await overview(november)).toMatchObject({ previousTotal: null, previousDays: [] });
  });

  it('never adds another currency to the total', async () => {
    const read = await overview(november);
    expect(read.foreign).toEqual([{ currency: 'EUR', net: '54.5' }]);
    expect((await overview({ from: '2026-11-06', to: null })).foreign).toEqual([]);
  });

  it('tells each supplier its share and its change, the largest first', async () => {
    const { costBySupplier } = await overview(november, october);
    expect(
      costBySupplier.map(({ net, previousNet, share, change }) => ({ net, previousNet, share, change })),
    ).toEqual([
      { net: '500.1', previousNet: '400', share: '50.0', change: '25.0' },
      { net: '400', previousNet: null, share: '40.0', change: null },
      { net: '99.9', previousNet: '100', share: '10.0', change: '-0.1' },
    ]);
  });

  it('counts the days of all time from the first purchase to the last', async () => {
    // 2 October to 21 November is 51 days.
    expect(await overview(allTime)).toMatchObject({ total: '7200', averagePerDay: '141.18' });
  });

  it('shows the five latest invoices whatever the period', async () => {
    const { latestInvoices } = await overview({ from: '2020-01-01', to: '2020-01-31' });
    expect(latestInvoices.map(({ issueDate }) => issueDate)).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-20',
      '2026-11-05',
      '2026-11-01',
    ]);
  });

  it('shows the costliest undecided prices whatever the period', async () => {
    const risen = (number: string, article: string, price: string) =>
      invoice(number, '2026-11-02', '1', {
        lines: [buildLine({ articleNumber: article, price, quantity: '10' })],
      });
    await pipeline.take(
      ...['a', 'b', 'c', 'd'].map((article, index) =>
        invoice(`P${index}`, '2026-10-05', '1', {
          lines: [buildLine({ articleNumber: article, price: '100.00', quantity: '1' })],
        }),
      ),
    );
    await pipeline.take(
      risen('Q0', 'a', '103.00'),
      risen('Q1', 'b', '140.00'),
      risen('Q2', 'c', '90.00'),
      risen('Q3', 'd', '120.00'),
    );
    const { undecided } = await overview({ from: '2020-01-01', to: '2020-01-31' });
    expect(undecided).toEqual({ articles: 4, extraCost: '530.00' });
    const asked = { page: 1, limit: 3, sort: 'extra', direction: 'desc', status: 'UNRESOLVED' } as const;
    const worst = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      listAlertGroups(reader, pipeline.scope, asked),
    );
    expect(
      worst.content.map(({ supplierArticleId, sumDifference }) => [supplierArticleId, sumDifference]),
    ).toEqual([
      ['b', '400.00'],
      ['d', '200.00'],
      ['a', '30.00'],
    ]);
  });

  it('adds extra cost in another currency to none of the sums', async () => {
    const sums = () =>
      pipeline.db.tenantRead(pipeline.scope.organizationId, async (reader) => ({
        summary: await readMonitoringSummary(reader, pipeline.scope, allTime),
        undecided: (await readOverview(reader, pipeline.scope, allTime, null, viewer())).undecided.extraCost,
        listed: (
          await listInvoices(reader, pipeline.scope, {
            page: 1,
            limit: 1,
            sort: 'issueDate',
            direction: 'desc',
          })
        ).sums.undecidedExtra,
      }));
    const before = await sums();
    const inEuro = { supplier: meat, currency: 'EUR' };
    await pipeline.take(
      ...['10.00', '15.00'].map((price, index) =>
        invoice(`E${index}`, `2026-11-0${index + 6}`, '1', {
          ...inEuro,
          lines: [buildLine({ articleNumber: 'EUR', price, quantity: '10' })],
        }),
      ),
    );
    const { summary, ...rest } = await sums();
    expect(rest).toEqual({ undecided: before.undecided, listed: before.listed });
    expect(summary).toEqual({
      ...before.summary,
      dearer: before.summary.dearer + 1,
      unresolved: before.summary.unresolved + 1,
    });
  });
});

it('each screen asks together what does not wait for another answer', async () => {
  const { scope } = pipeline;
  const page = { page: 1, limit: 50, direction: 'desc' } as const;
  const turns = (read: (reader: Reader) => Promise<unknown>) =>
    waitsOf(pipeline.db, scope.organizationId, read);
  // What lines above their deals have cost is told without those that stand in a claim.
  expect(await turns((reader) => readOverview(reader, scope, november, october, viewer()))).toBe(2);
  expect(
    await turns((reader) => listAlertGroups(reader, scope, { ...page, sort: 'extra', status: 'UNRESOLVED' })),
  ).toBe(2);
  expect(await turns((reader) => listInvoices(reader, scope, { ...page, sort: 'issueDate' }))).toBe(1);
  expect(await turns((reader) => listDocuments(reader, scope, page))).toBe(1);
});

it('asks the same rows once: what was bought, its newest invoices, what prices cost, and three questions about claims', async () => {
  const { db, scope } = pipeline;
  const read = (reader: Reader) => readOverview(reader, scope, november, october, viewer());
  expect(await statementsOf(db, scope.organizationId, read)).toBe(6);
});
