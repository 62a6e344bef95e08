import { setTimeout as delay } from 'node:timers/promises';
import { openHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import { dearerFile, watchArticles } from './dearer.ts';
import type { Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { uploadTo } from './ingest-http.ts';
import { buildUnits } from './ingest-pipeline.ts';
import { alertsHeard } from './live-alerts.ts';
import { quantile } from './quantiles.ts';

const aSecond = 10;

const measure = async (homes: Homes, count: number): Promise<number[]> => {
  const home = await homes.make();
  const opened = await openHome(home);
  const [account] = await buildUnits(opened.db, 1);
  await opened.db.close();
  if (account === undefined) throw new Error('a unit was asked for');
  const { url, end } = await startServer(home);
  try {
    const visitor = { ...account, token: await signInAt(url, account) };
    const heard = await alertsHeard(url, visitor);
    const idOf = await watchArticles(url, visitor, count);
    const files = Array.from({ length: count }, (_, article) => dearerFile(article, count));
    const begun: number[] = [];
    const uploads: Promise<void>[] = [];
    const start = performance.now();
    for (const [at, file] of files.entries()) {
      await delay(Math.max(0, start + (at * 1000) / aSecond - performance.now()));
      begun.push(performance.now());
      uploads.push(uploadTo(url, visitor, [file]));
    }
    await Promise.all(uploads);
    for (let look = 0; look < 300 && !files.every((_, at) => heard.times.has(idOf(at))); look += 1)
      await delay(100);
    heard.close();
    return begun.map((from, at) => (heard.times.get(idOf(at)) ?? Number.POSITIVE_INFINITY) - from);
  } finally {
    await end('SIGTERM');
  }
};

/** From the start of an upload until an open screen hears of the alert. */
export const latency: Part = {
  name: 'latency',
  summary: 'from an upload to its alert on an open screen, at 10 invoices a second',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes) => {
      const count = quick ? 30 : 300;
      say(`${homes.engine}: ${count} invoices`);
      const times = await measure(homes, count);
      const figure = (name: string, value: number) => ({
        part: 'latency',
        engine: homes.engine,
        name,
        value,
        unit: 'ms',
      });
      return [
        figure('upload to alert, p50', quantile(times, 0.5)),
        { ...figure('upload to alert, p95', quantile(times, 0.95)), goal: { most: 2000 } },
        figure('upload to alert, most', Math.max(...times)),
      ];
    }),
};
