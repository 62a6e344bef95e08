import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import type { PaperInvoice } from './builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ReviewDetail } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { checksOf } from '../rules.ts';
import { acceptReview } from './commands-accept.ts';
import { saveReview } from './commands.ts';
import { listLayouts, readReview } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const take = async (said: Partial<PaperInvoice>) => {
  const [document] = await pipeline.take(await buildPaperInvoice({ labels: strangeLabels, ...said }));
  if (document === undefined) throw new Error('nothing arrived');
  return document;
};

const reviewOf = async (documentId: string): Promise<ReviewDetail> => {
  const { db, scope } = pipeline;
  const review = await db.tenantRead(scope.organizationId, (reader) => readReview(reader, scope, documentId));
  if (review instanceof Refused) throw new Error(review.code);
  return review;
};

const accept = ({ documentId, revision }: ReviewDetail, draft: Draft) =>
  acceptReview(
    pipeline,
    pipeline.scope,
    { documentId, revision, actor: pipeline.editor, remember: true, comment: null },
    draft,
  );

const booked = async () => {
  const [row] = await pipeline.rows<{ invoices: number; entries: number }>(
    `select (select count(*)::int from invoice) as invoices, (select count(*)::int from price_alert_entry) as entries`,
  );
  return row;
};

/** The draft as the paper says it. */
const corrected = (draft: Draft, price: string, sum: string): Draft => ({
  ...draft,
  number: '9001',
  supplier: { ...draft.supplier, name: 'Rökeriet Test AB' },
  lines: [
    {
      read: 0,
      name: 'Laxfilé',
      articleNumber: '4711',
      gtin: null,
      quantity: '2.5',
      unit: '',
      price,
      discount: null,
      sum,
      vatRate: '12',
      kind: 'goods',
    },
    {
      read: null,
      name: 'Räkor',
      articleNumber: '4712',
      gtin: null,
      quantity: '4',
      unit: '',
      price: '95.50',
      discount: null,
      sum: '382.00',
      vatRate: '12',
      kind: 'goods',
    },
  ],
});

const paper = (number: string, issueDate: string, price: string): Partial<PaperInvoice> => ({
  number,
  issueDate,
  lines: [
    ['Laxfilé', '4711', '2.5', price],
    ['Räkor', '4712', '4', '95.50'],
  ],
});

test('an unknown layout waits, is corrected once, confirmed once, and then reads and alerts by itself', async () => {
  const first = await take(paper('9001', '2026-10-05', '189.00'));
  expect(first).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain', invoiceId: null });
  expect(await booked()).toEqual({ invoices: 0, entries: 0 });
  const review = await reviewOf(first.id);
  expect(review).toMatchObject({ revision: 1, changed: false, pages: [{ number: 1, recognised: false }] });
  const draft = corrected(review.draft, '189.00', '472.50');
  expect(checksOf(draft).closes).toBe(true);
  const taught = await accept(review, draft);
  expect(taught).toMatchObject({ state: 'monitored', reason: null, layout: { confirmations: 1 } });
  expect(await booked()).toEqual({ invoices: 1, entries: 0 });

  const second = await take(paper('9002', '2026-10-12', '199.00'));
  expect(second).toMatchObject({ state: 'needs-review', reason: 'reading.uncertain' });
  const again = await reviewOf(second.id);
  expect(again.doubts).toEqual(['layout-unconfirmed']);
  expect(again.draft).toMatchObject({ number: '9002', issueDate: '2026-10-12', payable: '985.04' });
  expect(again.draft.lines.map(({ quantity, price, sum }) => [quantity, price, sum])).toEqual([
    ['2.5', '199.00', '497.50'],
    ['4', '95.50', '382.00'],
  ]);
  expect(await booked()).toEqual({ invoices: 1, entries: 0 });
  const confirmed = await accept(again, again.draft);
  expect(confirmed).toMatchObject({ state: 'monitored', layout: { confirmations: 2, trusted: true } });
  expect(await booked()).toEqual({ invoices: 2, entries: 1 });

  const third = await take(paper('9003', '2026-10-19', '209.00'));
  expect(third).toMatchObject({ state: 'monitored', reason: null, format: 'text-pdf' });
  expect(await booked()).toEqual({ invoices: 3, entries: 2 });
  const layouts = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    listLayouts(reader, pipeline.scope),
  );
  expect(layouts).toHaveLength(1);
  expect(layouts[0]?.statements).toContainEqual({
    kind: 'column',
    values: { at: '3', label: 'vågat', role: 'quantity' },
  });
}, 180_000);

test('of two people at once the second is told, and nothing is overwritten', async () => {
  const { id } = await take({ ...paper('77', '2026-10-05', '50.00'), labels: ['A', 'B', 'C', 'D', 'E'] });
  const { revision, draft } = await reviewOf(id);
  const step = { documentId: id, actor: pipeline.editor, revision };
  const saved = await saveReview(pipeline, pipeline.scope, step, { ...draft, number: 'mine' });
  expect(saved).toMatchObject({ revision: revision + 1 });
  const late = await saveReview(pipeline, pipeline.scope, step, { ...draft, number: 'yours' });
  expect(late).toEqual(new Refused('review.changed'));
  const refused = await accept({ ...(await reviewOf(id)), revision }, draft);
  expect(refused).toEqual(new Refused('review.changed'));
  const left = await reviewOf(id);
  expect([left.draft.number, left.changed]).toEqual(['mine', true]);
  const lacking = await accept(left, { ...draft, number: null });
  expect(lacking).toMatchObject({ code: 'review.incomplete', errors: { number: 'required' } });
});
