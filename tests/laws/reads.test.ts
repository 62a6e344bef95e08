import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import { findAnything } from '#features/finding/search/server/queries.ts';
import { listTasks } from '#features/account/tasks/server/queries.ts';
import { listDocuments } from '#features/intake/documents/server/queries.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { listDeviations } from '#features/prices/price-monitoring/server/queries-deviations.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { listWatchedArticles } from '#features/prices/price-monitoring/server/queries-watched.ts';
import { readOverview } from '#features/purchases/overview/server/queries.ts';
import { readProductDetail } from '#features/purchases/products/server/queries-detail.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { marketOf } from '#features/purchases/products/server/queries-market.ts';
import { listUnitSuppliers } from '#features/suppliers/suppliers/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { mintUnitScope, type UnitScope } from '#platform/server/scope.ts';
import { booksOfUnit as tables, copyTenant } from '#testing/database/copy-tenant.ts';
import { fillShared, shared } from '#testing/database/fill-shared.ts';
import { workOf } from '#testing/database/rows-handled.ts';
import { articles, fileOf, invoices, linesEach, steady } from '#testing/invoices/many-lines.ts';

let pipeline: TestPipeline;
let rows: { lines: number; articles: number; entries: number; invoices: number };

const copyUnit = (first: number, last: number): Promise<void> =>
  pipeline.db.platformTransaction((tx) =>
    copyTenant(tx, { tables, organizationId: pipeline.scope.organizationId, first, last }),
  );

const scopeOfCopy = async (number: number): Promise<UnitScope> => {
  const [made] = await pipeline.db.platformRead((reader) =>
    reader.query<{ organization: string; unit: string }>(
      `select md5($1::int || $2::text)::uuid as organization, md5($1::int || $3::text)::uuid as unit`,
      [number, pipeline.scope.organizationId, pipeline.scope.unitId],
    ),
  );
  return mintUnitScope(made?.organization ?? '', made?.unit ?? '');
};

const takeFrom = (first: number): Promise<unknown> =>
  pipeline.take(...Array.from({ length: invoices }, (_, index) => fileOf(first + index)));

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await takeFrom(0);
  const [counted] = await pipeline.rows<typeof rows>(`
    select (select count(*) from invoice_line) as lines, (select count(*) from unit_article) as articles,
      (select count(*) from price_alert_entry) as entries, (select count(*) from invoice) as invoices`);
  rows = counted ?? { lines: 0, articles: 0, entries: 0, invoices: 0 };
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

interface Asked {
  readonly page: number;
  readonly limit: number;
  readonly direction: 'desc';
}

const page: Asked = { page: 1, limit: 50, direction: 'desc' };

interface Page {
  readonly name: string;
  readonly read: (reader: Reader, scope: UnitScope) => Promise<unknown>;
  /** Rows that it may handle. */
  readonly most: () => number;
  /** An index may find so little that it is less than all invoices. */
  readonly isByIndex?: boolean;
}

/** An owner on the day of the pipeline's clock. */
const viewer = () => ({ hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true });

const always = { from: null, to: null };
const seeker = { role: 'owner', today: '2026-11-20' } as const;
const overviewOf = (reader: Reader, scope: UnitScope) => readOverview(reader, scope, always, null, viewer());

const shown = { visible: 'all', today: seeker.today } as const;
const articleOf = async (reader: Reader): Promise<string> =>
  (await reader.query<{ id: string }>('select id from unit_article limit 1'))[0]?.id ?? '';

const tasksOf = (reader: Reader, scope: UnitScope) => {
  const { userId } = pipeline.organization.members.editor;
  return listTasks(reader, scope, pipeline.hooks, { userId, ...seeker }, { page: 1, limit: 20 });
};

