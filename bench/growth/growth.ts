import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { hooks } from '#app/features-server.ts';
import { readOverview } from '#features/purchases/overview/server/queries.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readMonitoringSummary } from '#features/prices/price-monitoring/server/queries-watched.ts';
import { readProductDetail } from '#features/purchases/products/server/queries-detail.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { Refused } from '#platform/wire/refused.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { findAnything } from '#features/finding/search/server/queries.ts';
import { openHome } from '../../e2e/kill/home.ts';
import type { Figure, Part } from '../figure.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { median } from '../quantiles.ts';
import { workOf } from '#testing/database/rows-handled.ts';
import { askByHand, ways } from './ask-by-hand.ts';
import { fillDatabase } from './rows.ts';

interface Level extends OpenDatabase {
  readonly name: string;
  readonly scope: UnitScope;
  readonly articleId: string;
}

const always = { from: null, to: null };
const today = swedishDate(new Date());
const products = {
  page: 1,
  limit: 50,
  sort: 'sum',
  direction: 'desc',
  search: undefined,
} as const;
const alerts = {
  page: 1,
  limit: 50,
  sort: 'extra',
  direction: 'desc',
  status: 'UNRESOLVED',
} as const;

const toldOfProducts = ({
  content,
  total,
  changedTotal,
}: Awaited<ReturnType<typeof listProducts>>): unknown[] => [
  total,
  changedTotal,
  content.map((row) => [row.id, row.average, row.totalSum, row.orderFrequency, row.prices]),
];

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a page asks for; answers the figures that its statements by hand have to tell as well. */
const pages: Readonly<Record<string, (reader: Reader, level: Level) => Promise<unknown[]>>> = {
  'products, first page': async (reader, { scope }) =>
    toldOfProducts(await listProducts(reader, scope, products, 'all')),
  'products, searched': async (reader, { scope }) =>
    toldOfProducts(await listProducts(reader, scope, { ...products, search: 'nr 13' }, 'all')),
  'one product': async (reader, { scope, articleId }) => {
    const told = await readProductDetail(reader, scope, always, articleId, { visible: 'all', today });
    if (told instanceof Refused) throw new Error(told.code);
    const { product, pending, purchases } = told;
    return [
      product.id,
      product.average,
      product.totalSum,
      told.watchedPrice,
      [pending?.entries ?? 0, pending?.extra ?? '0'],
      told.purchaseCount,
      purchases.map((line) => [line.invoiceId, line.lineNo, line.quantity, line.sum, line.status]),
    ];
  },
  'price monitoring overview': async (reader, { scope }) => {
    const { extraCost } = await readMonitoringSummary(reader, scope, always);
    const { content, total } = await listAlertGroups(reader, scope, alerts);
    return [extraCost, total, content.map((group) => [group.id, group.sumDifference, group.unresolved])];
  },
  'overview, 30 days': async (reader, { scope }) => {
    const told = await readOverview(
      reader,
      scope,
      { from: daysAgo(30), to: daysAgo(0) },
      { from: daysAgo(61), to: daysAgo(31), until: daysAgo(31) },
      { hooks, now: new Date(), seesClaims: true },
    );
    return [
      told.days.map(({ date, net }) => [date, net]),
      told.previousDays.map(({ date, net }) => [date, net]),
      told.costBySupplier.map(({ supplierId, net }) => [supplierId, net]),
      told.latestInvoices.map(({ id, deviationCount }) => [id, deviationCount]),
      [told.undecided.articles, told.undecided.extraCost],
      [told.dearer.articles, told.dearer.yearly],
      told.decided.articles,
    ];
  },
  'search, a key': async (reader, { scope }) => {
    const told = await findAnything(reader, scope, { role: 'owner', today }, 'nr 13');
    return [
      told.articles.map(({ id, name }) => [id, name]),
      told.suppliers.length + told.deals.length + told.claims.length,
    ];
  },
};

const openLevel = async (homes: Homes, name: string, lines: number): Promise<Level> => {
  const opened = await openHome(await homes.make());
  const { db, engine } = opened;
  const { organizationId, outlets } = await buildOrganization(
    { db, clock: systemClock, newId: idSource(systemClock) },
    { plan: 'premium-plus' },
  );
  const { unitId } = outlets[0];
  await fillDatabase(engine, { organizationId, unitId }, lines);
  const scope = mintUnitScope(organizationId, unitId);
  const [article] = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>(
      'select id from unit_article where organization_id = $1 and unit_id = $2 order by lines desc, id offset 20 limit 1',
      [organizationId, unitId],
    ),
  );
  if (article === undefined) throw new Error('the measured unit has no articles');
  return { ...opened, name, scope, articleId: article.id };
};

/** Milliseconds that some work took, and what it answered. */
const timed = async (work: () => Promise<unknown[]>): Promise<readonly [number, string]> => {
  const start = performance.now();
  const told = await work();
  return [performance.now() - start, JSON.stringify(told)];
};

