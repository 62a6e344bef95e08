import { afterAll, beforeAll, expect, it } from 'vitest';
import { rejectArrival } from '#features/intake/inbox/server/commands-accept.ts';
import { restoreDocument } from '#features/intake/inbox/server/commands-delete.ts';
import { countArrivals } from '#features/intake/inbox/server/queries.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openMailPipeline } from './builders.ts';
import type { MailPipeline } from './builders.ts';
import { setSender } from './commands-sender.ts';

let pipeline: MailPipeline;
let suppliers = 7_500;

beforeAll(async () => {
  pipeline = await openMailPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newInvoice = (): TestFile => buildInvoice({ supplier: buildSupplier((suppliers += 1)) });

const reject = (documentId: string, block = false) =>
  rejectArrival(pipeline, pipeline.scope, { documentId, actor: pipeline.editor, comment: null, block });

const attention = () =>
  pipeline.db.tenantRead(
    pipeline.scope.organizationId,
    async (reader) => (await countArrivals(reader, pipeline.scope)).attention,
  );

const statesIn = async (id: string) => (await pipeline.inside(id)).map(({ state }) => state);

it('blocking a sender puts away its other waiting mails, whatever their verdict, and nobody else’s', async () => {
  const from = 'Skurk <skurk@gmail.com>';
  const mails = [
    await pipeline.mail({ from, files: [newInvoice()] }),
    await pipeline.mail({ from, files: [newInvoice()], isForged: true }),
    await pipeline.mail({ from: 'Skurk <skurk@gmail.com>', files: [newInvoice(), newInvoice()] }),
  ];
  const other = await pipeline.mail({ from: 'Annan <annan@gmail.com>', files: [newInvoice()] });
  await reject(mails[0]?.id ?? '', true);
  expect(await attention()).toBe(1);
  for (const { id } of mails.slice(1)) {
    expect(await pipeline.find(id)).toMatchObject({ state: 'deleted', reason: 'sender.blocked' });
    expect(new Set(await statesIn(id))).toEqual(new Set(['deleted']));
  }
  expect(await statesIn(other.id)).toEqual(['quarantined']);
  const documentId = mails[2]?.id ?? '';
  await restoreDocument(pipeline, pipeline.scope, { documentId, actor: pipeline.editor });
  await pipeline.read();
  expect(await statesIn(documentId)).toEqual(['quarantined', 'quarantined']);
  await reject(documentId);
  await reject(other.id);
  expect(await attention()).toBe(0);
});

it('blocking leaves alone what was booked of a mail', async () => {
  const supplier = buildSupplier((suppliers += 1));
  await pipeline.take(buildInvoice({ supplier, number: '1' }));
  const [known] = await pipeline.rows<{ id: string }>(
    'select id from organization_supplier where display_name = $1',
    [supplier.name],
  );
  const decide = (standing: 'supplier' | 'blocked', supplierId?: string) =>
    setSender(pipeline, pipeline.scope, { name: 'bageriet.example', standing, supplierId }, pipeline.editor);
  await decide('supplier', known?.id);
  const from = 'Bageriet <faktura@bageriet.example>';
  const own = { ...buildInvoice({ supplier, number: '2' }), name: 'egen.xml' };
  const { id } = await pipeline.mail({ from, files: [own, { ...newInvoice(), name: 'annans.xml' }] });
  expect(await statesIn(id)).toEqual(['quarantined', 'monitored']);
  await decide('blocked');
  expect(await statesIn(id)).toEqual(['deleted', 'monitored']);
  expect(await pipeline.find(id)).toMatchObject({ state: 'expanded' });
  expect(await attention()).toBe(0);
});

it('R34 a forged mail can not have the name blocked that the unit believes', async () => {
  const name = 'krogen.example';
  await setSender(pipeline, pipeline.scope, { name, standing: 'forwarder' }, pipeline.editor);
  const from = 'Krogen <kontor@krogen.example>';
  const { id } = await pipeline.mail({ from, files: [newInvoice()], isForged: true });
  expect(await reject(id, true)).toEqual(new Refused('sender.not_verified'));
  expect(await statesIn(id)).toEqual(['quarantined']);
  await reject(id);
  const genuine = await pipeline.mail({ from, files: [newInvoice()] });
  expect(await statesIn(genuine.id)).toEqual(['monitored']);
});

it('a mail that was rejected does not come back as something to do, neither sent again nor as the copy behind it', async () => {
  const letter = { messageId: 'bluff@rokeriet.example', files: [newInvoice()], isForged: true };
  const first = await pipeline.mail(letter);
  const behind = await pipeline.mail(letter);
  expect(await pipeline.find(behind.id)).toMatchObject({ state: 'duplicate' });
  await reject(first.id);
  await pipeline.read();
  const again = await pipeline.mail(letter);
  for (const { id } of [behind, again])
    expect(await pipeline.find(id)).toMatchObject({ state: 'deleted', reason: 'rejected' });
  expect(await attention()).toBe(0);
  await restoreDocument(pipeline, pipeline.scope, { documentId: again.id, actor: pipeline.editor });
  await pipeline.read();
  expect(await statesIn(again.id)).toEqual(['quarantined']);
  await reject(again.id);
  // The same bytes from the sender's own server are another matter.
  const genuine = await pipeline.mail({ ...letter, isForged: false });
  expect(await statesIn(genuine.id)).toEqual(['quarantined']);
});
