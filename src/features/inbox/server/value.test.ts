import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPipeline } from '#features/documents/server/builders.ts';
import type { TestPipeline } from '#features/documents/server/builders.ts';
import { buildPaperInvoice, strangeLabels } from '#features/readings/server/builders.ts';
import { rejectReview } from '#features/review/server/commands.ts';
import { valueOfArrival } from '../rules-value.ts';
import { listArrivals } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const arrivals = async () => {
  const { db, scope } = pipeline;
  const query = { group: 'all', limit: 50, page: 1 } as const;
  const { content } = await db.tenantRead(scope.organizationId, (reader) =>
    listArrivals(reader, scope, query),
  );
  return content;
};

it('shows the amount to pay of pages that wait, as it was read, and none of pages that say none', async () => {
  const paper = await buildPaperInvoice({ labels: strangeLabels, fileName: 'fisk.pdf' });
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Tack för besöket');
  const [document] = await pipeline.take(paper, { name: 'tack.pdf', bytes: await pdf.save() });
  const [first, second] = (await arrivals()).toSorted((a, b) => a.fileName.localeCompare(b.fileName));
  expect(first).toMatchObject({
    group: 'attention',
    fileName: 'fisk.pdf',
    reason: 'reading.uncertain',
    files: [{ state: 'needs-review', invoice: null, value: { amount: '957.04', currency: 'SEK' } }],
  });
  expect(first && valueOfArrival(first)).toEqual({ amount: '957.04', currency: 'SEK', isConfirmed: false });
  expect(second).toMatchObject({ group: 'attention', files: [{ state: 'needs-review', value: null }] });
  const [booked] = await pipeline.rows<{ n: number }>('select count(*)::int as n from invoice');
  expect(booked).toEqual({ n: 0 });

  const step = { documentId: document?.id ?? '', actor: pipeline.editor };
  await rejectReview(pipeline, pipeline.scope, step, { as: 'settled', comment: 'Redan betald' });
  const settled = (await arrivals()).find(({ fileName }) => fileName === 'fisk.pdf');
  expect(settled).toMatchObject({ group: 'done', files: [{ state: 'settled', value: null }] });
}, 60_000);
