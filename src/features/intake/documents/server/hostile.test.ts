import { afterEach, expect, it } from 'vitest';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import type { ReadOutcome, Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

afterEach(() => pipeline.close());

/** A reader that answers as told for files that begin so, after their `<`, and reads the rest. */
const openWith = async (answers: Readonly<Record<string, () => ReadOutcome | Promise<ReadOutcome>>>) => {
  const asked: string[] = [];
  const read: Sandbox['read'] = async (source) => {
    const bytes = typeof source === 'function' ? await source() : new Uint8Array();
    const start = new TextDecoder().decode(bytes.subarray(1, 20));
    const answer = answers[start];
    if (answer === undefined) return readInvoice(bytes);
    asked.push(start);
    return answer();
  };
  pipeline = await openTestPipeline(({ sandbox }) => ({ sandbox: { ...sandbox, read } }));
  return asked;
};

const file = (content: string): TestFile => ({
  name: `${content}.xml`,
  // As XML begins: what nothing reads would not come to a reader.
  bytes: new TextEncoder().encode(`<${content}`),
});

it('R57 sets a document aside after three tries, and reads the others meanwhile', async () => {
  const asked = await openWith({
    bomb: () => ({ ok: false, reason: 'reader.crashed' }),
    loop: () => ({ ok: false, reason: 'reader.timeout' }),
    huge: () => ({ ok: false, reason: 'reader.output' }),
  });
  const ends = await pipeline.take(file('bomb'), file('loop'), file('huge'), buildInvoice());
  expect(ends.map(({ state, reason }) => [state, reason])).toEqual([
    ['unreadable', 'reader.crashed'],
    ['unreadable', 'reader.timeout'],
    ['unreadable', 'reader.output'],
    ['monitored', null],
  ]);
  expect(asked.toSorted()).toEqual(['bomb', 'bomb', 'bomb', 'huge', 'loop', 'loop', 'loop']);
});

it('ends a document that the database refuses alone, and books the rest of its batch', async () => {
  const good = await readInvoice(buildInvoice().bytes);
  if (!good.ok) throw new Error(good.reason);
  await openWith({
    odd: () => ({ ...good, invoice: { ...good.invoice, number: '9', issueDate: '2026-99-99' } }),
  });
  const [odd, fine] = await pipeline.take(file('odd'), buildInvoice());
  expect(odd).toMatchObject({ state: 'unreadable', reason: 'document.not-bookable' });
  expect(fine).toMatchObject({ state: 'monitored' });
  expect(pipeline.complaints.length).toBeGreaterThan(0);
});

it('leaves documents waiting when the database goes away while they are read', async () => {
  pipeline = await openTestPipeline();
  const [document] = await pipeline.receive(buildInvoice());
  const { db } = pipeline;
  let calls = 0;
  const away: typeof db = {
    ...db,
    tenantTransaction: (organizationId, work) =>
      (calls += 1) === 2
        ? Promise.reject(new DatabaseUnavailable(new Error('cut')))
        : db.tenantTransaction(organizationId, work),
  };
  const { readWaiting } = await import('#features/reading/pipeline/server/commands-read.ts');
  const context = { id: 'job', signal: new AbortController().signal };
  await expect(readWaiting({ ...pipeline, db: away }, pipeline.scope, context)).rejects.toThrow(
    DatabaseUnavailable,
  );
  expect(await pipeline.find(document?.id ?? '')).toMatchObject({ state: 'stored' });
  await pipeline.read();
  expect(await pipeline.find(document?.id ?? '')).toMatchObject({ state: 'monitored' });
});

it('takes a document over from a job that was killed, once its lease is over', async () => {
  pipeline = await openTestPipeline();
  const [document] = await pipeline.receive(buildInvoice());
  await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query("update document set leased_by = 'another', leased_until = $1", [
      new Date(pipeline.clock.now().getTime() + 60_000),
    ]),
  );
  await pipeline.read();
  expect(await pipeline.find(document?.id ?? '')).toMatchObject({ state: 'stored' });
  pipeline.clock.advance(61_000);
  await pipeline.read();
  expect(await pipeline.find(document?.id ?? '')).toMatchObject({ state: 'monitored' });
});

