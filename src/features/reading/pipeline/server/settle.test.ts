import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { dispatchDocument } from './commands-dispatch.ts';
import { settleReady } from './commands-settle.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

/** Documents that were received and read and of which nothing is written yet, the newest invoice first. */
const readBackwards = async (count: number, supplier: number) => {
  const files = Array.from({ length: count }, (_, at) =>
    buildInvoice({
      supplier: buildSupplier(supplier),
      number: String(at),
      issueDate: `2026-09-${10 + at}`,
      lines: [buildLine({ price: String(100 + at) })],
    }),
  );
  await pipeline.receive(...files.toReversed());
  const documents = await pipeline.rows<StoredDocument>(
    `select d.*, null as received_by_name from document d where d.state = 'stored' order by d.id`,
  );
  return Promise.all(
    documents.map(async (document) => ({
      document,
      outcome: await dispatchDocument(pipeline, pipeline.scope, document, new AbortController().signal),
    })),
  );
};

/** The statements of a unit's transactions while a heap is written, beside pages that wait or not. */
const writtenBeside = async (
  pagesWait: boolean,
  heap: Awaited<ReturnType<typeof readBackwards>>,
): Promise<string[]> => {
  const { db } = pipeline;
  const asked: string[] = [];
  const heard: typeof db = {
    ...db,
    keepsPagesWaiting: () => pagesWait,
    tenantTransaction: (organizationId, work) =>
      db.tenantTransaction(organizationId, (tx) =>
        work({
          ...tx,
          query: (text, parameters) => {
            asked.push(text);
            return tx.query(text, parameters);
          },
        }),
      ),
  };
  await settleReady({ ...pipeline, db: heard }, pipeline.scope, heap);
  return asked;
};

it('keeps pages waiting for two documents at most, four on a server, and judges no article anew for what came in one heap', async () => {
  const short = await writtenBeside(true, await readBackwards(12, 1));
  const whole = await writtenBeside(false, await readBackwards(12, 2));
  const bookings = (asked: readonly string[]) =>
    asked.filter((text) => text.includes('krogkoll_ingest(')).length;
  expect([bookings(short), bookings(whole)]).toEqual([{ pglite: 6, postgres: 3 }[pipeline.db.engine], 1]);
  const judgedAnew = (asked: readonly string[]) =>
    asked.filter((text) => text.includes('invoice_line')).length;
  expect([judgedAnew(short), judgedAnew(whole)]).toEqual([0, 0]);
  const entries = await pipeline.rows<{ entries: number }>(
    'select count(*)::int as entries from price_alert_entry group by article_id',
  );
  expect(entries.map((row) => row.entries)).toHaveLength(2);
  expect(new Set(entries.map((row) => row.entries)).size).toBe(1);
});
