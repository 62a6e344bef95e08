import { setTimeout as delay } from 'node:timers/promises';
import { buildDraft, buildLine, buildSupplier } from '#features/invoices/server/builders.ts';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { openHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import type { Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { uploadTo } from './ingest-http.ts';
import type { Visitor } from './ingest-http.ts';
import { buildUnits } from './ingest-pipeline.ts';
import { alertsHeard } from './live-alerts.ts';
import { quantile } from './quantiles.ts';

const linesEach = 12;
const aSecond = 10;

const fileOf = (number: string, day: string, lines: readonly DraftLine[]): Uint8Array =>
  new TextEncoder().encode(
    writeUbl(buildDraft({ supplier: buildSupplier(1), number, issueDate: day, dueDate: day, lines })),
  );

const lineOf = (article: number, price: string): DraftLine =>
  buildLine({ articleNumber: String(5000 + article), name: `Artikel nr ${article}`, price });

/** Invoices of each article's first price; the last eleven articles fill the later invoices and keep theirs. */
const firstFiles = (count: number): Uint8Array[] =>
  Array.from({ length: Math.ceil((count + linesEach) / linesEach) }, (_, at) =>
    fileOf(
      `F${at}`,
      '2026-09-01',
      Array.from({ length: linesEach }, (__, line) => lineOf(at * linesEach + line, '100.00')),
    ),
  );

const nextFile = (article: number, count: number): Uint8Array => {
  const others = Array.from({ length: linesEach - 1 }, (_, at) => lineOf(count + at, '100.00'));
  return fileOf(`N${article}`, '2026-10-01', [lineOf(article, '112.50'), ...others]);
};

const articleIds = async (
  url: string,
  { token, unitId }: Visitor,
  wanted: number,
): Promise<Map<string, string>> => {
  const ids = new Map<string, string>();
  for (let page = 1; ids.size < wanted && page < 100; page += 1) {
    const answer = await fetch(`${url}/api/hospitad/price-monitoring/articles?limit=200&page=${page}`, {
      headers: { authorization: `Bearer ${token}`, 'x-unit-id': unitId },
    });
    const { data } = (await answer.json()) as { data: { content: { id: string; articleNumber: string }[] } };
    for (const { id, articleNumber } of data.content) ids.set(articleNumber, id);
    if (data.content.length === 0) break;
  }
  return ids;
};

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
    for (const file of firstFiles(count)) await uploadTo(url, visitor, [file]);
    let ids = new Map<string, string>();
    for (let look = 0; look < 200 && ids.size < count + linesEach - 1; look += 1) {
      await delay(100);
      ids = await articleIds(url, visitor, count + linesEach);
    }
    const files = Array.from({ length: count }, (_, article) => nextFile(article, count));
    const begun: number[] = [];
    const uploads: Promise<void>[] = [];
    const start = performance.now();
    for (const [at, file] of files.entries()) {
      await delay(Math.max(0, start + (at * 1000) / aSecond - performance.now()));
      begun.push(performance.now());
      uploads.push(uploadTo(url, visitor, [file]));
    }
    await Promise.all(uploads);
    const idOf = (article: number): string => ids.get(String(5000 + article)) ?? '';
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
