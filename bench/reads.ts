import { Agent, request } from 'node:http';
import { startServer } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { headersOf, openServerIntake } from './ingest-http.ts';
import type { Visitor } from './ingest-http.ts';
import { invoiceStream } from './invoice-stream.ts';
import { quantile } from './quantiles.ts';

/** What somebody who works in the product asks for, once round. */
const paths = [
  'auth/users/me',
  'overview/summary',
  'invoice-management/invoices?limit=50',
  'invoice-management/documents?limit=20',
  'product-management/products?limit=50',
  'price-monitoring/summary',
  'price-monitoring/alerts?limit=50',
  'price-monitoring/articles?limit=50',
  'supplier-management/unit-suppliers',
];

const people = 4;

/** Reads each, before any is timed: what the processes compile at first is not what differs. */
const warmUp = 20;

/** Of so many openings of a screen one is the first in its browser, or the first after a change. */
const opensAnew = 10;

/** One answer: its milliseconds, bytes as they travel, and what to name when it is asked for again. */
interface Read {
  readonly path: string;
  readonly took: number;
  readonly bytes: number;
  readonly tag: string | null;
  /** Whether the caller had it. */
  readonly isKept: boolean;
}

/** How a person asks: each time anew, or as a browser does, which names what it has kept. */
type Manner = 'anew' | 'again';

/** Asks as a browser does, that takes compressed answers, and leaves them as they came. Throws unless it is answered. */
const readOnce = (
  { url, visitor }: Place,
  agent: Agent,
  path: string,
  kept: string | null = null,
): Promise<Read> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = { ...headersOf(visitor), 'accept-encoding': 'gzip, deflate, br, zstd' };
    const headers = kept === null ? asked : { ...asked, 'if-none-match': kept };
    const sent = request(`${url}/api/hospitad/${path}`, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        const isKept = answer.statusCode === 304;
        const tag = answer.headers.etag ?? null;
        if (isKept || answer.statusCode === 200)
          resolve({ path, took: performance.now() - start, bytes, tag, isKept });
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });

/** A server, and whoever is signed in there. */
interface Place {
  readonly url: string;
  readonly visitor: Visitor;
}

const visit = async (place: Place, seconds: number, manner: Manner): Promise<Read[]> => {
  const agent = new Agent({ keepAlive: true });
  const reads: Read[] = [];
  for (let time = 0; time < warmUp; time += 1)
    await Promise.all(paths.map((path) => readOnce(place, agent, path)));
  const until = performance.now() + seconds * 1000;
  const person = async (number: number): Promise<void> => {
    const kept = new Map<string, string>();
    for (let at = number * 2; performance.now() < until; at += 1) {
      const path = paths[at % paths.length] ?? '';
      const isFirst = manner === 'anew' || at % opensAnew === 0;
      const read = await readOnce(place, agent, path, isFirst ? null : kept.get(path));
      if (read.tag !== null) kept.set(path, read.tag);
      reads.push(read);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  agent.destroy();
  return reads;
};

interface Measured {
  /** In the moment when the last invoice has been read. */
  readonly fresh: readonly Read[];
  /** After a start anew, which renews what the planner knows. */
  readonly analysed: readonly Read[];
  /** The same by browsers that keep what they were told. */
  readonly again: readonly Read[];
}

const measure = async (homes: Homes, invoices: number, seconds: number): Promise<Measured> => {
  const home = { ...(await homes.make()), isProduction: true };
  const intake = await openServerIntake(home, 1);
  const [visitor] = intake.visitors;
  if (visitor === undefined) throw new Error('a unit was asked for');
  let fresh: Read[];
  try {
    await intake.take([Array.from({ length: invoices }, invoiceStream(0))]);
    fresh = await visit({ url: intake.url, visitor }, seconds, 'anew');
  } finally {
    await intake.close();
  }
  const { url, end } = await startServer(home);
  try {
    const place = { url, visitor: { ...visitor, token: await signInAt(url, visitor) } };
    const analysed = await visit(place, seconds, 'anew');
    return { fresh, analysed, again: await visit(place, seconds, 'again') };
  } finally {
    await end('SIGTERM');
  }
};

const least = { embedded: 140, postgresql: 320 } as const;
const leastAgain = { embedded: 400, postgresql: 1_000 } as const;

const figuresOf = (
  engine: 'embedded' | 'postgresql',
  { fresh, analysed, again }: Measured,
  seconds: number,
): Figure[] => {
  const figure = { part: 'reads', engine };
  const times = (reads: readonly Read[]): number[] => reads.map(({ took }) => took);
  const middle = (path: string): number => quantile(times(fresh.filter((read) => read.path === path)), 0.5);
  const weights = paths.map((path) =>
    Math.max(...fresh.filter((read) => read.path === path).map(({ bytes }) => bytes)),
  );
  return [
    {
      ...figure,
      name: 'mixed reads, just come',
      value: fresh.length / seconds,
      unit: 'requests/s',
      goal: { least: least[engine] },
    },
    { ...figure, name: 'mixed reads, analysed', value: analysed.length / seconds, unit: 'requests/s' },
    {
      ...figure,
      name: 'just come / analysed',
      value: fresh.length / analysed.length,
      unit: 'ratio',
      goal: { least: 0.8 },
    },
    { ...figure, name: 'mixed reads, p50', value: quantile(times(fresh), 0.5), unit: 'ms' },
    { ...figure, name: 'mixed reads, p99', value: quantile(times(fresh), 0.99), unit: 'ms' },
    {
      ...figure,
      name: 'mixed reads, opened again',
      value: again.length / seconds,
      unit: 'requests/s',
      goal: { least: leastAgain[engine] },
    },
    {
      ...figure,
      name: 'opened again, p99',
      value: quantile(times(again), 0.99),
      unit: 'ms',
      goal: { most: 50 },
    },
    {
      ...figure,
      name: 'opened again, unchanged',
      value: again.filter(({ isKept }) => isKept).length / again.length,
      unit: 'ratio',
    },
    { ...figure, name: 'products, p50', value: middle('product-management/products?limit=50'), unit: 'ms' },
    { ...figure, name: 'alerts, p50', value: middle('price-monitoring/alerts?limit=50'), unit: 'ms' },
    { ...figure, name: 'largest page', value: Math.max(...weights) / 1000, unit: 'kB', goal: { most: 60 } },
  ];
};

/**
 * Reads over HTTP, of four people at once in a unit whose two years of invoices have just come, and after a start anew; there
 * once more by browsers that keep what they were told and ask whether it is still so.
 */
export const reads: Part = {
  name: 'reads',
  summary: 'reads over HTTP, four people at once, of what has just come',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const seconds = quick ? 2 : 15;
      say(`${homes.engine}: ${seconds} seconds, three times`);
      const measured = await measure(homes, quick ? 50 : 750, seconds);
      return figuresOf(homes.engine, measured, seconds);
    }),
};