const pages: readonly Page[] = [
  {
    name: 'the overview',
    read: overviewOf,
    // What a year buys is summed from the lines of all that waits.
    most: () => 8 * (rows.entries + rows.articles) + 5 * rows.lines + 6 * rows.invoices,
  },
  {
    name: 'what waits for a person',
    read: tasksOf,
    // What a year buys orders the prices, so the lines of all that wait are summed, and those shown once more.
    most: () => 8 * (rows.entries + rows.articles) + 10 * rows.lines,
  },
  {
    name: 'deviations',
    read: (reader, scope) => listDeviations(reader, scope, { ...page, sort: 'sum' }, []),
    most: () => 10 * (rows.entries + rows.articles) + 5 * rows.lines,
  },
  {
    name: 'the product list',
    read: (reader, scope) => listProducts(reader, scope, { ...page, sort: 'sum' }, 'all'),
    most: () => 12 * (rows.articles + page.limit),
  },
  {
    name: 'one product',
    read: async (reader, scope) => readProductDetail(reader, scope, always, await articleOf(reader), shown),
    most: () => 6 * rows.articles + 100,
    isByIndex: true,
  },
  {
    name: 'alerts',
    read: (reader, scope) => listAlertGroups(reader, scope, { ...page, sort: 'extra', status: 'UNRESOLVED' }),
    most: () => 9 * (rows.entries + rows.articles),
  },
  ...['vara 77', '1077', '1055 rokeriet', '33', '2 544,00'].map((text) => ({
    name: `the search for ${text}`,
    read: (reader: Reader, scope: UnitScope) => findAnything(reader, scope, seeker, text),
    // Words of the unit's articles, which a server looks at again behind its bitmaps, their joined rows,
    // and a few invoices by each of number, amount, supplier and goods.
    most: () => 10 * rows.articles + 100,
    isByIndex: true,
  })),
  {
    name: 'invoices',
    read: (reader, scope) => listInvoices(reader, scope, { ...page, sort: 'issueDate' }),
    most: () => 6 * (rows.entries + rows.invoices),
  },
];

/** The words of a reply. */
const bytesOf = async (read: (reader: Reader, scope: UnitScope) => Promise<unknown>): Promise<number> => {
  const { scope } = pipeline;
  const reply = await pipeline.db.tenantRead(scope.organizationId, (reader) => read(reader, scope));
  return Buffer.byteLength(JSON.stringify({ data: reply }));
};

/** What a page does too much of with its plans, or null. */
const excessOf = async (
  scope: UnitScope,
  { read, most, isByIndex = false }: Page,
): Promise<string | null> => {
  const { organizationId } = scope;
  const work = await workOf(pipeline.db, organizationId, (reader) => read(reader, scope));
  if (!isByIndex && work.rows < rows.invoices)
    throw new Error(`${work.rows} rows cannot be all that it handled`);
  if (work.rows <= most() && work.repeats <= 2) return null;
  const figures = `${work.rows} rows of ${most()} at most, ${work.repeats} repeats`;
  return [figures, ...work.plans].join('\n\n');
};

it('has a unit to read', () => {
  expect(rows).toEqual({
    lines: invoices * linesEach,
    articles,
    entries: (invoices * linesEach - articles) / steady,
    invoices,
  });
});

describe('a unit that has just come, in a database without statistics', () => {
  it.each(pages)('reads $name once', async (each) => {
    expect(await excessOf(pipeline.scope, each)).toBeNull();
  });

  it('answers no more than a screen shows', async () => {
    const alerts = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      listAlertGroups(reader, pipeline.scope, { ...page, sort: 'extra', status: 'UNRESOLVED' }),
    );
    expect(alerts.content).toHaveLength(page.limit);
    expect(alerts.total).toBe(rows.articles / steady);
    expect(alerts.content.map(({ content, entries }) => [content.length, entries])).toEqual(
      alerts.content.map(() => [3, rows.entries / alerts.total]),
    );
    expect(await bytesOf(overviewOf)).toBeLessThan(25_000);
    expect(await bytesOf(tasksOf)).toBeLessThan(25_000);
    expect(Buffer.byteLength(JSON.stringify(alerts))).toBeLessThan(130_000);
  });
});

