import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { readDocumentsHandler } from '#features/reading/pipeline/server/commands-read.ts';
import { receiveDocuments } from './commands-receive.ts';
import { enqueueReading } from './commands-queue.ts';
import { listDocuments } from './queries.ts';

let pipeline: TestPipeline;
let suppliers = 200;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newSupplier = () => buildSupplier((suppliers += 1));

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const childrenOf = (parentId: string | undefined) =>
  pipeline.rows<{ name: string; state: string; reason: string | null }>(
    'select file_name as name, state, reason from document where parent_id = $1 order by file_name',
    [parentId],
  );

it('R32 every document that waits for a time of its own has a job at that time', async () => {
  const { db, scope } = pipeline;
  const start = Date.parse('2027-01-01T10:00:00Z');
  const waits = [601, 6, 7, 31].map((seconds) => new Date(start + seconds * 1_000));
  await db.tenantTransaction(scope.organizationId, async (tx) => {
    for (const at of waits) await enqueueReading(tx, scope, at);
  });
  const jobs = await pipeline.rows<{ at: Date }>(
    'select start_after as at from pgboss.job where start_after > $1 order by 1',
    [new Date(start)],
  );
  expect(jobs.map(({ at }) => (at.getTime() - start) / 1_000)).toEqual([10, 35, 605]);
});

it('R39 fetches nothing into memory that no reader takes', async () => {
  const [large] = await pipeline.receive(buildInvoice({ supplier: newSupplier() }));
  await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query('update document set size = $2 where id = $1', [large?.id, maxFileBytes + 1]),
  );
  await pipeline.read();
  expect(await pipeline.find(large?.id ?? '')).toMatchObject({
    state: 'unreadable',
    reason: 'reader.too-large',
  });
});

describe('arrival', () => {
  it('R31 keeps the same bytes once, though five arrive at the same time', async () => {
    const file = buildInvoice({ supplier: newSupplier() });
    const received = (await Promise.all(Array.from({ length: 5 }, () => pipeline.receive(file)))).flat();
    const [first, ...others] = received.toSorted(
      (a, b) => (a.state === 'duplicate' ? 1 : 0) - (b.state === 'duplicate' ? 1 : 0),
    );
    expect(first).toMatchObject({ state: 'stored', duplicateOf: null });
    expect(others).toHaveLength(4);
    for (const other of others) {
      expect(other).toMatchObject({ state: 'duplicate', reason: 'duplicate.bytes', duplicateOf: first?.id });
    }
    await pipeline.read();
    const [count] = await pipeline.rows<{ invoices: number }>(
      'select count(*)::int as invoices from invoice where document_id = $1',
      [first?.id],
    );
    expect(count?.invoices).toBe(1);
  });

  it('keeps an empty file as unreadable, each of them', async () => {
    const empty = { name: 'tom.pdf', bytes: new Uint8Array() };
    for (const document of await pipeline.take(empty, empty)) {
      expect(document).toMatchObject({ state: 'unreadable', reason: 'file.empty', size: 0 });
    }
  });

  it('refuses a file that the door cut off, and leaves nothing of the request', async () => {
    const counted = () => pipeline.rows<{ count: number }>('select count(*)::int as count from document');
    const before = await counted();
    const cut = Object.assign(Readable.from([text('half of it')]), { truncated: true });
    const files = [
      { fileName: 'hel.xml', contentType: 'application/xml', stream: text('<whole/>') },
      { fileName: 'stor.xml', contentType: 'application/xml', stream: cut },
    ];
    const door = { channel: 'upload', actor: pipeline.editor } as const;
    expect(await receiveDocuments(pipeline, pipeline.scope, door, files)).toEqual(
      new Refused('upload.file_too_large'),
    );
    expect(await receiveDocuments(pipeline, pipeline.scope, door, [])).toEqual(new Refused('upload.no_file'));
    const full = {
      ...pipeline,
      storage: { ...pipeline.storage, put: () => Promise.reject(new StorageFull('full')) },
    };
    expect(await receiveDocuments(full, pipeline.scope, door, files)).toEqual(new Refused('storage.full'));
    expect(await counted()).toEqual(before);
  });

  it('shows who sent it, newest first, by state', async () => {
    pipeline.clock.advance(1000);
    const [document] = await pipeline.receive({ name: 'sist.xml', bytes: text('<who knows') });
    const page = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      listDocuments(reader, pipeline.scope, { page: 1, limit: 1, states: 'stored,read' }),
    );
    expect(page).toEqual({ content: [document], total: 1 });
    expect(document?.receivedBy).toBe('Astrid Öhrnström');
    await pipeline.read();
  });

  it('tells at once of what nothing reads, by its first bytes and its name', async () => {
    const files = [
      { name: 'sist.bin', bytes: text('nobody knows') },
      { name: 'sist.csv', bytes: text('who knows; perhaps') },
      { name: 'sist', bytes: text('From: a@b.c\r\nTo: d@e.f\r\nSubject: g\r\n\r\nh') },
      { name: 'sist.pdf', bytes: text(`${' '.repeat(1000)}x%PDF-1.7`) },
      { name: 'sist.zip', bytes: text('PK\u0003\u0004') },
      { name: 'lång.bin', bytes: text('nobody knows '.repeat(20_000)) },
    ];
    const told = await pipeline.receive(...files);
    expect(told.map(({ state, reason }) => [state, reason])).toEqual([
      ['unreadable', 'file.type-unknown'],
      ['stored', null],
      ['stored', null],
      ['stored', null],
      ['stored', null],
      ['unreadable', 'file.type-unknown'],
    ]);
    await pipeline.read();
  });

  it('becomes monitored through the job, and tells the open screens', async () => {
    const opened = await openTestPipeline();
    const told: string[] = [];
    await opened.db.listen('live', (notice) => void told.push(notice));
    await startJobs(opened.queue, [readDocumentsHandler(opened)], { warn: () => undefined });
    const [document] = await opened.receive(buildInvoice());
    await expect
      .poll(async () => (await opened.find(document?.id ?? '')).state, { timeout: 10_000 })
      .toBe('monitored');
    const facts = () =>
      opened.db.platformRead((reader) =>
        reader.query<{ event: unknown }>(
          'select event from live_fact where audience = $1 order by position',
          [opened.scope.unitId],
        ),
      );
    await expect
      .poll(async () => (await facts()).map(({ event }) => event))
      .toMatchObject([
        { type: 'document', documentId: document?.id, state: 'stored' },
        { type: 'document', documentId: document?.id, state: 'monitored' },
        { type: 'invoice' },
      ]);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await opened.close();
  });
});

