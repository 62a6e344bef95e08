import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { rereadHandler } from '#features/reading/review/server/commands-reread.ts';
import { buildPaperInvoice, strangeLabels } from '#features/reading/review/server/builders.ts';
import type { PaperInvoice } from '#features/reading/review/server/builders.ts';
import { rereadWaiting } from '#features/reading/review/server/commands-queue.ts';
import { sheetRole } from '#features/reading/review/contract-draft.ts';
import type { Draft } from '#features/reading/review/contract-draft.ts';
import { acceptReview } from '#features/reading/review/server/commands-accept.ts';
import { mapSheet } from '#features/reading/review/server/commands-sheet.ts';
import { saveReview } from '#features/reading/review/server/commands.ts';
import { readReview } from '#features/reading/review/server/queries.ts';
import { Refused } from '#platform/wire/refused.ts';

let pipeline: TestPipeline;
beforeEach(async () => (pipeline = await openTestPipeline()));
afterEach(() => pipeline.close());

/** Receives a document of the layout that nobody knows, a minute after the one before it. */
const take = async (said: Partial<PaperInvoice>): Promise<string> => {
  pipeline.clock.advance(60_000);
  const [document] = await pipeline.take(await buildPaperInvoice({ labels: strangeLabels, ...said }));
  if (document === undefined) throw new Error('nothing arrived');
  expect(document.state).toBe('needs-review');
  return document.id;
};

const reviewOf = async (documentId: string) => {
  const { db, scope } = pipeline;
  const review = await db.tenantRead(scope.organizationId, (reader) => readReview(reader, scope, documentId));
  if (review instanceof Refused) throw new Error(review.code);
  return review;
};

const accept = async (documentId: string, corrected: (draft: Draft) => Draft = (draft) => draft) => {
  pipeline.clock.advance(60_000);
  const { revision, draft } = await reviewOf(documentId);
  const step = { documentId, revision, actor: pipeline.editor, remember: true, comment: null };
  return acceptReview(pipeline, pipeline.scope, step, corrected(draft));
};

/** Does what the jobs do that were stored: how many there were. */
const runJobs = async (): Promise<number> => {
  pipeline.clock.advance(60_000);
  const jobs = await pipeline.queue.boss.fetch(rereadWaiting.name, { batchSize: 10 });
  for (const { id, data } of jobs)
    await rereadHandler(pipeline).run(data, { id, signal: new AbortController().signal });
  await pipeline.read();
  return jobs.length;
};

const line = (read: number | null, name: string, articleNumber: string, figures: readonly string[]) => {
  const [quantity = '', price = '', sum = ''] = figures;
  const rest = { gtin: null, unit: '', discount: null, vatRate: '12', kind: 'goods' as const };
  return { read, name, articleNumber, quantity, price, sum, ...rest };
};

const asPrinted = (draft: Draft): Draft => ({
  ...draft,
  number: '9001',
  supplier: { ...draft.supplier, name: 'Rökeriet Test AB' },
  lines: [
    line(0, 'Laxfilé', '4711', ['2.5', '189.00', '472.50']),
    line(null, 'Räkor', '4712', ['4', '95.50', '382.00']),
  ],
});

test('what waits is read again by a layout that was just taught, and booked once it is confirmed', async () => {
  const first = await take({ number: '9001' });
  const second = await take({ number: '9002', issueDate: '2026-10-12' });
  const third = await take({ number: '9003', issueDate: '2026-10-19' });
  const begun = await take({ number: '9004', issueDate: '2026-10-20' });
  const other = await take({ number: '9005', labels: ['A', 'B', 'C', 'D', 'E'] });
  const { revision, draft } = await reviewOf(begun);
  const step = { documentId: begun, actor: pipeline.editor, revision };
  await saveReview(pipeline, pipeline.scope, step, { ...draft, number: 'mine' });
  const before = await reviewOf(other);

  await accept(first, asPrinted);
  expect(await runJobs()).toBe(1);
  for (const id of [second, third]) {
    const review = await reviewOf(id);
    expect(review).toMatchObject({ state: 'needs-review', doubts: ['layout-unconfirmed'] });
    expect(review.draft.lines).toHaveLength(2);
  }
  await accept(second);
  expect(await runJobs()).toBe(1);
  expect(await pipeline.find(third)).toMatchObject({ state: 'monitored', reason: null });
  // A person has begun with one, and another is of a layout that nobody has taught.
  expect(await reviewOf(begun)).toMatchObject({
    state: 'needs-review',
    changed: true,
    draft: { number: 'mine' },
  });
  expect(await reviewOf(other)).toEqual(before);

  const [job] = await pipeline.rows<{ id: string }>('select id from reading_layout');
  const again = { organizationId: pipeline.scope.organizationId, layoutId: job?.id, after: null };
  const invoices = await pipeline.rows('select id from invoice');
  const revisions = await pipeline.rows('select document_id, revision from document_reading order by 1');
  await rereadHandler(pipeline).run(again, { id: 'again', signal: new AbortController().signal });
  await pipeline.read();
  expect(await pipeline.rows('select id from invoice')).toEqual(invoices);
  expect(await pipeline.rows('select document_id, revision from document_reading order by 1')).toEqual(
    revisions,
  );
}, 180_000);

test('a person who has one open is told when the machine was first', async () => {
  const first = await take({ number: '9001' });
  const second = await take({ number: '9002', issueDate: '2026-10-12' });
  const { revision, draft } = await reviewOf(second);
  await accept(first, asPrinted);
  await runJobs();
  const step = { documentId: second, actor: pipeline.editor, revision };
  const late = await saveReview(pipeline, pipeline.scope, step, { ...draft, number: 'mine' });
  expect(late).toEqual(new Refused('review.changed'));
}, 180_000);

const csv = (name: string, numbers: readonly string[]) => ({
  name,
  bytes: new TextEncoder().encode(
    [
      'Fakturanr;Fakturadatum;Artikelnr;Benämning;Antal;Enhet;À-pris;Belopp;Valuta;Leverantör',
      ...numbers.map(
        (number) => `${number};2026-10-05;1001;Laxfilé;2,450;kg;189,00;463,05;SEK;Norrskär Grossist AB`,
      ),
    ].join('\n'),
  ),
});

test('table files of one head are read once somebody has said what its columns mean', async () => {
  const [file, next] = await pipeline.take(csv('första.csv', ['1', '2']), csv('nästa.csv', ['3']));
  const [documentId, waiting] = [file?.id ?? '', next?.id ?? ''];
  expect(next).toMatchObject({ state: 'needs-review', reason: 'reading.columns-unknown' });
  const { revision, sheet } = await reviewOf(documentId);
  const columns = (sheet?.mapping?.columns ?? []).map((role) => sheetRole.parse(role));
  const mapping = {
    columns,
    hasHead: true,
    decimalMark: ',' as const,
    dateOrder: 'day-first' as const,
    supplier: null,
    currency: null,
  };
  pipeline.clock.advance(60_000);
  const step = { documentId, actor: pipeline.editor, revision };
  expect(await mapSheet(pipeline, pipeline.scope, step, mapping)).toMatchObject({ state: 'stored' });
  expect(await runJobs()).toBe(1);
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'expanded' });
  expect(await pipeline.find(waiting)).toMatchObject({ state: 'monitored', reason: null, format: 'csv' });
}, 180_000);
