import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { reopenDocument, settleDocument } from '#features/intake/documents/server/commands-review.ts';
import { openMailPipeline } from '#features/intake/mail/server/builders.ts';
import type { MailPipeline } from '#features/intake/mail/server/builders.ts';
import { listSenders } from '#features/intake/mail/server/queries.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { ArrivalDetail } from '../contract.ts';
import { acceptArrival, rejectArrival } from './commands-accept.ts';
import { deleteDocument, restoreDocument } from './commands-delete.ts';
import { countArrivals } from './queries.ts';

let pipeline: MailPipeline;
let suppliers = 7_000;

beforeAll(async () => {
  pipeline = await openMailPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newInvoice = (changes: Parameters<typeof buildInvoice>[0] = {}): TestFile =>
  buildInvoice({ supplier: buildSupplier((suppliers += 1)), ...changes });

const step = (documentId: string, comment: string | null = null) => ({
  documentId,
  actor: pipeline.editor,
  comment,
});

const done = (answer: ArrivalDetail | Refused<string>): ArrivalDetail => {
  if (answer instanceof Refused) throw new Error(answer.code);
  return answer;
};

type Remember = 'no' | 'supplier' | 'forwarder';

const accept = (id: string, remember: Remember = 'no') =>
  acceptArrival(pipeline, pipeline.scope, { ...step(id), remember });

const reject = (id: string, block = false) =>
  rejectArrival(pipeline, pipeline.scope, { ...step(id, 'Bluff'), block });

const remove = (id: string) => deleteDocument(pipeline, pipeline.scope, step(id, 'Fel krog'));

const restore = (documentId: string) =>
  restoreDocument(pipeline, pipeline.scope, { documentId, actor: pipeline.editor });

const upload = async (file: TestFile) => {
  pipeline.clock.advance(1_000);
  const [document] = await pipeline.take(file);
  if (document === undefined) throw new Error('one file gives one document');
  return document;
};

const statesIn = async (rootId: string) => (await pipeline.inside(rootId)).map(({ state }) => state);

const audited = (subject: string) =>
  pipeline.rows<{ action: string; detail: object }>(
    'select action, detail from audit_entry where subject_id = $1 order by at',
    [subject],
  );

const senders = () =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (r) => listSenders(r, pipeline.scope));

describe('accepting what waits because of its sender', () => {
  it('books it as an upload, and nothing of the sender is remembered unless asked', async () => {
    const { id } = await pipeline.mail({ files: [newInvoice(), newInvoice({ number: '1002' })] });
    const answer = done(await accept(id));
    expect(answer).toMatchObject({ group: 'underway', accepted: { by: expect.any(String) } });
    await pipeline.read();
    expect(await statesIn(id)).toEqual(['monitored', 'monitored']);
    expect(await audited(id)).toMatchObject([{ action: 'arrival.accept', detail: { remember: 'no' } }]);
    const next = await pipeline.mail({ files: [newInvoice()] });
    expect(next.files).toMatchObject([{ state: 'quarantined', reason: 'sender.unknown' }]);
    expect(await senders()).toEqual([]);
  });

  it('remembers the supplier, and lets what waited from the sender and passes then be read', async () => {
    const from = 'Bageriet <faktura@bageriet.example>';
    const supplier = buildSupplier((suppliers += 1));
    const first = await pipeline.mail({ from, files: [buildInvoice({ supplier, number: '1' })] });
    const same = await pipeline.mail({ from, files: [buildInvoice({ supplier, number: '2' })] });
    const other = await pipeline.mail({ from, files: [newInvoice()] });
    const forged = await pipeline.mail({
      from,
      files: [buildInvoice({ supplier, number: '3' })],
      isForged: true,
    });
    done(await accept(first.id, 'supplier'));
    await pipeline.read();
    expect(await statesIn(first.id)).toEqual(['monitored']);
    expect(await statesIn(same.id)).toEqual(['monitored']);
    expect(await pipeline.inside(other.id)).toMatchObject([
      { state: 'quarantined', reason: 'sender.other-supplier' },
    ]);
    expect(await pipeline.inside(forged.id)).toMatchObject([
      { state: 'quarantined', reason: 'sender.unverified' },
    ]);
    expect(await senders()).toMatchObject([
      { name: 'bageriet.example', standing: 'supplier', supplier: { displayName: supplier.name }, mails: 3 },
    ]);
  });

  it('remembers nothing of a sender that is not proven, nor a supplier that nothing names', async () => {
    const forged = await pipeline.mail({ files: [newInvoice()], isForged: true });
    expect(await accept(forged.id, 'supplier')).toEqual(new Refused('sender.not_verified'));
    expect(await accept(forged.id, 'forwarder')).toEqual(new Refused('sender.not_verified'));
    expect(await pipeline.inside(forged.id)).toMatchObject([{ state: 'quarantined' }]);
    done(await accept(forged.id));
    await pipeline.read();
    expect(await statesIn(forged.id)).toEqual(['monitored']);
    expect(await accept(forged.id)).toEqual(new Refused('document.not_acceptable'));
    expect(await accept(randomUUID())).toEqual(new Refused('document.not_exist'));
  });

  it('accepts one of two mails of the same bytes once, and the other stands behind it', async () => {
    const file = newInvoice();
    const one = await pipeline.mail({ files: [file], isForged: true });
    const two = await pipeline.mail({ files: [file], isForged: true });
    done(await accept(one.id));
    done(await accept(two.id));
    await pipeline.read();
    expect((await Promise.all([one, two].map(({ id }) => statesIn(id)))).flat().toSorted()).toEqual([
      'duplicate',
      'monitored',
    ]);
  });
});

describe('rejecting', () => {
  it('deletes all of the mail with its comment, and keeps a blocked sender out from then on', async () => {
    const from = 'Skurk <skurk@gmail.com>';
    const { id } = await pipeline.mail({ from, files: [newInvoice()] });
    const answer = done(await reject(id, true));
    expect(answer).toMatchObject({
      group: 'deleted',
      deleted: { reason: 'rejected', comment: 'Bluff', by: expect.any(String) },
      files: [{ state: 'deleted', deleted: { reason: 'rejected' } }],
    });
    const next = await pipeline.mail({ from, files: [newInvoice()] });
    expect(await pipeline.find(next.id)).toMatchObject({ state: 'deleted', reason: 'sender.blocked' });
    done(await restore(next.id));
    await pipeline.read();
    expect(await pipeline.inside(next.id)).toMatchObject([
      { state: 'quarantined', reason: 'sender.blocked' },
    ]);
    expect(await reject(id)).toEqual(new Refused('document.not_rejectable'));
  });

  it('lets the same bytes from a person in afterwards', async () => {
    const file = newInvoice();
    const { id } = await pipeline.mail({ files: [file], isForged: true });
    done(await reject(id));
    expect(await upload(file)).toMatchObject({ state: 'monitored' });
  });
});

describe('deleting', () => {
  it('R32 leaves the books as if the invoice had never come, and restoring books it again', async () => {
    const supplier = buildSupplier((suppliers += 1));
    const priced = (number: string, price: string, issueDate: string) =>
      buildInvoice({
        supplier,
        number,
        issueDate,
        lines: [buildLine({ price }), buildLine({ articleNumber: number })],
      });
    await upload(priced('1', '100.00', '2026-09-01'));
    await upload(priced('3', '110.00', '2026-09-08'));
    const before = await pipeline.books();
    const late = await upload(priced('2', '150.00', '2026-09-08'));
    const after = await pipeline.books();
    expect(after).not.toBe(before);
    const answer = done(await remove(late.id));
    expect(answer).toMatchObject({
      state: 'deleted',
      deleted: { by: expect.any(String), comment: 'Fel krog', reason: null },
      actions: ['restore'],
    });
    expect(await pipeline.books()).toBe(before);
    expect(await remove(late.id)).toEqual(new Refused('document.not_deletable'));
    expect(await audited(late.id)).toMatchObject([{ action: 'document.delete' }]);
    done(await restore(late.id));
    await pipeline.read();
    expect(await pipeline.find(late.id)).toMatchObject({ state: 'monitored' });
    const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
    expect((await pipeline.books()).replace(ids, '').length).toBe(after.replace(ids, '').length);
  });

  it('hands the invoice to the same bytes that stand behind it, and reads a twin in its place', async () => {
    const file = newInvoice();
    const first = await upload(file);
    const copy = await upload({ ...file, name: 'kopia.xml' });
    const third = await upload({ ...file, name: 'tredje.xml' });
    const twin = await upload({
      name: 'tvilling.xml',
      bytes: Buffer.concat([file.bytes, Buffer.from('\n')]),
    });
    expect([copy, third, twin].map(({ state }) => state)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    done(await remove(first.id));
    expect(await pipeline.find(copy.id)).toMatchObject({ state: 'monitored', invoiceId: first.invoiceId });
    expect(await pipeline.find(third.id)).toMatchObject({ state: 'duplicate', duplicateOf: copy.id });
    done(await remove(copy.id));
    done(await remove(third.id));
    await pipeline.read();
    expect(await pipeline.find(twin.id)).toMatchObject({ state: 'monitored', duplicateOf: null });
    const [count] = await pipeline.rows<{ n: number }>(
      'select count(*)::int as n from invoice where document_id = $1',
      [twin.id],
    );
    expect(count?.n).toBe(1);
    done(await restore(first.id));
    await pipeline.read();
    expect(await pipeline.find(first.id)).toMatchObject({ state: 'duplicate', reason: 'duplicate.invoice' });
  });

  it('R36 does not hand a booked invoice to a forged mail that stood behind it', async () => {
    const file = newInvoice();
    const genuine = await upload(file);
    const forged = await pipeline.mail({ files: [file], isForged: true });
    expect(await statesIn(forged.id)).toEqual(['duplicate']);
    const before = await pipeline.rows('select id from invoice where id = $1', [genuine.invoiceId]);
    done(await remove(genuine.id));
    await pipeline.read();
    expect(await statesIn(forged.id)).toEqual(['quarantined']);
    expect(before).toHaveLength(1);
    expect(await pipeline.rows('select id from invoice where id = $1', [genuine.invoiceId])).toEqual([]);
  });

  it('takes a whole mail with all that it brought, and gives it back', async () => {
    const { id } = await pipeline.mail({ files: [newInvoice()], isForged: true });
    done(await accept(id));
    await pipeline.read();
    done(await remove(id));
    expect(await statesIn(id)).toEqual(['deleted']);
    expect(done(await restore(id))).toMatchObject({ state: 'expanded', group: 'underway' });
    await pipeline.read();
    expect(await statesIn(id)).toEqual(['monitored']);
  });
});

it('R32 settles all of a mail that gave no invoice, keeps what waits for its sender, and takes it back', async () => {
  const broken = [1, 2].map((no) => ({
    name: `${no}.xml`,
    bytes: new TextEncoder().encode(`<Invoice${no}>`),
  }));
  const { id } = await pipeline.mail({ files: [...broken, newInvoice()] });
  const [first] = await pipeline.inside(id);
  const act = (what: typeof settleDocument | typeof reopenDocument, documentId: string) =>
    what(pipeline, pipeline.scope, { documentId, actor: pipeline.editor });
  const before = ['quarantined', 'unreadable', 'unreadable'];
  expect((await statesIn(id)).toSorted()).toEqual(before);
  await act(settleDocument, first?.id ?? '');
  pipeline.clock.advance(1_000);
  await act(settleDocument, id);
  expect((await statesIn(id)).toSorted()).toEqual(['quarantined', 'settled', 'settled']);
  expect(await act(settleDocument, id)).toEqual(new Refused('document.not_settleable'));
  await act(reopenDocument, id);
  expect((await statesIn(id)).toSorted()).toEqual(['quarantined', 'settled', 'unreadable']);
  await act(reopenDocument, id);
  expect((await statesIn(id)).toSorted()).toEqual(before);
});

it('counts each arrival that needs a person once', async () => {
  const counted = () =>
    pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) => countArrivals(reader, pipeline.scope));
  const { attention } = await counted();
  const { id } = await pipeline.mail({ files: [newInvoice(), newInvoice({ number: '2' })] });
  expect(await counted()).toEqual({ attention: attention + 1, underway: 0 });
  done(await reject(id));
  expect((await counted()).attention).toBe(attention);
});