describe('an archive', () => {
  it('gives each file as a document of its own, and each refused one with its reason (R32, R38)', async () => {
    const good = buildInvoice({ supplier: newSupplier() });
    const zip = buildZip([
      { name: 'a/god.xml', data: Buffer.from(good.bytes) },
      { name: 'a/god igen.xml', data: Buffer.from(good.bytes) },
      { name: 'bild.png', data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) },
      { name: 'tom.xml', data: '' },
      { name: '../ut.xml', data: '<a/>' },
      { name: 'inuti.zip', data: buildZip([{ name: 'x.xml', data: '<x/>' }]) },
      { name: '__MACOSX/._god.xml', data: 'leftover' },
    ]);
    const [archive] = await pipeline.take({ name: 'oktober.zip', bytes: zip });
    expect(archive).toMatchObject({ state: 'expanded', reason: 'archive.entries-refused' });
    await pipeline.read();
    const ends = await childrenOf(archive?.id);
    // Of two equal files in one archive, either may be the first.
    const twins = ends.filter(({ name }) => name.startsWith('a/'));
    expect(twins.map(({ state }) => state).toSorted()).toEqual(['duplicate', 'monitored']);
    expect(ends.filter((end) => !twins.includes(end)).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      [
        { name: '../ut.xml', state: 'unreadable', reason: 'archive.unsafe-name' },
        { name: 'bild.png', state: 'unreadable', reason: 'picture.broken' },
        { name: 'inuti.zip', state: 'unreadable', reason: 'archive.nested' },
        { name: 'tom.xml', state: 'unreadable', reason: 'file.empty' },
      ],
    );
  });

  it('adds nothing when it is expanded again', async () => {
    const zip = buildZip([
      { name: 'ny.xml', data: Buffer.from(buildInvoice({ supplier: newSupplier() }).bytes) },
    ]);
    const [archive] = await pipeline.take({ name: 'en.zip', bytes: zip });
    await pipeline.read();
    const before = await childrenOf(archive?.id);
    expect(before).toMatchObject([{ name: 'ny.xml', state: 'monitored' }]);
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      tx.query("update document set state = 'stored' where id = $1", [archive?.id]),
    );
    await pipeline.read();
    expect(await childrenOf(archive?.id)).toEqual(before);
  });

  it('that is broken is unreadable, with its reason', async () => {
    const zip = buildZip([{ name: 'a.xml', data: '<a/>' }]);
    const [broken] = await pipeline.take({ name: 'trasig.zip', bytes: zip.subarray(0, zip.length - 10) });
    expect(broken).toMatchObject({ state: 'unreadable', reason: 'archive.damaged' });
  });
});
