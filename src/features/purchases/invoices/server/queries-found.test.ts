import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchWordsOf } from '#core/values/search-words.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { workOf } from '#testing/database/rows-handled.ts';
import { fileOf, invoices } from '#testing/invoices/many-lines.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import { findInvoices } from './queries-found.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(...Array.from({ length: invoices }, (_, at) => fileOf(at)));
  await pipeline.db.vacuum();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

it.each(['33', '2 544,00'])('searches invoices for %s, and reads a few of them', async (text) => {
  const { db, scope } = pipeline;
  const found = { suppliers: [], articles: [], most: 5 };
  const find = (reader: Reader) => findInvoices(reader, scope, searchWordsOf(text), found);
  expect(await db.tenantRead(scope.organizationId, find)).not.toEqual([]);
  const work = await workOf(db, scope.organizationId, find);
  expect(work.rows, work.plans.join('\n\n')).toBeLessThan(3 * invoices);
});
