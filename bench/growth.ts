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
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { openHome } from '../e2e/kill/home.ts';
import type { Figure, Part } from './figure.ts';
import { fillDatabase } from './growth-rows.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { median } from './quantiles.ts';

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

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a page asks for. */
const pages: Readonly<Record<string, (reader: Reader, level: Level) => Promise<unknown>>> = {
  'products, first page': (reader, { scope }) => listProducts(reader, scope, products, 'all'),
  'one product': (reader, { scope, articleId }) =>
    readProductDetail(reader, scope, always, articleId, {
      visible: 'all',
      today,
    }),
  'price monitoring overview': async (reader, { scope }) => {
    await readMonitoringSummary(reader, scope, always);
    await listAlertGroups(reader, scope, alerts);
  },
  'overview, 30 days': (reader, { scope }) =>
    readOverview(
      reader,
      scope,
      { from: daysAgo(30), to: daysAgo(0) },
      { from: daysAgo(61), to: daysAgo(31), until: daysAgo(31) },
      { hooks, now: new Date(), seesClaims: true },
    ),
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

const timed = async (
  level: Level,
  page: (reader: Reader, level: Level) => Promise<unknown>,
): Promise<number> => {
  const start = performance.now();
  await level.db.tenantRead(level.scope.organizationId, (reader) => page(reader, level));
  return performance.now() - start;
};

const measure = async (levels: readonly Level[], calls: number): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>();
  for (const [name, page] of Object.entries(pages)) {
    for (let call = -5; call < calls; call += 1) {
      for (const level of levels) {
        const took = await timed(level, page);
        if (call >= 0)
          times.set(`${name} ${level.name}`, [...(times.get(`${name} ${level.name}`) ?? []), took]);
      }
    }
  }
  return times;
};

const figuresOf = (
  engine: Figure['engine'],
  levels: readonly Level[],
  times: Map<string, number[]>,
): Figure[] =>
  Object.keys(pages).flatMap((name) => {
    const medians = levels.map((level) => median(times.get(`${name} ${level.name}`) ?? []));
    const figure = (what: string, value: number, unit: string): Figure => ({
      part: 'growth',
      engine,
      name: `${name}, ${what}`,
      value,
      unit,
    });
    return [
      ...levels.map((level, at) => figure(`${level.name} lines`, medians[at] ?? Number.NaN, 'ms')),
      {
        ...figure(
          `${levels.at(-1)?.name} / ${levels[0]?.name}`,
          (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN),
          'ratio',
        ),
        goal: { most: 1.1 },
      },
    ];
  });

/** The overviews of one unit, as the database around it grows. */
export const growth: Part = {
  name: 'growth',
  summary: 'the overviews of one unit as other restaurants fill the database',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes) => {
      const sizes = quick
        ? { '10 k': 10_000, '30 k': 30_000 }
        : { '10 k': 10_000, '100 k': 100_000, '1 M': 1_000_000 };
      const levels: Level[] = [];
      for (const [name, lines] of Object.entries(sizes)) {
        say(`${homes.engine}: filling a database with ${name} lines`);
        levels.push(await openLevel(homes, name, lines));
      }
      const times = await measure(levels, quick ? 10 : 200);
      for (const { db } of levels) await db.close();
      return figuresOf(homes.engine, levels, times);
    }),
};
