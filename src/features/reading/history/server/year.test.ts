import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import type { HistorySummary } from '../contract.ts';
import { invoiceOf, openTestImports } from './builders.ts';
import type { TestImports } from './builders.ts';

const opened: TestImports[] = [];
const open = async (): Promise<TestImports> => {
  const imports = await openTestImports();
  opened.push(imports);
  return imports;
};
afterEach(async () => {
  for (const { pipeline } of opened.splice(0)) {
    expect(pipeline.complaints).toEqual([]);
    await pipeline.close();
  }
});

/** Three invoices a month of six articles whose prices wander; the same each time. */
const generatedYear = (): TestFile[] => {
  const [steps = []] = fc.sample(
    fc.array(fc.integer({ min: -3, max: 4 }), { minLength: 216, maxLength: 216 }),
    {
      seed: 20_261_120,
      numRuns: 1,
    },
  );
  const prices = [100, 80, 60, 40, 20, 10];
  return Array.from({ length: 36 }, (_, place) => {
    const lines = prices.map((price, article) => {
      const step = steps[place * 6 + article] ?? 0;
      prices[article] = step > 2 ? price + step : step < -2 ? price - 1 : price;
      return [`v${article}`, (prices[article] ?? 0).toFixed(2)] as const;
    });
    const date = `2025-${String(Math.floor(place / 3) + 1).padStart(2, '0')}-${String(1 + (place % 3) * 9).padStart(2, '0')}`;
    return invoiceOf(date, Object.fromEntries(lines));
  });
};

const fingerprint = async (imports: TestImports, summary: HistorySummary): Promise<string> => {
  const entries = await imports.pipeline.rows(
    `select a.article_number, e.invoice_date, e.line_no, e.billed_price::text, e.watched_price::text, e.sum_diff::text, e.status
     from price_alert_entry e
     join unit_article a on a.organization_id = e.organization_id and a.unit_id = e.unit_id and a.id = e.article_id
     order by 1, 2, 3`,
  );
  const told = {
    ...summary,
    articles: summary.articles
      .map(({ articleId: _id, ...article }) => article)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
  return createHash('sha256')
    .update(JSON.stringify([entries, await imports.watched(), told]))
    .digest('hex');
};

test('a year in any order, packed or not, comes to the same as in the order of its dates', async () => {
  const files = generatedYear();
  const ordered = await open();
  const first = await ordered.begin();
  for (const file of files) {
    await ordered.add(first, file);
    await ordered.pipeline.read();
  }
  const inOrder = await ordered.end(first);
  expect(inOrder.told).toBeGreaterThan(20);

  const shuffled = await open();
  const [lot = []] = fc.sample(fc.shuffledSubarray(files, { minLength: 36 }), { seed: 7, numRuns: 1 });
  const packed = buildZip(lot.slice(0, 20).map(({ name, bytes }) => ({ name, data: Buffer.from(bytes) })));
  const second = await shuffled.begin();
  await shuffled.add(second, { name: 'gamla.zip', bytes: packed }, ...lot.slice(20));
  const mixed = await shuffled.end(second);
  expect(await fingerprint(shuffled, mixed)).toBe(await fingerprint(ordered, inOrder));
  expect(await shuffled.detailOf(second)).toMatchObject({ total: 36, done: 36, read: 36 });
}, 120_000);
