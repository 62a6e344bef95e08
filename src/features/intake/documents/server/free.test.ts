import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { enqueueAllWaiting } from './commands-queue.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  // As on the embedded engine, whichever is asked for.
  pipeline = await openTestPipeline(({ db }) => ({ db: { ...db, engine: 'pglite' } }));
});
afterAll(() => pipeline.close());

const lease = () =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query(`update document set leased_by = 'a run', leased_until = '2099-01-01'`),
  );

const leasedBy = () => pipeline.rows('select leased_by as by from document');

it('what an earlier process had begun is free when one starts, and not what runs of this one have an hour later', async () => {
  const lines = [buildLine({ price: '100' })];
  await pipeline.receive(buildInvoice({ supplier: buildSupplier(1), number: '1', lines }));
  await lease();
  await enqueueAllWaiting(pipeline.db);
  expect(await leasedBy()).toEqual([{ by: null }]);
  await lease();
  await enqueueAllWaiting(pipeline.db);
  expect(await leasedBy()).toEqual([{ by: 'a run' }]);
});
