import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArrivalDetail, ArrivalRow } from '#features/intake/inbox/contract.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { buildLetter, testZone } from '#features/intake/mail/server/builders.ts';
import type { Letter } from '#features/intake/mail/server/builders.ts';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { buildPaperInvoice, strangeLabels } from '#features/reading/review/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { uploadOf } from '#testing/requests/upload.ts';

let product: TestProduct;
let editor: TestClient;
let owner: TestClient;
let reporter: TestClient;
let address: string;
let units: readonly string[];

beforeAll(async () => {
  product = await openTestProduct({ replace: () => ({ resolver: zoneResolver(testZone) }) });
  await product.startJobs();
  const { members, outlets } = await buildOrganization(product, { outlets: ['Krogen', 'Grannen'] });
  [editor, owner, reporter] = [product.client(), product.client(), product.client()];
  await signIn(editor, members.editor);
  await signIn(owner, members.owner);
  await signIn(reporter, members.reporter);
  units = outlets.map(({ unitId }) => unitId);
  for (const client of [editor, owner, reporter]) client.unitId = units[0] ?? null;
  address = outlets[0].inboundAddress;
});

afterAll(async () => {
  await product.close();
});

const deliver = async (letter: Letter, to = address): Promise<string | null> => {
  product.pass(1_000);
  const door = mailDoor(product);
  const found = await door.find(to);
  if (found === null || typeof found === 'string') return found;
  const sender = /<(.*)>/.exec(letter.from ?? '<faktura@rokeriet.example>')?.[1] ?? '';
  const told = await door.take({
    sender,
    clientAddress: letter.isForged ? '198.51.100.66' : '192.0.2.10',
    clientName: 'client.example',
    recipients: new Map([[to, found.recipient]]),
    stream: Readable.from([buildLetter(letter)]),
  });
  return typeof told === 'string' ? told : 'taken';
};

const list = async (query = ''): Promise<ArrivalRow[]> =>
  (await editor.get(`invoice-management/arrivals?${query}`)).json<{ content: ArrivalRow[] }>().data.content;

const read = async (id: string, client = editor): Promise<ArrivalDetail> =>
  (await client.get(`invoice-management/arrivals/${id}`)).json<ArrivalDetail>().data;

const summary = async () =>
  (await editor.get('invoice-management/arrivals-summary')).json<{ attention: number; underway: number }>()
    .data;

/** The newest arrival, when nothing is being read any more. */
const newest = async (): Promise<ArrivalRow> => {
  await expect.poll(async () => (await summary()).underway, { timeout: 20_000 }).toBe(0);
  const [row] = await list();
  if (row === undefined) throw new Error('something arrived');
  return row;
};

let suppliers = 6_000;
const newInvoice = (): TestFile => buildInvoice({ supplier: buildSupplier((suppliers += 1)) });

