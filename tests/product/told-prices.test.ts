import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yearlyImpact } from '#core/price-watch/yearly-impact.ts';
import { type Purchase, yearlyQuantity } from '#core/price-watch/yearly-quantity.ts';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { readDecisionCosts } from '#features/prices/price-monitoring/server/queries-costs.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readMonitoringSummary } from '#features/prices/price-monitoring/server/queries-watched.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { releaseInvoice } from '#features/purchases/invoices/server/commands-release.ts';
import { readOverview } from '#features/purchases/overview/server/queries.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;
let invoices = 0;

const file = (issueDate: string, lines: readonly Partial<DraftLine>[]) => {
  invoices += 1;
  return buildInvoice({
    number: `T${invoices}`,
    issueDate,
    dueDate: '2026-12-31',
    supplier: buildSupplier(1),
    lines: lines.map((line) => buildLine({ name: `Vara ${line.articleNumber ?? ''}`, ...line })),
  });
};

const dayOf = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);

/** Days and quantities of each article; the last purchase of each is dearer unless it is back at the old price. */
const bought: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  once: [[0, '30']],
  twoOnce: [
    [0, '3'],
    [0, '4'],
  ],
  month: [
    [0, '10'],
    [14, '10'],
    [28, '12.5'],
  ],
  short: [
    [0, '10'],
    [10, '10'],
    [27, '10'],
  ],
  pair: [
    [0, '7'],
    [90, '9'],
  ],
  year: Array.from({ length: 53 }, (_, week) => [week * 7 + 1, '2.4'] as const),
  long: Array.from({ length: 70 }, (_, week) => [week * 7, '1.125'] as const),
  back: [
    [0, '10'],
    [20, '10'],
    [40, '10'],
    [60, '10'],
  ],
};

beforeAll(async () => {
  pipeline = await openTestPipeline();
  const byDay = new Map<number, Partial<DraftLine>[]>();
  for (const [articleNumber, purchases] of Object.entries(bought)) {
    for (const [index, [day, quantity]] of purchases.entries()) {
      const isLast = index === purchases.length - 1;
      const isDear = articleNumber === 'back' ? index === 2 : isLast;
      const all = byDay.get(day) ?? [];
      all.push({ articleNumber, quantity, price: isDear ? '12.345' : '10.00' });
      byDay.set(day, all);
    }
  }
  const files = [...byDay].toSorted(([a], [b]) => a - b).map(([day, lines]) => file(dayOf(day), lines));
  await pipeline.take(...files);
}, 120_000);
afterAll(() => pipeline.close());

const groups = (query: object = {}): Promise<AlertGroup[]> =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, async (reader) => {
    const standard = { page: 1, limit: 200, status: 'UNRESOLVED', sort: 'extra', direction: 'desc' } as const;
    return (await listAlertGroups(reader, pipeline.scope, { ...standard, ...query })).content;
  });

const byText = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1);
const nameOf = ({ supplierArticleId }: AlertGroup) => supplierArticleId;

describe('DEALS section 4, kronor a year', () => {
  test('are in the list what the pure function says of the same lines', async () => {
    const told = await groups();
    expect(told.map(nameOf).toSorted(byText)).toEqual([
      'back',
      'long',
      'month',
      'pair',
      'short',
      'twoOnce',
      'year',
    ]);
    for (const group of told) {
      const lines = await pipeline.rows<Purchase & { id: string }>(
        `select l.id, l.issue_date as date, trim_scale(l.quantity) as quantity
         from invoice_line l where l.article_id = $1 and l.monitored order by l.issue_date`,
        [group.id],
      );
      const year = yearlyQuantity(lines);
      if (year === null) throw new Error('an alert has lines');
      expect(group).toMatchObject({ yearlyQuantity: year.quantity, isEstimated: year.isEstimated });
      const billed = {
        entryId: group.content[0]?.id ?? '',
        newestLineId: lines.at(-1)?.id ?? '',
        itemDiff: group.priceDifference,
        watchedPrice: group.watchedPrice,
      };
      expect([nameOf(group), group.yearlyImpact]).toEqual([
        nameOf(group),
        yearlyImpact(billed, year.quantity),
      ]);
    }
    const estimated = told.filter(({ isEstimated }) => isEstimated).map(nameOf);
    expect(estimated.toSorted(byText)).toEqual(['pair', 'short', 'twoOnce']);
    expect(told.find((group) => nameOf(group) === 'back')?.yearlyImpact).toBeNull();
  });

  test('order the list, and what has none goes last both ways', async () => {
    for (const direction of ['desc', 'asc'] as const) {
      const sorted = await groups({ sort: 'yearly', direction });
      const years = sorted.map(({ yearlyImpact: year }) => Number(year ?? Number.NaN));
      expect(Number.isNaN(years.at(-1))).toBe(true);
      const known = years.slice(0, -1);
      expect(known).toEqual(known.toSorted((a, b) => (direction === 'desc' ? b - a : a - b)));
    }
  });

  test('the same on another page', async () => {
    const second = await groups({ sort: 'yearly', page: 2, limit: 2 });
    const yearly = await groups({ sort: 'yearly' });
    expect(second.map(({ id }) => id)).toEqual(yearly.slice(2, 4).map(({ id }) => id));
  });
});

