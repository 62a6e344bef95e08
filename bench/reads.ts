import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { headersOf, openServerIntake } from './ingest-http.ts';
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

const measure = async (homes: Homes, invoices: number, seconds: number): Promise<number[]> => {
  const { url, visitors, take, close } = await openServerIntake(await homes.make(), 1);
  const [visitor] = visitors;
  if (visitor === undefined) throw new Error('a unit was asked for');
  try {
    await take([Array.from({ length: invoices }, invoiceStream(0))]);
    const ask = async (path: string): Promise<number> => {
      const start = performance.now();
      const answer = await fetch(`${url}/api/hospitad/${path}`, { headers: headersOf(visitor) });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`);
      return performance.now() - start;
    };
    for (const path of paths) await ask(path);
    const times: number[] = [];
    const until = performance.now() + seconds * 1000;
    const visit = async (person: number): Promise<void> => {
      for (let at = person * 2; performance.now() < until; at += 1)
        times.push(await ask(paths[at % paths.length] ?? ''));
    };
    await Promise.all(Array.from({ length: people }, (_, person) => visit(person)));
    return times;
  } finally {
    await close();
  }
};

/** Reads over HTTP, of four people at once in a unit with two years of invoices. */
export const reads: Part = {
  name: 'reads',
  summary: 'reads over HTTP, four people at once',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const seconds = quick ? 2 : 15;
      say(`${homes.engine}: ${seconds} seconds`);
      const times = await measure(homes, quick ? 50 : 750, seconds);
      const figure = { part: 'reads', engine: homes.engine };
      return [
        { ...figure, name: 'mixed reads', value: times.length / seconds, unit: 'requests/s' },
        { ...figure, name: 'mixed reads, p50', value: quantile(times, 0.5), unit: 'ms' },
        { ...figure, name: 'mixed reads, p99', value: quantile(times, 0.99), unit: 'ms' },
      ];
    }),
};
