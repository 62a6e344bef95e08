import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailPipeline } from '#features/intake/mail/server/builders.ts';
import type { MailPipeline } from '#features/intake/mail/server/builders.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import { restoreDocument } from './commands-delete.ts';
import { replaceDocument } from './commands-move.ts';

let pipeline: MailPipeline;

beforeAll(async () => {
  pipeline = await openMailPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

it('puts another file in the place of one that could not be read', async () => {
  const { scope, editor: actor } = pipeline;
  const good = buildInvoice();
  const replace = (documentId: string) =>
    replaceDocument(
      pipeline,
      scope,
      { documentId, actor, comment: null },
      [{ fileName: good.name, contentType: 'application/xml', stream: good.bytes }],
      async (_tx, detail) => detail,
    );
  const [broken] = await pipeline.take({
    name: 'trasig.xml',
    bytes: new TextEncoder().encode('<Invoice>'),
  });
  const documentId = broken?.id ?? '';
  const answer = await replace(documentId);
  if (answer instanceof Refused) throw new Error(answer.code);
  await pipeline.read();
  expect(await pipeline.find(answer.id)).toMatchObject({ state: 'monitored' });
  expect(await restoreDocument(pipeline, scope, { documentId, actor })).toEqual(
    new Refused('document.not_restorable'),
  );
  expect(await pipeline.find(documentId)).toMatchObject({ state: 'deleted', reason: 'replaced' });
  expect(await replace(answer.id)).toEqual(new Refused('document.not_replaceable'));
});
