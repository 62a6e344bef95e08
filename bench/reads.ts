import { openHome } from '../e2e/kill/crash-run.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import type { Figure, Part } from './figure.ts';
import { fillDatabase, measuredLines } from './growth-rows.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { buildUnits } from './ingest-pipeline.ts';
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

const visitors = 4;

const measure = async (homes: Homes, seconds: number): Promise<number[]> => {
  const home = await homes.make();
  const { db, engine } = await openHome(home);
  const [account] = await buildUnits(db, 1);
  if (account === undefined) throw new Error('a unit was asked for');
  await fillDatabase(engine, account, measuredLines);
  await db.close();
  const { url, end } = await startServer(home);
  try {
    const token = await signInAt(url, account);
    const headers = { authorization: `Bearer ${token}`, 'x-unit-id': account.unitId };
    const ask = async (path: string): Promise<number> => {
      const start = performance.now();
      const answer = await fetch(`${url}/api/hospitad/${path}`, { headers });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`);
      return performance.now() - start;
    };
    for (const path of paths) await ask(path);
    const times: number[] = [];
    const until = performance.now() + seconds * 1000;
    const visit = async (visitor: number): Promise<void> => {
      for (let at = visitor * 2; performance.now() < until; at += 1)
        times.push(await ask(paths[at % paths.length] ?? ''));
    };
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
    return times;
  } finally {
    await end('SIGTERM');
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
      const times = await measure(homes, seconds);
      const figure = { part: 'reads', engine: homes.engine };
      return [
        { ...figure, name: 'mixed reads', value: times.length / seconds, unit: 'requests/s' },
        { ...figure, name: 'mixed reads, p50', value: quantile(times, 0.5), unit: 'ms' },
        { ...figure, name: 'mixed reads, p99', value: quantile(times, 0.99), unit: 'ms' },
      ];
    }),
};