it('names a lost and a changed original instead of reading it (R60)', async () => {
  pipeline = await openTestPipeline(({ storage }) => ({
    storage: { ...storage, get: (sha256) => storage.get(sha256.replace(/^./, 'f').replace(/.$/, '0')) },
  }));
  const [lost] = await pipeline.take(buildInvoice());
  expect(lost).toMatchObject({ state: 'unreadable', reason: 'storage.missing' });
});

it('books naughty texts as they are, and refuses amounts beyond any invoice', async () => {
  pipeline = await openTestPipeline();
  const naughty = [
    "Robert'); drop table invoice;--",
    '<script>alert(1)</script>',
    '=HYPERLINK("http://x")',
    '\u202eetxt.exe',
    '𝕏 👩‍🍳 Z̸̢a̷lgo \ufffd',
    '$1 ${7*7} {{7*7}} %s %00 \\u0000',
    'x'.repeat(5_000),
    '😀'.repeat(400),
    '[]{}"\\',
    '  ',
  ];
  const files = naughty.map((words, at) => {
    const supplier = { ...buildSupplier(900 + at), name: words };
    const lines = [buildLine({ name: words, articleNumber: words, unit: words })];
    return {
      ...buildInvoice({ supplier, number: `${at}: ${words}`, lines, paymentReference: words }),
      name: words,
    };
  });
  const ends = await pipeline.take(...files);
  expect(ends.map(({ state }) => state)).toEqual(naughty.map(() => 'monitored'));
  const lines = await pipeline.rows<{ name: string; number: string }>(
    'select l.name, i.number from invoice_line l join invoice i on i.id = l.invoice_id order by i.search',
  );
  for (const [at, words] of naughty.entries()) {
    const stored = lines.find(({ number }) => number.startsWith(`${at}:`));
    expect(stored?.name).toBe(words.trim().slice(0, 300).toWellFormed());
  }
  const [large] = await pipeline.take(
    buildInvoice({ supplier: buildSupplier(990), lines: [buildLine({ price: '99999999999999999999' })] }),
  );
  expect(large).toMatchObject({ state: 'unreadable', reason: 'invoice.amount-invalid' });
});

it('writes an invoice of thousands of lines in parts, all or nothing', async () => {
  pipeline = await openTestPipeline();
  const lines = Array.from({ length: 4_100 }, (_, at) => buildLine({ articleNumber: String(at) }));
  for (const [number, price] of [
    ['1', '189.00'],
    ['2', '199.00'],
  ] as const) {
    const priced = lines.map((line) => ({ ...line, price }));
    const [document] = await pipeline.take(buildInvoice({ number, lines: priced }));
    expect(document).toMatchObject({ state: 'monitored' });
  }
  const [counts] = await pipeline.rows(
    `select (select count(*)::int from invoice_line) as lines, (select count(*)::int from unit_article) as articles,
       (select count(*)::int from price_alert_entry) as entries`,
  );
  expect(counts).toEqual({ lines: 8_200, articles: 4_100, entries: 4_100 });
});

it('fetches a large document when its turn has come, and not before', async () => {
  const fetched: string[] = [];
  const before: number[] = [];
  const large = { ...file('large'), bytes: Buffer.alloc(2 * 1024 * 1024, '<large') };
  pipeline = await openTestPipeline(({ sandbox, storage }) => ({
    storage: {
      ...storage,
      get: (sha256, options) => {
        fetched.push(sha256);
        return storage.get(sha256, options);
      },
    },
    sandbox: {
      ...sandbox,
      read: async (source, options) => {
        before.push(fetched.length);
        return sandbox.read(source, options);
      },
    },
  }));
  const [end] = await pipeline.take(large);
  expect(end).toMatchObject({ state: 'unreadable' });
  expect([before, fetched.length]).toEqual([[0], 1]);
});