describe('the inbox', () => {
  it('shows a mail that waits with what it seems to say, and lets an editor accept its sender', async () => {
    const before = await summary();
    expect(await deliver({ subject: 'Faktura 1001', files: [newInvoice()] })).toBe('taken');
    const row = await newest();
    expect(row).toMatchObject({
      channel: 'email',
      group: 'attention',
      subject: 'Faktura 1001',
      state: 'expanded',
      reason: 'sender.unknown',
      actions: ['accept-sender', 'reject', 'move', 'delete'],
      from: { kind: 'mail', name: 'Rokeriet', address: 'faktura@rokeriet.example', verdict: 'pass' },
      fileCount: 1,
      files: [
        {
          state: 'quarantined',
          preview: { supplierName: `Rökeriet nr ${suppliers} AB`, number: '1001', lineCount: 1 },
          actions: ['replace', 'delete'],
        },
      ],
    });
    expect(await summary()).toEqual({ attention: before.attention + 1, underway: 0 });
    expect(await read(row.id)).toMatchObject({
      mail: { senderName: 'rokeriet.example', mayRemember: true, earlier: 0, standing: null },
      accepted: null,
    });
    expect(await read(row.files[0]?.id ?? '')).toMatchObject({ id: row.id });
    const answer = await editor.post(`invoice-management/arrivals/${row.id}/accept`, {
      body: { remember: 'supplier', comment: 'Ringde dem' },
    });
    expect(answer.status).toBe(200);
    expect(await newest()).toMatchObject({
      group: 'done',
      reason: null,
      files: [{ state: 'monitored', invoice: { number: '1001' }, preview: null }],
    });
    const senders = await editor.get('mail/senders');
    expect(senders.json().data).toMatchObject([{ name: 'rokeriet.example', standing: 'supplier', mails: 1 }]);
  });

  it('finds arrivals by group, channel, day and words', async () => {
    await editor.post('invoice-management/documents', uploadOf({ ...newInvoice(), name: 'Lådan 50%.xml' }));
    await newest();
    const count = async (query: string): Promise<number> => (await list(query)).length;
    expect(await count('channel=upload')).toBe(1);
    expect(await count(`search=${encodeURIComponent('lådan 50%')}`)).toBe(1);
    expect(await count('search=rokeriet.example')).toBe(1);
    expect(await count(`search=${encodeURIComponent(`rökeriet nr ${suppliers}`)}`)).toBe(1);
    expect(await count('search=finns-inte')).toBe(0);
    expect(await count('from=2026-11-20&to=2026-11-20')).toBe(2);
    expect(await count('to=2026-11-19')).toBe(0);
    expect([await count('group=done'), await count('group=attention'), await count('group=deleted')]).toEqual(
      [2, 0, 0],
    );
  });

  it('R62 sees no personal identity number of a sole trader', async () => {
    const sole = { ...buildSupplier((suppliers += 1)), organizationNumber: '8112289874' };
    await deliver({ isForged: true, files: [buildInvoice({ supplier: sole })] });
    await newest();
    const waiting = await list('limit=200');
    const id = waiting.find(({ files }) => files[0]?.preview?.supplierName === sole.name)?.id ?? '';
    const seen = (await read(id)).files[0]?.preview?.organizationNumber ?? '';
    expect(seen.replaceAll(/\D/g, '')).toMatch(/8112289874$/);
    expect(await read(id, reporter)).toMatchObject({
      files: [{ preview: { organizationNumber: '811228-****' } }],
    });
    const answer = await reporter.get('invoice-management/arrivals?limit=200');
    expect(answer.text).toContain('811228-****');
    expect(answer.text).not.toMatch(/811228-?9874/);
  });

  it('shows the amount to pay of pages that wait, as it was read, and none of a table that says none', async () => {
    const before = (await list('group=attention')).length;
    const paper = await buildPaperInvoice({ labels: strangeLabels, fileName: 'fisk.pdf' });
    product.pass(1_000);
    await editor.post('invoice-management/documents', uploadOf(paper));
    expect(await newest()).toMatchObject({
      group: 'attention',
      reason: 'reading.uncertain',
      files: [{ state: 'needs-review', invoice: null, value: { amount: '957.04', currency: 'SEK' } }],
    });
    product.pass(1_000);
    const bytes = new TextEncoder().encode('Kod;Fisk;Dagens\n4711;Laxfilé;189,00\n');
    await editor.post('invoice-management/documents', uploadOf({ name: 'fisk.csv', bytes }));
    const silent = await newest();
    expect(silent).toMatchObject({ fileName: 'fisk.csv', files: [{ state: 'needs-review', value: null }] });
    const [second, first] = await list('group=attention');
    await editor.post(`review/documents/${first?.id}/reject`, {
      body: { revision: 1, as: 'settled', comment: 'En offert' },
    });
    await editor.post(`invoice-management/documents/${second?.id}/settle`);
    const settled = (await list('group=done')).slice(0, 2).map(({ files }) => files[0]);
    expect(settled).toMatchObject([
      { state: 'settled', value: null, settled: { comment: null } },
      { state: 'settled', value: null, settled: { comment: 'En offert' } },
    ]);
    expect((await list('group=attention')).length).toBe(before);
  }, 60_000);

  it('says of a mail without files where its links lead, and fetches none', async () => {
    const text = 'Din faktura finns att hämta: https://faktura.example/4711/hamta-faktura.pdf';
    await deliver({ subject: 'Ny faktura', text });
    const row = await newest();
    expect(row).toMatchObject({ group: 'attention', state: 'needs-review', reason: 'mail.links-only' });
    expect(row.links).toEqual(['https://faktura.example/4711/hamta-faktura.pdf']);
    const before = await summary();
    const settle = (what: 'settle' | 'reopen') =>
      editor.post(`invoice-management/documents/${row.id}/${what}`);
    expect((await settle('settle')).status).toBe(200);
    expect(await summary()).toEqual({ ...before, attention: before.attention - 1 });
    expect(await newest()).toMatchObject({
      group: 'done',
      actions: expect.arrayContaining(['reopen']),
      files: [
        {
          state: 'settled',
          settled: { by: expect.any(String) },
          actions: expect.arrayContaining(['reopen']),
        },
      ],
    });
    expect((await settle('settle')).status).toBe(409);
    expect((await settle('reopen')).status).toBe(200);
    expect(await newest()).toMatchObject({
      group: 'attention',
      state: 'needs-review',
      reason: 'mail.links-only',
    });
    expect(await summary()).toEqual(before);
    expect((await settle('reopen')).status).toBe(409);
    const gone = await editor.post(`invoice-management/documents/${row.id}/delete`, {
      body: { comment: 'Hämtad' },
    });
    expect(gone.status).toBe(200);
    expect(await list('group=deleted')).toMatchObject([{ id: row.id, deleted: { comment: 'Hämtad' } }]);
    const silent = await editor.post(`invoice-management/documents/${row.id}/delete`, {
      body: { comment: ' ' },
    });
    expect(silent.status).toBe(400);
  });

  it('R32 moves an arrival to another unit of the same people, and nowhere else', async () => {
    await deliver({ from: 'Bageriet <faktura@bageriet.example>', files: [newInvoice()] });
    const row = await newest();
    const move = (unitId: string) =>
      editor.post(`invoice-management/documents/${row.id}/move`, { body: { unitId } });
    expect((await move(randomUUID())).status).toBe(409);
    expect((await move(units[0] ?? '')).status).toBe(409);
    const foreign = await buildOrganization(product);
    expect((await move(foreign.outlets[0].unitId)).status).toBe(409);
    const moved = await move(units[1] ?? '');
    const { deleted } = moved.json<ArrivalDetail>().data;
    expect(deleted).toMatchObject({ reason: 'moved', movedTo: { unitId: units[1], name: 'Grannen' } });
    const other = product.client();
    other.token = editor.token;
    other.unitId = units[1] ?? null;
    await expect
      .poll(async () => (await read(deleted?.replacedBy ?? '', other)).files, { timeout: 20_000 })
      .toMatchObject([{ state: 'quarantined', reason: 'sender.unknown' }]);
    expect(await read(deleted?.replacedBy ?? '', other)).toMatchObject({
      from: { address: 'faktura@bageriet.example', verdict: 'pass' },
    });
  });
});

