import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildPaperInvoice, strangeLabels } from './builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import { readAgain, rejectReview } from './commands.ts';
import { joinDocuments, splitDocument } from './commands-pages.ts';
import { pageDrawer } from './queries-pages.ts';
import { readReview } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

const editor = () => pipeline.editor;

const reviewOf = (documentId: string) =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readReview(reader, pipeline.scope, documentId),
  );

test('a page is drawn as it was read; splitting makes documents of pages, and joining one of them again', async () => {
  const { scope } = pipeline;
  const [file] = await pipeline.take(
    await buildPaperInvoice({ number: '500', times: 2, labels: strangeLabels, fileName: 'två.pdf' }),
  );
  const documentId = file?.id ?? '';
  expect(file).toMatchObject({ state: 'needs-review', invoiceId: null });
  const draw = pageDrawer(pipeline);
  const picture = await draw(scope, { documentId, page: 2 });
  if (picture instanceof Refused) throw new Error(picture.code);
  const bytes = await buffer(picture.stream);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1400 });
  expect(picture).toMatchObject({ contentType: 'image/webp', size: bytes.length });
  expect(await draw(scope, { documentId, page: 3 })).toEqual(new Refused('document.not_exist'));

  const step = { documentId, actor: editor() };
  for (const groups of [
    [[1], [1]],
    [[1], [3]],
  ])
    expect(await splitDocument(pipeline, scope, step, groups)).toEqual(new Refused('review.pages_invalid'));
  const split = await splitDocument(pipeline, scope, step, [[1], [2]]);
  if (split instanceof Refused) throw new Error(split.code);
  await pipeline.read();
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'expanded' });
  const [one, two] = split.documentIds;
  const parts = await Promise.all(split.documentIds.map(reviewOf));
  expect(parts).toMatchObject([
    { fileName: 'två (1).pdf', originalId: documentId, state: 'needs-review', pages: [{ number: 1 }] },
    { fileName: 'två (2).pdf', originalId: documentId, state: 'needs-review', pages: [{ number: 1 }] },
  ]);
  expect(await draw(scope, { documentId: two ?? '', page: 1 })).toMatchObject({ size: bytes.length });

  const joined = await joinDocuments(pipeline, scope, editor(), split.documentIds);
  expect(joined).toEqual({ documentId: one });
  await pipeline.read();
  expect(await pipeline.find(two ?? '')).toMatchObject({ state: 'deleted', reason: 'joined' });
  expect(await reviewOf(one ?? '')).toMatchObject({
    state: 'needs-review',
    pages: [{ number: 1 }, { number: 2 }],
  });
  const again = await readAgain(pipeline, scope, { documentId: one ?? '', actor: editor() });
  expect(again).toEqual({ state: 'stored' });
  await pipeline.read();
  expect(await pipeline.find(one ?? '')).toMatchObject({ state: 'needs-review' });
  const left = await reviewOf(one ?? '');
  if (left instanceof Refused) throw new Error(left.code);
  const rejected = { documentId: left.documentId, revision: left.revision, actor: editor() };
  expect(await rejectReview(pipeline, scope, rejected, { as: 'settled', comment: 'Reklam' })).toEqual({
    state: 'settled',
  });
  expect(await rejectReview(pipeline, scope, rejected, { as: 'deleted', comment: 'Reklam' })).toEqual(
    new Refused('review.not_open'),
  );
}, 180_000);
