import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { readDocumentsHandler } from './commands-read.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

it('a run whose time is over lets go of what an earlier try had taken, so that the next job reads it', async () => {
  const lines = [buildLine({ price: '100' })];
  await pipeline.receive(buildInvoice({ supplier: buildSupplier(1), number: '1', lines }));
  const { organizationId, unitId } = pipeline.scope;
  await pipeline.db.tenantTransaction(organizationId, (tx) =>
    tx.query(`update document set leased_by = 'a job', leased_until = '2099-01-01'`),
  );
  const handler = readDocumentsHandler(pipeline);
  await handler.run({ organizationId, unitId }, { id: 'a job', signal: AbortSignal.abort() });
  const taken = await pipeline.rows('select leased_by from document where state = $$stored$$');
  expect(taken).toEqual([{ leased_by: null }]);
});
