import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#features/documents/server/builders.ts';
import type { TestPipeline } from '#features/documents/server/builders.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import { findReadings } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const readingOf = async (documentId: string) => {
  const { scope, db } = pipeline;
  const found = await db.tenantRead(scope.organizationId, (reader) =>
    findReadings(reader, scope, [documentId]),
  );
  return found.get(documentId);
};

test('a PDF whose figures prove each other is booked as an e-invoice is', async () => {
  const [document] = await pipeline.take(await buildPaperInvoice());
  expect((await readingOf(document?.id ?? ''))?.doubts).toEqual([]);
  expect(document).toMatchObject({ state: 'monitored', reason: null, format: 'text-pdf' });
});

test('one that nobody can be sure of waits, and books nothing', async () => {
  const [document] = await pipeline.take(await buildPaperInvoice({ number: '7', labels: strangeLabels }));
  expect(document).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain', invoiceId: null });
  const reading = await readingOf(document?.id ?? '');
  expect(reading).toMatchObject({ value: '957.04', currency: 'SEK', revision: 1, tries: 1 });
  expect(reading?.doubts).toContain('columns-unlabelled');
});
