import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { deleteDocument } from '#features/intake/inbox/server/commands-delete.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openMailPipeline } from './builders.ts';
import type { MailPipeline } from './builders.ts';

let pipeline: MailPipeline;

beforeAll(async () => {
  pipeline = await openMailPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

/** Reads in as many processes as there are names, as long as `isBusy`. */
const readBeside = (names: readonly string[], isBusy: () => boolean) =>
  Promise.all(
    names.map(async (id) => {
      do {
        await readWaiting(pipeline, pipeline.scope, { id, signal: new AbortController().signal });
        await new Promise((resolve) => setTimeout(resolve, 5));
      } while (isBusy());
    }),
  );

/** Documents that stand behind one that nobody reads and that is not of their own mail. */
const lostSql = `
  select d.id from document d join document f on f.id = d.duplicate_of
  where d.state = 'duplicate' and (f.state = 'deleted' or f.state = 'quarantined' and f.mail_id is distinct from d.mail_id)`;

const invoicesSql = `
  select d.sha256, count(distinct i.id)::int as invoices from document d
  left join invoice i on i.document_id = d.id where d.file_name like '%.xml' group by 1`;

it('R31 books each invoice once, though forged mails and uploads of its bytes race each other and two readers', async () => {
  const files = Array.from({ length: 12 }, (_, at) =>
    buildInvoice({ supplier: buildSupplier(8_000 + at), number: String(at) }),
  );
  let isBusy = true;
  const reading = readBeside(['one', 'two'], () => isBusy);
  await Promise.all(
    files.flatMap((file, at) => [
      pipeline.deliver({ files: [file], isForged: true }),
      pipeline.deliver({ files: [file, files[(at + 1) % files.length] ?? file], isForged: true }),
      new Promise((resolve) => setTimeout(resolve, at * 17)).then(() => pipeline.receive(file)),
    ]),
  );
  isBusy = false;
  await reading;
  await readBeside(['last'], () => false);
  expect(await pipeline.rows(lostSql)).toEqual([]);
  const counted = await pipeline.rows<{ invoices: number }>(invoicesSql);
  expect(counted.map(({ invoices }) => invoices)).toEqual(files.map(() => 1));
  const ends = await pipeline.rows<{ state: string; count: number }>(
    'select state, count(*)::int as count from document group by 1 order by 1',
  );
  // R32: 12 invoices, 36 attachments behind them, 24 mails.
  expect(ends).toEqual([
    { state: 'duplicate', count: 36 },
    { state: 'expanded', count: 24 },
    { state: 'monitored', count: 12 },
  ]);
});

it('leaves one invoice of the same bytes while all but one of their documents are deleted at once', async () => {
  const file = buildInvoice({ supplier: buildSupplier(8_500) });
  const documents = await Promise.all(
    Array.from({ length: 6 }, (_, at) => pipeline.take({ ...file, name: `${at}.xml` })),
  );
  const [kept, ...others] = documents.flat();
  await Promise.all(
    others.map(({ id }) =>
      deleteDocument(pipeline, pipeline.scope, { documentId: id, actor: pipeline.editor, comment: 'Dubbel' }),
    ),
  );
  await pipeline.read();
  expect(await pipeline.rows(lostSql)).toEqual([]);
  const left = await pipeline.find(kept?.id ?? '');
  expect(left.state).toBe('monitored');
  expect(
    await pipeline.rows('select id from invoice where document_id = $1 and id = $2', [
      left.id,
      left.invoiceId,
    ]),
  ).toHaveLength(1);
});
