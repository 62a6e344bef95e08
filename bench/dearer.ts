import { setTimeout as delay } from 'node:timers/promises';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { uploadTo } from './ingest-http.ts';
import type { Visitor } from './ingest-http.ts';

const linesEach = 12;

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

/** An invoice on which one article is dearer than before; eleven others are as they were. */
export const dearerFile = (article: number, count: number): Uint8Array => {
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

/** Uploads the first price of so many articles; answers each article's id once all of them are watched. */
export const watchArticles = async (
  url: string,
  visitor: Visitor,
  count: number,
): Promise<(article: number) => string> => {
  for (const file of firstFiles(count)) await uploadTo(url, visitor, [file]);
  let ids = new Map<string, string>();
  for (let look = 0; look < 200 && ids.size < count + linesEach - 1; look += 1) {
    await delay(100);
    ids = await articleIds(url, visitor, count + linesEach);
  }
  return (article) => ids.get(String(5000 + article)) ?? '';
};
