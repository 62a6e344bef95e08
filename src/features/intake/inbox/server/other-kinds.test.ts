import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDocument } from '#features/intake/documents/server/commands-review.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import type { ArrivalDetail } from '../contract.ts';
import { invoiceAfterAll, nextStepOf } from '../rules.ts';
import { readArrival } from './queries-detail.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(() => pipeline.close());

const step = (documentId: string) => ({ documentId, actor: pipeline.editor, comment: null });

const done = (answer: ArrivalDetail | Refused<string>): ArrivalDetail => {
  if (answer instanceof Refused) throw new Error(answer.code);
  return answer;
};

const upload = async (file: TestFile) => {
  const [document] = await pipeline.take(file);
  if (document === undefined) throw new Error('one file gives one document');
  return document;
};

describe('a document that is no invoice', () => {
  it('is kept, told by its kind, linked to the invoice that it is about, and booked only when a person says so', async () => {
    const invoice = await upload(await buildPaperInvoice({ number: '70012' }));
    expect(invoice).toMatchObject({ state: 'monitored' });
    const reminder = await upload(
      await buildPaperInvoice({ number: '70012', title: 'Betalningspåminnelse', fileName: 'krav.pdf' }),
    );
    expect(reminder).toMatchObject({ state: 'needs-review', reason: 'kind.reminder', invoiceId: null });
    const { scope, db } = pipeline;
    const read = async () =>
      db.tenantRead(scope.organizationId, (reader) => readArrival(reader, scope, reminder.id));
    const arrival = done(await read());
    expect(arrival.files[0]).toMatchObject({
      about: [{ number: '70012', invoiceId: invoice.invoiceId }],
      value: null,
    });
    expect(nextStepOf(arrival)).toMatchObject({ action: 'settle' });
    expect(invoiceAfterAll(arrival)).toBe(reminder.id);
    expect(await pipeline.rows('select id from invoice where number = $1', ['70012'])).toHaveLength(1);
    await settleDocument(pipeline, scope, step(reminder.id));
    expect(done(await read()).group).toBe('done');
  });

  it('names an invoice that the unit has not', async () => {
    const draft = await upload(await buildPaperInvoice({ number: '70999', title: 'INKASSOKRAV' }));
    const { scope, db } = pipeline;
    const arrival = done(
      await db.tenantRead(scope.organizationId, (reader) => readArrival(reader, scope, draft.id)),
    );
    expect(arrival.files[0]).toMatchObject({
      reason: 'kind.collection',
      about: [{ number: '70999', invoiceId: null }],
    });
  });
});
