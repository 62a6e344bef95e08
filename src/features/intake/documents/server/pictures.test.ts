import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { hostilePdfs, hostilePictures } from '#testing/hostile/hostile-cases.ts';
import type { ScanReader } from '#platform/server/sandbox/scan-port.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { claimDocument } from '#features/reading/review/server/commands-claim.ts';
import { recognise } from '#features/reading/review/server/commands-recognise.ts';

let pipeline: TestPipeline;
let scans: ScanReader;
beforeAll(async () => {
  pipeline = await openTestPipeline(({ sandbox }) => {
    scans = createScanReader({ sandbox, limits: { children: 2, cpuMs: 1_500, wallMs: 40_000, niceness: 0 } });
    return { scans };
  });
});
afterAll(async () => {
  await scans.close(0);
  await pipeline.close();
});

/** Those that are stopped by their time end so in the children's own tests; three tries of each are the pipeline's. */
const cases = [...hostilePictures, ...hostilePdfs].flatMap(([name, reason, make]) =>
  // The reader of e-invoices takes an SVG for what it is before anybody looks for a picture.
  typeof reason === 'string'
    ? [{ name: `${name}.pdf`, reason: name === 'an SVG' ? 'xml.not-an-invoice' : reason, make }]
    : [],
);

test('R39 every hostile picture and PDF ends in a state that a person can see, with its reason, and books nothing', async () => {
  expect(cases.length).toBeGreaterThan(30);
  const files = await Promise.all(cases.map(async ({ name, make }) => ({ name, bytes: await make() })));
  const ends = await pipeline.take(...files);
  const forPeople = ['picture.no-text', 'pdf.no-embedded-invoice'];
  expect(ends.map(({ fileName, state, reason }) => [fileName, state, reason])).toEqual(
    cases.map(({ name, reason }) => [
      name,
      forPeople.includes(reason) ? 'needs-review' : 'unreadable',
      reason,
    ]),
  );
  expect(await pipeline.rows('select from invoice')).toEqual([]);
}, 120_000);

const context = { id: 'job', signal: new AbortController().signal };

/** A document whose pages wait to be read. */
const begun = async (number: string): Promise<string> => {
  const [document] = await pipeline.receive(await buildPaperInvoice({ number }));
  await readWaiting(pipeline, pipeline.scope, context);
  const documentId = document?.id ?? '';
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'recognising' });
  return documentId;
};

test('R57 pages that kill their reader are tried three times, and a person may still type them in', async () => {
  let asked = 0;
  const words: ScanReader['words'] = async () => {
    asked += 1;
    return { ok: false, reason: 'reader.crashed' };
  };
  const deps = { ...pipeline, scans: { ...pipeline.scans, words } };
  const documentId = await begun('48301');
  for (let time = 0; time < 5; time += 1) await recognise(deps, pipeline.scope, documentId, context);
  await readWaiting(pipeline, pipeline.scope, context);
  expect(asked).toBe(3);
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'needs-review', reason: 'reader.crashed' });
});

test('what a killed job had begun another one takes over once its lease is over', async () => {
  const { scope, clock } = pipeline;
  const documentId = await begun('48302');
  expect(await claimDocument(pipeline, scope, documentId, 'killed')).toMatchObject({ stored: { tries: 1 } });
  await recognise(pipeline, scope, documentId, context);
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'recognising' });
  clock.advance(61_000);
  await pipeline.read();
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'monitored' });
});
