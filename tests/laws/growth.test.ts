import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAnything } from '#features/finding/search/server/queries.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readOverview } from '#features/purchases/overview/server/queries.ts';
import { readProductDetail } from '#features/purchases/products/server/queries-detail.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { booksOfUnit as tables, copyTenant } from '#testing/database/copy-tenant.ts';
import { workOf, type Work } from '#testing/database/rows-handled.ts';
import { articles, fileOf, invoices } from '#testing/invoices/many-lines.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(...Array.from({ length: invoices }, (_, index) => fileOf(index)));
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const today = '2026-11-20';
const always = { from: null, to: null };
const page = { page: 1, limit: 50, direction: 'desc' } as const;

const pages: Readonly<Record<string, (reader: Reader) => Promise<unknown>>> = {
  'the product list': (reader) => listProducts(reader, pipeline.scope, { ...page, sort: 'sum' }, 'all'),
  'one product': async (reader) => {
    const [article] = await reader.query<{ id: string }>('select id from unit_article limit 1');
    const shown = { visible: 'all', today } as const;
    return readProductDetail(reader, pipeline.scope, always, article?.id ?? '', shown);
  },
  alerts: (reader) =>
    listAlertGroups(reader, pipeline.scope, { ...page, sort: 'extra', status: 'UNRESOLVED' }),
  'the overview': (reader) =>
    readOverview(reader, pipeline.scope, always, null, {
      hooks: pipeline.hooks,
      now: pipeline.clock.now(),
      seesClaims: true,
    }),
  'a search': (reader) => findAnything(reader, pipeline.scope, { role: 'owner', today }, 'vara 77'),
};

const besides = async (first: number, last: number): Promise<void> => {
  const { organizationId } = pipeline.scope;
  await pipeline.db.platformTransaction((tx) => copyTenant(tx, { tables, organizationId, first, last }));
  await pipeline.db.vacuum();
};

const works = async (): Promise<ReadonlyMap<string, Work>> => {
  const told = new Map<string, Work>();
  for (const [name, read] of Object.entries(pages))
    told.set(name, await workOf(pipeline.db, pipeline.scope.organizationId, read));
  return told;
};

it('a page handles its unit’s rows, and no more pages than one level more of its indexes has, among three times as many units', async () => {
  await besides(1, 20);
  const before = await works();
  await besides(21, 62);
  const growth = [...(await works())].map(([name, after]) => {
    const { rows = 0, buffers = 0 } = before.get(name) ?? {};
    // Another plan may go through the unit's own articles once more.
    return { name, rows: (after.rows - articles) / rows, buffers: after.buffers / buffers };
  });
  expect(growth.filter(({ rows, buffers }) => !(rows <= 1.1 && buffers <= 1.5))).toEqual([]);
  expect(growth).toHaveLength(Object.keys(pages).length);
  // It fills 62 units, which takes a minute beside other programs.
}, 180_000);
