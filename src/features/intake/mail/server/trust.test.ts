import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { bodyPdf } from '#platform/server/mail/body-pdf.ts';
import { buildLetter, openMailPipeline } from './builders.ts';
import type { MailPipeline } from './builders.ts';
import { expandMail } from './commands-open.ts';
import { setSender } from './commands-sender.ts';

let pipeline: MailPipeline;
let suppliers = 5_000;

beforeAll(async () => {
  pipeline = await openMailPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newInvoice = (changes: Parameters<typeof buildInvoice>[0] = {}): TestFile =>
  buildInvoice({ supplier: buildSupplier((suppliers += 1)), ...changes });

const supplierIdOf = async (number: number): Promise<string> => {
  const [row] = await pipeline.rows<{ id: string }>(
    'select id from organization_supplier where organization_number = $1',
    [buildSupplier(number).organizationNumber],
  );
  return row?.id ?? '';
};

const decide = (name: string, standing: 'supplier' | 'forwarder' | 'blocked', supplierId?: string) =>
  setSender(pipeline, pipeline.scope, { name, standing, supplierId }, pipeline.editor);

const states = (files: readonly { state: string; reason: string | null }[]) =>
  files.map(({ state, reason }) => [state, reason]);

describe('R34 the sender of a mail', () => {
  it('moves nothing while nobody has accepted it, and says what it seems to be (R36)', async () => {
    await pipeline.take(newInvoice());
    const before = await pipeline.books();
    const spoof = buildInvoice({ supplier: buildSupplier(suppliers), number: 'X9' });
    const { files } = await pipeline.mail({ files: [spoof], isForged: true });
    expect(states(files)).toEqual([['quarantined', 'sender.unverified']]);
    expect(files[0]?.preview).toMatchObject({ number: 'X9', identity: { displayName: expect.any(String) } });
    const genuine = await pipeline.mail({
      files: [newInvoice(), { name: 'lista.pdf', bytes: await paper('Faktura 7') }],
    });
    expect(states(genuine.files)).toEqual([
      ['quarantined', 'sender.unknown'],
      ['quarantined', 'sender.unknown'],
    ]);
    expect(await pipeline.books()).toBe(before);
  });

  it('has its price lists held while nobody has accepted it, and kept for the supplier that it is confirmed for', async () => {
    await pipeline.take(newInvoice());
    const before = await pipeline.books();
    const list = (price: string): TestFile => ({
      name: 'priser.csv',
      bytes: Buffer.from(`Art nr;Benämning;Pris;Enhet\n1;Lax;${price};kg\n`),
    });
    const kept = () => pipeline.rows<{ supplier_id: string | null }>('select supplier_id from price_list');
    const held = await pipeline.mail({ files: [list('12,00')] });
    expect(states(held.files)).toEqual([['quarantined', 'sender.unknown']]);
    expect(await kept()).toEqual([]);
    const supplierId = await supplierIdOf(suppliers);
    await decide('bageriet.example', 'supplier', supplierId);
    const from = 'Bageriet <priser@bageriet.example>';
    const { files } = await pipeline.mail({ from, files: [list('13,00')] });
    expect(states(files)).toEqual([['settled', 'kind.price-list']]);
    expect(await kept()).toEqual([{ supplier_id: supplierId }]);
    expect(await pipeline.books()).toBe(before);
  });

  it('is trusted for the supplier that it is confirmed for and no other, and not with new bank details (R35)', async () => {
    await pipeline.take(newInvoice());
    const own = suppliers;
    await decide('bageriet.example', 'supplier', await supplierIdOf(own));
    const from = 'Bageriet <faktura@bageriet.example>';
    const [good, other] = await Promise.all([
      pipeline.deliver({ from, files: [buildInvoice({ supplier: buildSupplier(own), number: '2' })] }),
      pipeline.deliver({ from, files: [newInvoice()] }),
    ]);
    const forged = await pipeline.deliver({
      from,
      files: [buildInvoice({ supplier: buildSupplier(own), number: '3' })],
      isForged: true,
    });
    await pipeline.read();
    expect(states(await pipeline.inside(good))).toEqual([['monitored', null]]);
    expect(states(await pipeline.inside(other))).toEqual([['quarantined', 'sender.other-supplier']]);
    expect(states(await pipeline.inside(forged))).toEqual([['quarantined', 'sender.unverified']]);
    const swapped = { ...buildSupplier(own), bankgiro: buildSupplier(9_999).bankgiro };
    const changed = await pipeline.mail({ from, files: [buildInvoice({ supplier: swapped, number: '4' })] });
    expect(states(changed.files)).toEqual([['needs-review', 'payment.account-changed']]);
  });

  it('is trusted for everybody when it is the own forwarder, and never when it is blocked', async () => {
    await decide('krogen.example', 'forwarder');
    const from = 'Krogen <kontor@krogen.example>';
    const { files } = await pipeline.mail({ from, files: [newInvoice()] });
    expect(states(files)).toEqual([['monitored', null]]);
    await decide('krogen.example', 'blocked');
    const blocked = await pipeline.mail({ from, files: [newInvoice()] });
    expect(blocked.files).toEqual([]);
    expect(await pipeline.find(blocked.id)).toMatchObject({ state: 'deleted', reason: 'sender.blocked' });
  });

  it('is trusted as an upload when an owner or editor forwards what a known supplier sent', async () => {
    await pipeline.take(newInvoice());
    const own = suppliers;
    const { members } = pipeline.organization;
    const forwards = (email: string, number: string, letter: Parameters<typeof pipeline.mail>[0] = {}) =>
      pipeline.mail({
        from: `Kocken <${email}>`,
        files: [buildInvoice({ supplier: buildSupplier(own), number })],
        ...letter,
      });
    expect(states((await forwards(members.owner.email.toUpperCase(), 'M1')).files)).toEqual([
      ['monitored', null],
    ]);
    expect(states((await forwards(members.editor.email, 'M2')).files)).toEqual([['monitored', null]]);
    // Not a reporter, who uploads nothing; not in somebody's name; not for who has sent nothing yet; and R35 holds.
    const swapped = { ...buildSupplier(own), bankgiro: buildSupplier(9_998).bankgiro };
    expect([
      ...states((await forwards(members.reporter.email, 'M3')).files),
      ...states((await forwards(members.editor.email, 'M4', { isForged: true })).files),
      ...states((await forwards(members.editor.email, 'M5', { files: [newInvoice()] })).files),
      ...states(
        (
          await forwards(members.editor.email, 'M6', {
            files: [buildInvoice({ supplier: swapped, number: 'M6' })],
          })
        ).files,
      ),
    ]).toEqual([
      ['quarantined', 'sender.unknown'],
      ['quarantined', 'sender.unverified'],
      ['quarantined', 'sender.unknown'],
      ['needs-review', 'payment.account-changed'],
    ]);
  });

  it('counts as unverified when DNS stays out of reach, and is asked again before', async () => {
    const id = await pipeline.deliver({ from: 'Tyst <a@tyst.example>', files: [newInvoice()] });
    for (let round = 0; round < 4; round += 1) {
      await pipeline.read();
      expect(await pipeline.find(id)).toMatchObject({ state: 'stored' });
      pipeline.clock.advance(700_000);
    }
    await pipeline.read();
    expect(await pipeline.find(id)).toMatchObject({ state: 'expanded' });
    expect(states(await pipeline.inside(id))).toEqual([['quarantined', 'sender.unverified']]);
  });
});

describe('R31 the same mail and the same bytes by other doors', () => {
  it('books a genuine upload though a forged mail had the bytes first, and links the mail to it', async () => {
    const file = newInvoice();
    const forged = await pipeline.mail({ files: [file], isForged: true });
    const [uploaded] = await pipeline.take(file);
    expect(uploaded).toMatchObject({ state: 'monitored' });
    expect(await pipeline.inside(forged.id)).toMatchObject([
      { state: 'duplicate', duplicate_of: uploaded?.id, invoice_id: uploaded?.invoiceId, preview: null },
    ]);
  });

  it('links a forged mail to the genuine upload before it', async () => {
    const file = newInvoice();
    const [uploaded] = await pipeline.take(file);
    const forged = await pipeline.mail({ files: [file], isForged: true });
    expect(forged.files).toMatchObject([{ state: 'duplicate', duplicate_of: uploaded?.id }]);
  });

  it('lets the upload take over when both wait at once', async () => {
    const file = newInvoice();
    const id = await pipeline.deliver({ files: [file], isForged: true });
    // The mail is opened, its file not read yet.
    const [inside] = await openOnly(id);
    const [uploaded] = await pipeline.receive(file);
    expect(uploaded).toMatchObject({ state: 'duplicate', duplicateOf: inside?.id });
    await pipeline.read();
    expect(await pipeline.find(uploaded?.id ?? '')).toMatchObject({ state: 'monitored', duplicateOf: null });
    expect(await pipeline.inside(id)).toMatchObject([{ state: 'duplicate', duplicate_of: uploaded?.id }]);
  });

  it('keeps both of two forged mails waiting, and one invoice when one is genuine after all', async () => {
    const file = newInvoice();
    const first = await pipeline.mail({ files: [file], isForged: true });
    const second = await pipeline.mail({ files: [file], isForged: true });
    expect(states([...first.files, ...second.files])).toEqual([
      ['quarantined', 'sender.unverified'],
      ['quarantined', 'sender.unverified'],
    ]);
    const [uploaded] = await pipeline.take(file);
    for (const { id } of [first, second])
      expect(await pipeline.inside(id)).toMatchObject([{ state: 'duplicate', duplicate_of: uploaded?.id }]);
  });

  it('flags a mail whose Message-ID another one had, though its sender is trusted', async () => {
    await decide('gast@gmail.com', 'forwarder');
    const from = 'Gast <gast@gmail.com>';
    const messageId = 'same@gmail.com';
    const first = await pipeline.mail({ from, messageId, files: [newInvoice()] });
    const second = await pipeline.mail({ from, messageId, files: [newInvoice()] });
    expect(states([...first.files, ...second.files])).toEqual([
      ['monitored', null],
      ['quarantined', 'mail.same-message-id'],
    ]);
  });

  it('changes nothing when a mail is read a second time', async () => {
    const { id } = await pipeline.mail({ files: [newInvoice()] });
    const before = JSON.stringify(await pipeline.inside(id));
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      tx.query("update document set state = 'stored' where id = $1", [id]),
    );
    await pipeline.read();
    expect(JSON.stringify(await pipeline.inside(id))).toBe(before);
  });
});

describe('R32 containers inside each other', () => {
  it('opens an archive in a mail and a mail in an archive, and no archive in an archive', async () => {
    await decide('bageriet.example', 'forwarder');
    const from = 'Bageriet <faktura@bageriet.example>';
    const inner = zipOf([newInvoice(), newInvoice({ number: '77' })]);
    const { id } = await pipeline.mail({ from, files: [{ name: 'alla.zip', bytes: inner }] });
    await pipeline.read();
    const files = await pipeline.inside(id);
    expect(files.map(({ file_name, state, mail_id }) => [file_name, state, mail_id === id])).toEqual([
      ['1001.xml', 'monitored', true],
      ['77.xml', 'monitored', true],
      ['alla.zip', 'expanded', true],
    ]);
  });

  it('trusts what a person uploads, a mail and a mailbox file too, whoever its sender says to be', async () => {
    const letter = buildLetter({ files: [newInvoice()], from: 'X <x@evil.example>' });
    const mbox = Buffer.concat([
      Buffer.from('From x@evil.example Fri Nov 20 08:00:00 2026\n'),
      Buffer.from(buildLetter({ files: [newInvoice()] })),
      Buffer.from('\nFrom x@evil.example Fri Nov 20 09:00:00 2026\n'),
      Buffer.from(buildLetter({ files: [newInvoice()] })),
    ]);
    const [mail, box] = await pipeline.take(
      { name: 'a.eml', bytes: letter },
      { name: 'b.mbox', bytes: mbox },
    );
    await pipeline.read();
    expect([mail?.format, box?.format]).toEqual(['mail', 'mbox']);
    const inside = [...(await pipeline.inside(mail?.id ?? '')), ...(await pipeline.inside(box?.id ?? ''))];
    expect(inside.filter(({ state }) => state === 'monitored')).toHaveLength(3);
    expect(inside.filter(({ state }) => state === 'expanded')).toHaveLength(2);
    expect(inside).toHaveLength(5);
  });
});

const paper = (title: string): Promise<Uint8Array> =>
  bodyPdf({ title, head: ['Rökeriet'], text: 'Att betala: 100 kr', date: new Date('2026-11-20T08:00:00Z') });

const zipOf = (files: readonly TestFile[]): Uint8Array =>
  buildZip(files.map(({ name, bytes }) => ({ name, data: bytes })));

/** Opens the mail alone: its files wait. */
const openOnly = async (id: string) => {
  const [container] = await pipeline.rows<Parameters<typeof expandMail>[2]['container']>(
    'select * from document where id = $1',
    [id],
  );
  if (container === undefined) throw new Error('the mail was delivered');
  const source = async (): Promise<Uint8Array> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await pipeline.storage.get(container.sha256)) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  };
  await expandMail(pipeline, pipeline.scope, { container, source, signal: new AbortController().signal });
  return pipeline.inside(id);
};