describe('a page tells the whole selection', () => {
  const totals = async (
    read: (reader: Reader, scope: UnitScope, at: Asked) => Promise<{ content: unknown[]; total: number }>,
  ) => {
    const { scope } = pipeline;
    const answered = [];
    for (const number of [1, 2, 999]) {
      const { content, total } = await pipeline.db.tenantRead(scope.organizationId, (reader) =>
        read(reader, scope, { ...page, page: number, limit: 30 }),
      );
      answered.push([content.length, total]);
    }
    return answered;
  };

  it('also beyond its end, where no row is left to tell it', async () => {
    const all = 'all' as const;
    const beyond = (total: number) => [
      [30, total],
      [Math.min(30, total - 30), total],
      [0, total],
    ];
    expect(
      await totals((reader, scope, at) => listProducts(reader, scope, { ...at, sort: 'sum' }, all)),
    ).toEqual(beyond(rows.articles));
    expect(
      await totals((reader, scope, at) =>
        listProducts(reader, scope, { ...at, sort: 'sum', changed: true }, all),
      ),
    ).toEqual(beyond(rows.articles / steady));
    expect(
      await totals((reader, scope, at) =>
        listAlertGroups(reader, scope, { ...at, sort: 'extra', status: 'UNRESOLVED' }),
      ),
    ).toEqual(beyond(rows.articles / steady));
    expect(
      await totals((reader, scope, at) => listInvoices(reader, scope, { ...at, sort: 'issueDate' })),
    ).toEqual(beyond(rows.invoices));
    expect(
      await totals((reader, scope, at) =>
        listWatchedArticles(
          reader,
          scope,
          { ...at, sort: 'name' },
          { onlyWithAlerts: false, today: '2026-12-31' },
        ),
      ),
    ).toEqual(beyond(rows.articles));
  });
});

describe('in a database with statistics of other units', () => {
  beforeAll(async () => {
    await copyUnit(1, 20);
    await fillShared(pipeline.db);
    await pipeline.db.vacuum();
    await copyUnit(21, 21);
  });

  it.each(pages)('a unit in them reads $name once', async (each) => {
    expect(await excessOf(pipeline.scope, each)).toBeNull();
  });

  it.each(pages)('a unit that came after them reads $name once', async (each) => {
    expect(await excessOf(await scopeOfCopy(21), each)).toBeNull();
  });

  const lookUps: Readonly<Record<string, (reader: Reader, scope: UnitScope) => Promise<unknown>>> = {
    'documents, with who sent them': (reader, scope) => listDocuments(reader, scope, { page: 1, limit: 50 }),
    'suppliers, as the directory has them': listUnitSuppliers,
    'the market band of an article': async (reader, scope) =>
      marketOf(reader, scope, await articleOf(reader), seeker.today),
  };

  it.each(Object.entries(lookUps))(
    '%s: what all restaurants share is searched, not read',
    async (_, read) => {
      const { scope } = pipeline;
      const work = await workOf(pipeline.db, scope.organizationId, (reader) => read(reader, scope));
      expect(work.rows, work.plans.join('\n\n')).toBeLessThan(shared);
    },
  );
});

describe('a unit of twice as many invoices', () => {
  const workOfAll = async (): Promise<number[]> => {
    const { scope } = pipeline;
    const works: number[] = [];
    for (const { read } of pages)
      works.push((await workOf(pipeline.db, scope.organizationId, (reader) => read(reader, scope))).rows);
    return works;
  };

  it('costs about twice as much to read, and no more', async () => {
    const before = await workOfAll();
    await takeFrom(invoices);
    const after = await workOfAll();
    const growth = pages.map(({ name }, at) => ({
      name,
      times: (after[at] ?? 0) / (before[at] ?? 0),
    }));
    expect(growth.filter(({ times }) => !(times <= 2.3))).toEqual([]);
    expect(Math.max(...growth.map(({ times }) => times))).toBeGreaterThan(1.5);
  });
});