describe('nothing undecided hides', () => {
  const period = { from: '2026-10-01', to: '2026-10-31' };

  test('undecided alerts are told whatever the period, and every screen has one sum', async () => {
    const { db, scope } = pipeline;
    const within = await groups(period);
    expect(within).toEqual(await groups());
    await db.tenantRead(scope.organizationId, async (reader) => {
      const summary = await readMonitoringSummary(reader, scope, period);
      const { undecided: home } = await readDecisionCosts(reader, scope, period.from);
      const list = await listInvoices(reader, scope, {
        page: 1,
        limit: 1,
        sort: 'issueDate',
        direction: 'desc',
      });
      const sum = within.reduce((total, group) => total + Number(group.sumDifference), 0).toFixed(2);
      expect([summary.extraCost, home.extraCost, list.sums.undecidedExtra]).toEqual([sum, sum, sum]);
      expect([summary.unresolved, home.articles]).toEqual([within.length, within.length]);
    });
  });

  test('sums are in öre, and a group is the sum of its entries', async () => {
    for (const group of await groups()) {
      expect(group.sumDifference).toMatch(/^-?\d+\.\d\d$/);
      const sums = group.content.map(({ sumDiff }) => sumDiff.amount);
      for (const sum of sums) expect(sum).toMatch(/^-?\d+\.\d\d$/);
      expect(sums.reduce((total, sum) => total + Number(sum), 0).toFixed(2)).toBe(group.sumDifference);
    }
  });

  test('counts with a period count that period', async () => {
    const { db, scope } = pipeline;
    await pipeline.take(
      file('2026-09-15', [{ articleNumber: 'pair', price: '14.00', quantity: '1' }]),
      file('2026-10-15', [{ articleNumber: 'pair', price: '14.00', quantity: '1' }]),
    );
    const [pair] = (await groups()).filter((group) => nameOf(group) === 'pair');
    if (pair === undefined) throw new Error('it waits');
    expect(pair).toMatchObject({ unresolved: 3, resolved: 0, entries: 3, total: 3 });
    await db.tenantTransaction(scope.organizationId, (tx) =>
      settleAlerts(
        tx,
        scope,
        { actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId },
        { articleIds: [pair.id], kind: 'ignore' },
      ),
    );
    const [ignored] = await groups({ status: 'IGNORED', ...period });
    expect(ignored).toMatchObject({ entries: 1, ignored: 1, unresolved: 0, total: 1 });
    expect((await groups({ status: 'IGNORED' }))[0]).toMatchObject({ entries: 3, ignored: 3 });
    const summary = await db.tenantRead(scope.organizationId, (reader) =>
      readMonitoringSummary(reader, scope, period),
    );
    expect(summary).toMatchObject({ ignored: 1, ignoredSum: ignored?.sumDifference });
  });
});

describe('held invoices do not count as cost', () => {
  test('they wait beside it on every screen, until somebody accepts them', async () => {
    const { db, scope } = pipeline;
    const supplier = buildSupplier(9);
    const twin = (issueDate: string, price: string) =>
      buildInvoice({
        supplier,
        number: 'H1',
        issueDate,
        dueDate: '2026-12-31',
        lines: [buildLine({ articleNumber: 'tvilling', price, quantity: '10' })],
      });
    await pipeline.take(twin('2026-08-01', '100.00'));
    const [held] = await pipeline.take(twin('2026-08-02', '130.00'));
    expect(held?.state).toBe('needs-review');
    const august = { from: '2026-08-01', to: '2026-08-31' };
    const told = () =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const viewer = { hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true };
        const home = await readOverview(reader, scope, august, null, viewer);
        const page = { page: 1, limit: 10, sort: 'issueDate', direction: 'desc' } as const;
        const { sums } = await listInvoices(reader, scope, { ...page, ...august });
        return {
          home: [home.total, home.invoices, home.waiting.net, home.waiting.invoices],
          bySupplier: home.costBySupplier.map(({ net }) => net),
          list: [sums.total, sums.waiting, sums.heldInvoices],
        };
      });
    expect(await told()).toEqual({
      home: ['1000', 1, '1300', 1],
      bySupplier: ['1000'],
      list: ['1060', '1378', 1],
    });
    await db.tenantTransaction(scope.organizationId, (tx) =>
      releaseInvoice(tx, scope, {
        invoiceId: held?.invoiceId ?? '',
        now: pipeline.clock.now(),
        userId: pipeline.editor.userId,
      }),
    );
    expect(await told()).toEqual({
      home: ['2300', 2, '0', 0],
      bySupplier: ['2300'],
      list: ['2438', '0', 0],
    });
  });
});
