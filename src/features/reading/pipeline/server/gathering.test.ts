import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { waitUntil } from '#testing/wait-until.ts';
import { readDocumentsHandler, readWaiting } from './commands-read.ts';

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

const invoiceOf = (number: string) =>
  buildInvoice({ supplier: buildSupplier(1), number, lines: [buildLine({ price: '100' })] });

const arrive = async (number: string): Promise<string> => {
  const [document] = await pipeline.receive(invoiceOf(number));
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

it('an invoice is not kept behind what trickles into other outlets of its restaurant', async () => {
  const built = await buildOrganization(pipeline, { outlets: ['Ett', 'Två', 'Tre'], plan: 'premium-plus' });
  const [one, two, three] = built.outlets.map(({ unitId }) => mintUnitScope(built.organizationId, unitId));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three were asked for');
  await startJobs(pipeline.queue, [readDocumentsHandler(pipeline)], collectLog([]));
  const send = async (scope: UnitScope, number: string): Promise<string> => {
    const { name, bytes } = invoiceOf(number);
    const file = { fileName: name, contentType: 'application/xml', stream: bytes };
    const sent = await receiveDocuments(pipeline, scope, { channel: 'upload', actor: pipeline.editor }, [
      file,
    ]);
    return Array.isArray(sent) ? (sent[0]?.id ?? '') : '';
  };
  const stateOf = async (id: string): Promise<string | undefined> => {
    const [document] = await pipeline.db.tenantRead(built.organizationId, (reader) =>
      reader.query<{ state: string }>('select state from document where id = $1', [id]),
    );
    return document?.state;
  };
  let isOver = false;
  const trickle = async (scope: UnitScope): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      await send(scope, `t${at}`);
      await delay(150);
    }
  };
  const trickles = [trickle(one), trickle(two)];
  try {
    await delay(1_000);
    const id = await send(three, 'third');
    // Where each of them kept its turn for as long as something came, it was half a minute.
    await expect.poll(() => stateOf(id), { timeout: 10_000, interval: 50 }).toBe('monitored');
  } finally {
    isOver = true;
    await Promise.all(trickles);
  }
});
