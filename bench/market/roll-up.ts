import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rollUpBands } from '#features/prices/market-band/server/commands.ts';
import { bandsOf } from '#features/prices/market-band/server/queries.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Db } from '#platform/server/db/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { collectLog } from '#testing/collect-log.ts';
import { fillMarket, marketIds } from '#testing/market-band/fill-market.ts';
import type { Home } from '../../e2e/kill/server-child.ts';
import type { Figure, Part, PartOptions } from '../figure.ts';
import { type EngineName, onEachEngine } from '../homes.ts';
import { quantile } from '../quantiles.ts';

/** Organizations of 10,000 lines each. */
const sizes = { quick: 12, embedded: 20, postgresql: Number(process.env['MARKET'] ?? 1000) } as const;
const bought = { suppliers: 20, articles: 500, invoices: 500, lines: 20, since: '2026-07-06', days: 80 };
const day = '2026-11-20';

/** Milliseconds of somebody's reads while a work goes on. */
const readsDuring = async (db: Db, work: Promise<void>): Promise<readonly number[]> => {
  const { organizationId, unitId } = await marketIds(db, 0);
  const scope = scopeOfRow({ organizationId, unitId });
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const from = performance.now();
    await db.tenantRead(organizationId, async (reader) => {
      const articles = await reader.query<{ supplierId: string; articleKey: string }>(
        `select supplier_id as "supplierId", article_key as "articleKey" from unit_article
         where organization_id = $1 and unit_id = $2 limit 25`,
        [organizationId, unitId],
      );
      return bandsOf(
        reader,
        scope,
        articles.map((article) => ({ ...article, gtin: null })),
        day,
      );
    });
    waits.push(performance.now() - from);
    await delay(10);
  }
  await end;
  return waits;
};

/** Fills up to so many organizations, a few in each transaction: one that was stopped goes on where it was. */
const fill = async (
  db: Db,
  engine: EngineName,
  organizations: number,
  options: PartOptions,
): Promise<number> => {
  const size = options.quick ? { ...bought, articles: 40, invoices: 40 } : bought;
  const [kept] = await db.platformRead((reader) =>
    reader.query<{ count: number }>('select count(*)::int from organization'),
  );
  const begun = performance.now();
  const filling = (): string => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  for (let from = kept?.count ?? 0; from < organizations; from += 5) {
    await fillMarket(db, { ...size, from, organizations: Math.min(5, organizations - from) });
    if (from % 100 === 95) options.say(`${engine}: ${from + 5} organizations filled after ${filling()}`);
  }
  if ((kept?.count ?? 0) < organizations) await db.vacuum();
  const lines = (organizations * size.invoices * size.lines) / 1e6;
  options.say(`${engine}: ${organizations} organizations, ${lines} million lines, filled in ${filling()}`);
  return lines;
};

/** Forgets what earlier roll-ups told, so that the month is made from nothing again. */
const forget = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    for (const table of ['snapshot', 'band', 'set', 'seat', 'goods', 'share', 'trade'])
      await tx.query(`delete from market_${table}`);
  });

const measure = async (home: Home, engine: EngineName, options: PartOptions): Promise<Figure[]> => {
  const { db } = await openDatabase({
    location:
      home.databaseUrl === null
        ? { kind: 'pglite', directory: join(home.dataDir, 'database') }
        : { kind: 'postgres', url: home.databaseUrl },
    log: collectLog(),
    jobs: [],
  });
  const lines = await fill(db, engine, options.quick ? sizes.quick : sizes[engine], options);
  await forget(db);
  const from = performance.now();
  const work = rollUpBands(db, new Date(`${day}T03:00:00Z`), new AbortController().signal);
  const waits = await readsDuring(db, work);
  const seconds = (performance.now() - from) / 1000;
  const [told] = await db.platformRead((reader) =>
    reader.query<{ count: number }>('select count(*)::int from market_band where low is not null'),
  );
  await db.close();
  const figure = { part: 'market', engine };
  const isServer = engine === 'postgresql';
  const inTime = isServer && lines >= 10 ? { goal: { most: 60 } } : {};
  const soon = isServer ? { goal: { most: 250 } } : {};
  return [
    { ...figure, name: `roll-up of ${lines} million lines`, value: seconds, unit: 's', ...inTime },
    { ...figure, name: 'figures published', value: told?.count ?? 0, unit: '' },
    { ...figure, name: 'reads meanwhile', value: waits.length, unit: '' },
    { ...figure, name: 'a read meanwhile, p99', value: quantile(waits, 0.99), unit: 'ms', ...soon },
    { ...figure, name: 'a read meanwhile, at most', value: Math.max(...waits), unit: 'ms' },
  ];
};

/** What the market band of a month costs, and what whoever reads meanwhile waits. */
export const market: Part = {
  name: 'market',
  summary:
    'the roll-up of a month’s market band (MARKET=100 for a tenth of the organizations; MARKET_DATABASE=URL fills an empty database of PostgreSQL, goes on where it was stopped, and keeps it)',
  run: async (options) => {
    const kept = process.env['MARKET_DATABASE'];
    if (kept !== undefined) return measure({ dataDir: '', databaseUrl: kept }, 'postgresql', options);
    return onEachEngine(options.say, async ({ engine, make }) => measure(await make(), engine, options));
  },
};
