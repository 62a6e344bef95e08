import { startServer } from '../../e2e/kill/server-child.ts';
import { signInAt } from '../../e2e/kill/uploader.ts';
import type { Figure, Part } from '../figure.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { openServerIntake } from '../ingest-http.ts';
import { invoiceStream } from '../invoice-stream.ts';
import { quantile } from '../quantiles.ts';
import { paths, visit } from './readers.ts';
import type { Read } from './readers.ts';

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
