import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { findAnything } from '#features/finding/search/server/queries.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { openHome } from '../../e2e/kill/home.ts';
import type { Figure, Part } from '../figure.ts';
import { fillDatabase } from '../growth/rows.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { quantile } from '../quantiles.ts';

/** What people type, key by key. */
const typed = ['artikel nr 137', '2137', '4 944,90', 'leverantör 3', 'leverantör 412', 'nr 99'];

/** Each beginning that the search is asked for. */
const keysOf = (text: string): string[] =>
  Array.from(text, (_, at) => text.slice(0, at + 1)).filter((begun) => begun.trim().length >= 2);

interface Level extends OpenDatabase {
  readonly name: string;
  readonly scope: UnitScope;
}

interface Size {
  /** Of the whole database. */
  readonly lines: number;
  /** Of them, those of the restaurant that searches. */
  readonly own: number;
}

const openLevel = async (homes: Homes, name: string, { lines, own }: Size): Promise<Level> => {
  const opened = await openHome(await homes.make());
  const { db, engine } = opened;
  const made = { db, clock: systemClock, newId: idSource(systemClock) };
  const { organizationId, outlets } = await buildOrganization(made);
  const { unitId } = outlets[0];
  await fillDatabase(engine, { organizationId, unitId }, lines, own);
  return { ...opened, name, scope: mintUnitScope(organizationId, unitId) };
};

/** Milliseconds of every key, in `rounds` rounds after two that are not counted. */
const timesOf = async ({ db, scope }: Level, rounds: number): Promise<number[]> => {
  const asked = { role: 'owner', today: '2026-11-20' } as const;
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1)
    for (const text of typed.flatMap(keysOf)) {
      const start = performance.now();
      await db.tenantRead(scope.organizationId, (reader) => findAnything(reader, scope, asked, text));
      if (round >= 0) times.push(performance.now() - start);
    }
  return times;
};

const sizesOf = (quick: boolean): Readonly<Record<string, Size>> =>
  quick
    ? { '10 k lines': { lines: 10_000, own: 9_000 }, '30 k lines': { lines: 30_000, own: 9_000 } }
    : {
        '1 M lines': { lines: 1_000_000, own: 9_000 },
        '1 M lines, 120 k of them its own': { lines: 1_000_000, own: 120_000 },
        '1 M lines, all its own': { lines: 1_000_000, own: 1_000_000 },
      };

/** What a key in the palette waits for, as a database and as one restaurant's history grow. */
export const palette: Part = {
  name: 'palette',
  summary: 'what each key in the palette waits for, as the database grows',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const figures: Figure[] = [];
      for (const [name, size] of Object.entries(sizesOf(quick))) {
        say(`${homes.engine}: filling a database with ${name}`);
        const level = await openLevel(homes, name, size);
        const times = await timesOf(level, quick ? 2 : 20);
        await level.db.close();
        say(
          `${homes.engine}: ${quantile(times, 0.5).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`,
        );
        const figure = { part: 'palette', engine: homes.engine, unit: 'ms' };
        figures.push(
          { ...figure, name: `a key, ${name}, p50`, value: quantile(times, 0.5) },
          { ...figure, name: `a key, ${name}, p99`, value: quantile(times, 0.99), goal: { most: 100 } },
          { ...figure, name: `a key, ${name}, longest`, value: Math.max(...times) },
        );
      }
      return figures;
    }),
};
