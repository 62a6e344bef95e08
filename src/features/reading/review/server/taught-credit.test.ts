import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import type { PaperInvoice } from './builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { Draft } from '../contract-draft.ts';
import { acceptReview } from './commands-accept.ts';
import { readReview } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const take = async (said: Partial<PaperInvoice>) => {
  const [document] = await pipeline.take(await buildPaperInvoice({ labels: strangeLabels, ...said }));
  if (document === undefined) throw new Error('nothing arrived');
  return document;
};

const accept = async (documentId: string, corrected: (draft: Draft) => Draft) => {
  const { db, scope, editor } = pipeline;
  const review = await db.tenantRead(scope.organizationId, (reader) => readReview(reader, scope, documentId));
  if (review instanceof Refused) throw new Error(review.code);
  const step = { documentId, revision: review.revision, actor: editor, remember: true, comment: null };
  return acceptReview(pipeline, scope, step, corrected(review.draft));
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

/** What is booked of a document: its total, its quantities and how many lines are watched. */
const bookedOf = (documentId: string) =>
  pipeline.rows<{ credit: boolean; total: string; quantities: string[]; watched: number }>(
    `select i.credit_note as credit, i.total::text as total, array_agg(l.quantity::text order by l.line_no) as quantities,
       count(*) filter (where l.monitored)::int as watched
     from invoice i join invoice_line l on l.unit_id = i.unit_id and l.invoice_id = i.id
     where i.document_id = $1 group by 1, 2`,
    [documentId],
  );

test('a credit note of a layout that was confirmed twice is booked negative by itself, whichever sign it prints', async () => {
  const first = await take({ number: '9001' });
  await accept(first.id, asPrinted);
  const second = await take({ number: '9002', issueDate: '2026-10-12' });
  expect(await accept(second.id, (draft) => draft)).toMatchObject({ layout: { confirmations: 2 } });

  const credit = { title: 'KREDITFAKTURA', issueDate: '2026-10-19' };
  const positive = await take({ ...credit, number: '9003', lines: [['Laxfilé', '4711', '2', '189.00']] });
  expect(positive).toMatchObject({ state: 'monitored', reason: null });
  const booked = { credit: true, total: '-423.36', watched: 0 };
  expect(await bookedOf(positive.id)).toMatchObject([booked]);
  const negative = await take({ ...credit, number: '9004', lines: [['Laxfilé', '4711', '-2', '189.00']] });
  expect(negative).toMatchObject({ state: 'monitored', reason: null });
  expect(await bookedOf(negative.id)).toMatchObject([booked]);
  for (const { id } of [positive, negative]) expect(Number((await bookedOf(id))[0]?.quantities[0])).toBe(-2);
  // The price is another one, and a credit note moves none.
  const dearer = await take({ ...credit, number: '9005', lines: [['Laxfilé', '4711', '2', '289.00']] });
  expect(dearer).toMatchObject({ state: 'monitored' });
  expect(await pipeline.rows('select from price_alert_entry')).toEqual([]);

  const unclear = await take({ ...credit, title: 'KREDIT', number: '9006' });
  expect(unclear).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain' });
  const mixed = await take({
    ...credit,
    number: '9007',
    lines: [
      ['Laxfilé', '4711', '2', '189.00'],
      ['Räkor', '4712', '-1', '95.50'],
    ],
  });
  expect(mixed).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain' });
}, 180_000);
