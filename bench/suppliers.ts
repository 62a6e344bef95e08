import { setTimeout as delay } from 'node:timers/promises';
import { openHome } from '../e2e/kill/home.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { headersOf, openServerIntake } from './ingest-http.ts';
import type { Visitor } from './ingest-http.ts';
import { median } from './quantiles.ts';
import { benchSuppliers, fillDirectory } from './supplier-names.ts';
import type { BenchSupplier } from './supplier-names.ts';

const withoutMarks = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const swapped = (name: string): string =>
  `${name.slice(0, 4)}${name[5] ?? ''}${name[4] ?? ''}${name.slice(6)}`;

/** Ways to look for a supplier, the whole name as it is written first: the others are compared with it. */
const ways: Readonly<Record<string, (supplier: BenchSupplier) => string>> = {
  'exact name': ({ name }) => name,
  'without å, ä, ö': ({ name }) => withoutMarks(name),
  'one slip': ({ name }) => swapped(name),
  'first six letters': ({ name }) => name.slice(0, 6),
  'first two letters': ({ name }) => name.slice(0, 2),
  'organisation number': ({ organizationNumber }) => organizationNumber,
};

interface Looked {
  readonly elapsed: number;
  readonly body: string;
}

/** Asks until it is answered: while the directory is read, or on a machine with other work, the server turns some away. */
const look = async (url: string, visitor: Visitor, text: string): Promise<Looked> => {
  const path = `supplier-management/suppliers?limit=20&search=${encodeURIComponent(text)}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/hospitad/${path}`, { headers: headersOf(visitor) });
    const body = await answer.text();
    if (answer.status === 200) return { elapsed: performance.now() - start, body };
    if (answer.status !== 503) throw new Error(`${path} answered ${answer.status} ${body}`);
    await delay(200);
  }
  throw new Error(`${path} was turned away again and again`);
};

/** Milliseconds of each way, asked for in turns over HTTP. */
const measure = async (homes: Homes, count: number, rounds: number): Promise<Map<string, number[]>> => {
  const home = await homes.make();
  const suppliers = benchSuppliers(count);
  const { db, engine } = await openHome(home);
  await fillDirectory(engine, suppliers);
  await db.close();
  const { url, visitors, close } = await openServerIntake(home, 1);
  const [visitor] = visitors;
  if (visitor === undefined) throw new Error('a unit was asked for');
  try {
    const times = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
    for (let round = -5; round < rounds; round += 1) {
      const supplier = suppliers[((round + 5) * 37) % suppliers.length];
      if (supplier === undefined) throw new Error('there are suppliers');
      for (const [way, text] of Object.entries(ways)) {
        const { elapsed, body } = await look(url, visitor, text(supplier));
        if (!way.startsWith('first') && !body.includes(JSON.stringify(supplier.name)))
          throw new Error(`${text(supplier)} did not find ${supplier.name}`);
        if (round >= 0) times.get(way)?.push(elapsed);
      }
    }
    return times;
  } finally {
    await close();
  }
};

/** Searches of 20,000 suppliers over HTTP, against the lookup of a name as it is written. */
export const suppliers: Part = {
  name: 'suppliers',
  summary: 'search among 20,000 suppliers',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const count = quick ? 2_000 : 20_000;
      say(`${homes.engine}: ${count} suppliers`);
      const times = await measure(homes, count, quick ? 5 : 100);
      const figure = { part: 'suppliers', engine: homes.engine };
      const exact = median(times.get('exact name') ?? []);
      return [...times].flatMap(([way, all]): Figure[] => [
        { ...figure, name: `${way}, p50`, value: median(all), unit: 'ms' },
        ...(way === 'exact name'
          ? []
          : [
              {
                ...figure,
                name: `${way} / exact name`,
                value: median(all) / exact,
                unit: 'ratio',
                goal: { most: 3 },
              },
            ]),
      ]);
    }),
};