/** Milliseconds of each call of a page, as the product reads it and by hand in each way, in turn. */
interface Times {
  readonly level: Level;
  readonly product: number[];
  readonly byHand: Readonly<Record<(typeof ways)[number], number[]>>;
}

/** Calls before any is timed: a statement is prepared at its third use, and one by hand is planned for its values five times more. */
const warmUp = 10;

const measure = async (levels: readonly Level[], name: string, calls: number): Promise<Times[]> => {
  const page = pages[name];
  if (page === undefined) throw new Error(`no page is called ${name}`);
  const times = levels.map((level): Times => ({
    level,
    product: [],
    byHand: { 'by itself': [], 'as reads': [] },
  }));
  for (let call = -warmUp; call < calls; call += 1) {
    for (const { level, product, byHand } of times) {
      const { db, engine, scope, articleId } = level;
      const [read, told] = await timed(() =>
        db.tenantRead(scope.organizationId, (reader) => page(reader, level)),
      );
      if (call >= 0) product.push(read);
      for (const way of ways) {
        const client = await engine.pool.connect();
        const [plain, toldByHand] = await timed(() => askByHand(client, way, name, scope, articleId)).finally(
          () => client.release(),
        );
        if (told !== toldByHand) throw new Error(`${name}: the product says ${told}, by hand ${toldByHand}`);
        if (call >= 0) byHand[way].push(plain);
      }
    }
  }
  return times;
};

const figuresOf = (engine: Figure['engine'], name: string, times: readonly Times[]): Figure[] => {
  const rows = times.map(({ level, product, byHand }) => ({
    level: level.name,
    product: median(product),
    ratio: median(product) / Math.min(...ways.map((way) => median(byHand[way]))),
  }));
  const figure = (what: string, value: number, unit: string): Figure => ({
    part: 'growth',
    engine,
    name: `${name}, ${what}`,
    value,
    unit,
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    ...rows.map(({ level, product }) => figure(`${level} lines`, product, 'ms')),
    {
      ...figure(`${last.level} / ${first.level}`, last.product / first.product, 'ratio'),
      goal: { most: 1.1 },
    },
    { ...figure(`${last.level}, product / by hand`, last.ratio, 'ratio'), goal: { most: 3 } },
  ];
};

/**
 * What the engine handles for a page, which says the same however much else the machine does: rows, and pages of tables and
 * indexes.
 */
const workFigures = async (
  engine: Figure['engine'],
  levels: readonly Level[],
  name: string,
): Promise<Figure[]> => {
  const read = pages[name];
  if (read === undefined) throw new Error(`no page is called ${name}`);
  const works: { readonly level: string; readonly rows: number; readonly buffers: number }[] = [];
  for (const level of levels) {
    const { db, scope } = level;
    const { rows, buffers } = await workOf(db, scope.organizationId, (reader) => read(reader, level));
    works.push({ level: level.name, rows, buffers });
  }
  const [first, last] = [works[0], works.at(-1)];
  if (first === undefined || last === undefined) return [];
  return (['rows', 'buffers'] as const).flatMap((what) => [
    ...works.map((work) => ({
      part: 'growth',
      engine,
      name: `${name}, ${work.level} lines`,
      value: work[what],
      unit: what,
    })),
    {
      part: 'growth',
      engine,
      name: `${name}, ${what}, ${last.level} / ${first.level}`,
      value: last[what] / first[what],
      unit: 'ratio',
    },
  ]);
};

/** Lines of a database; ten million only on a server, whose restaurants one embedded database does not hold. */
const sizesOf = (engine: Homes['engine'], quick: boolean): Readonly<Record<string, number>> =>
  quick
    ? { '10 k': 10_000, '30 k': 30_000 }
    : {
        '10 k': 10_000,
        '100 k': 100_000,
        '1 M': 1_000_000,
        ...(engine === 'postgresql' ? { '10 M': 10_000_000 } : {}),
      };

/**
 * The overviews of one unit, as the database around it grows. Both sides ask a connection that is open, as the tenant under row security, in a
 * transaction of their own, by prepared statements, and have the same rows and figures in the end, which is looked at with each call. The
 * product's side goes through its port and makes the page's answer; by hand rows are left as they come. Neither looks up a session or writes
 * a reply: `plain` measures whole requests.
 */
export const growth: Part = {
  name: 'growth',
  summary: 'the overviews of one unit as other restaurants fill the database',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes) => {
      const levels: Level[] = [];
      for (const [name, lines] of Object.entries(sizesOf(homes.engine, quick))) {
        say(`${homes.engine}: filling a database with ${name} lines`);
        levels.push(await openLevel(homes, name, lines));
      }
      const figures: Figure[] = [];
      for (const name of Object.keys(pages)) {
        figures.push(...(await workFigures(homes.engine, levels, name)));
        figures.push(...figuresOf(homes.engine, name, await measure(levels, name, quick ? 10 : 200)));
      }
      for (const { db } of levels) await db.close();
      return figures;
    }),
};
