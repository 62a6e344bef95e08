import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { waitUntil } from '#testing/wait-until.ts';
import { readWaiting } from './commands-read.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline(({ db }) => ({
    db: { ...db, engine: 'postgres', keepsPagesWaiting: () => true },
  }));
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const { signal } = new AbortController();

const arrive = async (number: string): Promise<string> => {
  const lines = [buildLine({ price: '100' })];
  const [document] = await pipeline.receive(buildInvoice({ supplier: buildSupplier(1), number, lines }));
  return document?.id ?? '';
};

it('while pages are asked for, what comes after a document gathers for the run that read it, and another leaves it to that', async () => {
  const first = await arrive('1');
  const run = readWaiting(pipeline, pipeline.scope, { id: 'a job', signal });
  await waitUntil(async () => (await pipeline.find(first)).state === 'monitored');
  const later = [await arrive('2'), await arrive('3')];
  expect(await readWaiting(pipeline, pipeline.scope, { id: 'another', signal })).toBe(false);
  expect(await run).toBe(false);
  const takers = await pipeline.rows(
    'select number, attempts from invoice i join document d on d.id = i.document_id order by number',
  );
  expect(takers).toEqual(['1', '2', '3'].map((number) => ({ number, attempts: 1 })));
  for (const id of later) expect(await pipeline.find(id)).toMatchObject({ state: 'monitored' });
});

it('a job that is tried again reads what its first try had taken, though another run gathers for the unit', async () => {
  const first = await arrive('4');
  const run = readWaiting(pipeline, pipeline.scope, { id: 'a job', signal });
  await waitUntil(async () => (await pipeline.find(first)).state === 'monitored');
  const taken = await arrive('5');
  await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query(`update document set leased_by = 'killed', leased_until = '2099-01-01' where id = $1`, [taken]),
  );
  expect(await readWaiting(pipeline, pipeline.scope, { id: 'killed', signal, isRetry: true })).toBe(false);
  expect(await pipeline.find(taken)).toMatchObject({ state: 'monitored' });
  expect(await run).toBe(false);
});