describe('the address', () => {
  it('R33 is changed by an owner, and the old one refuses mail at once', async () => {
    expect((await editor.post('mail/address/rotate')).status).toBe(403);
    const answer = await owner.post('mail/address/rotate');
    const { address: fresh } = answer.json<{ address: string }>().data;
    expect(fresh).toMatch(/^krogen-[a-z2-7]{16}@in\.test$/);
    expect(fresh).not.toBe(address);
    expect(await deliver({ files: [newInvoice()] }, address)).toBeNull();
    expect(await deliver({ files: [newInvoice()] }, fresh)).toBe('taken');
    expect((await editor.get('mail/address')).json().data).toEqual({ address: fresh });
  });
});

it('R58 a unit in which too much waits asks people to come again too, with new files and with old ones', async () => {
  const [unit] = await product.db.platformRead((reader) =>
    reader.query<{ organizationId: string }>(
      'select organization_id as "organizationId" from unit where id = $1',
      [units[1]],
    ),
  );
  await product.db.platformTransaction((tx) =>
    tx.query(
      `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
       select $1, $2, gen_random_uuid(), 'waits ' || n, 1, 'x', 'x', 'upload', 'stored', now() from generate_series(1, 20000) n`,
      [unit?.organizationId, units[1]],
    ),
  );
  // That there was room counts for a second.
  product.pass(1_000);
  const other = product.client();
  other.unitId = units[1] ?? null;
  other.token = editor.token;
  const { id } = (await other.post('history/imports')).json<{ id: string }>().data;
  for (const path of ['invoice-management/documents', `history/imports/${id}/files`])
    expect((await other.post(path, uploadOf(newInvoice()))).status, path).toBe(503);
});
