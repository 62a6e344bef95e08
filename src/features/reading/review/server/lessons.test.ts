import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ReviewDetail } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import { acceptReview } from './commands-accept.ts';
import { undoLesson } from './commands-layouts.ts';
import { nameKind } from './commands.ts';
import { listLayouts, readReview } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const take = async (number: string): Promise<ReviewDetail> => {
  const { db, scope } = pipeline;
  const [document] = await pipeline.take(await buildPaperInvoice({ labels: strangeLabels, number }));
  const id = document?.id ?? '';
  const review = await db.tenantRead(scope.organizationId, (reader) => readReview(reader, scope, id));
  if (review instanceof Refused) throw new Error(review.code);
  return review;
};

const line = (read: number | null, name: string, articleNumber: string, figures: readonly string[]) => {
  const [quantity = '', price = '', sum = ''] = figures;
  const rest = { gtin: null, unit: '', discount: null, vatRate: '12', kind: 'goods' as const };
  return { read, name, articleNumber, quantity, price, sum, ...rest };
};

const accept = async ({ documentId, revision, draft }: ReviewDetail, number: string) => {
  const whole: Draft = {
    ...draft,
    number,
    supplier: { ...draft.supplier, name: 'Rökeriet Test AB' },
    lines: [
      line(0, 'Laxfilé', '4711', ['2.5', '189.00', '472.50']),
      line(null, 'Räkor', '4712', ['4', '95.50', '382.00']),
    ],
  };
  const step = { documentId, revision, actor: pipeline.editor, remember: true, comment: null };
  const reply = await acceptReview(pipeline, pipeline.scope, step, whole);
  if (reply instanceof Refused) throw new Error(reply.code);
  return reply;
};

test('a lesson is taken back, and with it no more than it taught', async () => {
  const first = await take('9001');
  const taught = await accept(first, '9001');
  const second = await take('9002');
  const again = await accept(second, '9002');
  const layoutId = again.layout?.id ?? '';
  expect([taught.layout?.id, again.layout?.confirmations]).toEqual([layoutId, 2]);
  const undo = (documentId: string) =>
    undoLesson(pipeline, pipeline.scope, { layoutId, documentId, actor: pipeline.editor });

  expect(await undo(first.documentId)).toEqual(new Refused('layout.taught_since'));
  expect(await undo(second.documentId)).toEqual(taught.layout);
  expect(await undo(second.documentId)).toEqual(new Refused('layout.taught_since'));
  expect(await undo(first.documentId)).toBeNull();
  const { organizationId } = pipeline.scope;
  const left = await pipeline.db.tenantRead(organizationId, (reader) => listLayouts(reader, pipeline.scope));
  expect(left).toEqual([]);
  expect(await undo(first.documentId)).toEqual(new Refused('layout.not_exist'));
}, 60_000);

test('a paper is kept under what a person says that it is, and is not booked', async () => {
  const { documentId, revision } = await take('9100');
  const step = { documentId, revision: revision + 7, actor: pipeline.editor };
  expect(await nameKind(pipeline, pipeline.scope, step, 'reminder')).toEqual(new Refused('review.changed'));
  const named = await nameKind(pipeline, pipeline.scope, { ...step, revision }, 'reminder');
  expect(named).toEqual({ state: 'settled', reason: 'kind.reminder' });
  const rows = await pipeline.rows<{ state: string; reason: string; invoice_id: string | null }>(
    `select state, reason, invoice_id from document where id = $1`,
    [documentId],
  );
  expect(rows).toEqual([{ state: 'settled', reason: 'kind.reminder', invoice_id: null }]);
});
