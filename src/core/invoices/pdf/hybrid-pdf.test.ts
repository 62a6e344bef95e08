import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readInvoice } from '../read-invoice.ts';

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../testing/invoices', `${name}.xml`));

const pdf = async (attachments: Readonly<Record<string, Uint8Array>>, pages = 1): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([200, 200]);
  for (const [name, bytes] of Object.entries(attachments))
    await document.attach(bytes, name, { mimeType: 'text/xml' });
  return document.save();
};

test('the invoice is found by its root, whatever the attachment is called', async () => {
  const result = await readInvoice(await pdf({ 'bilaga.bin': fixture('cii-invoice') }));
  expect(result).toMatchObject({ ok: true, format: 'hybrid-pdf', invoice: { number: '2026-778' } });
});

const lineItems = /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/g;

test('one line is enough to be chosen before an attachment without any', async () => {
  const whole = fixture('cii-invoice').toString('utf8');
  let at = 0;
  // The first item is a heading.
  const single = whole.replaceAll(lineItems, (item: string) => (++at === 2 ? item : ''));
  const result = await readInvoice(
    await pdf({
      'a-minimum.xml': Buffer.from(whole.replaceAll(lineItems, '')),
      'b-line.xml': Buffer.from(single),
    }),
  );
  expect(result).toMatchObject({ ok: true, invoice: { lines: [{}] } });
});

test('a broken attachment and one without lines do not hide the good one', async () => {
  const lineless = Buffer.from(fixture('cii-invoice').toString('utf8').replaceAll(lineItems, ''));
  const result = await readInvoice(
    await pdf({
      'factur-x.xml': Buffer.from('<rsm:CrossIndustryInvoice'),
      'a-minimum.xml': lineless,
      'b-full.xml': fixture('cii-invoice'),
      'order.xml': Buffer.from('<Order xmlns="urn:x"/>'),
      'notes.txt': Buffer.from('hej'),
    }),
  );
  if (!result.ok) throw new Error(result.reason);
  expect(result.invoice.lines).toHaveLength(4);
  expect(result.checks).toEqual([]);
});

test('two different invoices in one PDF: the second is not lost in silence', async () => {
  const result = await readInvoice(
    await pdf({ 'a.xml': fixture('ubl-invoice'), 'b.xml': fixture('svefaktura-invoice') }),
  );
  if (!result.ok) throw new Error(result.reason);
  expect(result.checks).toContainEqual({
    code: 'document.more-invoices',
    severity: 'warn',
    params: { count: '1' },
  });
});

test('a PDF without an embedded invoice, with a broken one, with a thousand pages', async () => {
  expect(await readInvoice(await pdf({}))).toEqual({ ok: false, reason: 'pdf.no-embedded-invoice' });
  expect(await readInvoice(await pdf({ 'factur-x.xml': Buffer.from('<a><b></a>') }))).toEqual({
    ok: false,
    reason: 'pdf.embedded-invoice-broken',
  });
  expect(await readInvoice(await pdf({}, 301))).toEqual({ ok: false, reason: 'pdf.too-many-pages' });
});

test('a damaged and an encrypted PDF', async () => {
  expect(await readInvoice(Buffer.from('%PDF-1.7\nnothing more'))).toEqual({
    ok: false,
    reason: 'pdf.broken',
  });
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'hemligt', ownerPassword: 'hemligare' });
  expect(await readInvoice(await document.save())).toEqual({ ok: false, reason: 'pdf.encrypted' });
});

test('the caller keeps its bytes', async () => {
  const bytes = await pdf({ 'a.xml': fixture('cii-invoice') });
  const before = bytes.slice();
  await readInvoice(bytes);
  expect(bytes).toEqual(before);
});

test('an invoice clipped to the page is found too', async () => {
  const document = await PDFDocument.create();
  const { context } = document;
  const stream = context.register(context.flateStream(fixture('svefaktura-invoice')));
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'FileAttachment',
    Rect: [10, 10, 30, 30],
    FS: { Type: 'Filespec', F: PDFString.of('faktura.xml'), EF: { F: stream } },
  });
  document.addPage().node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
  expect(await readInvoice(await document.save())).toMatchObject({
    ok: true,
    invoice: { number: '0004711' },
  });
});
