import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInvoice } from './read-invoice.ts';

const fixture = (name: string, encoding: BufferEncoding = 'utf8'): string =>
  readFileSync(join(import.meta.dirname, '../../testing/invoices', `${name}.xml`), encoding);
const ubl = fixture('ubl-invoice');
const cii = fixture('cii-invoice');
const svefaktura = fixture('svefaktura-invoice', 'latin1');
const root = (xml: string): string => xml.replace(/^<\?xml.*?\?>\s*/, '');

const readBytes = async (bytes: Uint8Array) => {
  const result = await readInvoice(bytes);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const read = (xml: string) => readBytes(Buffer.from(xml, 'utf8'));

describe('encodings', () => {
  const name = 'Vispgrädde 40 % 1 l';
  test.each([
    ['UTF-8 with byte order mark', Buffer.from(`\ufeff${ubl}`, 'utf8')],
    ['UTF-16 little endian', Buffer.from(`\ufeff${ubl.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${ubl.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16()],
    ['ISO-8859-1', Buffer.from(ubl.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    ['windows-1252', Buffer.from(ubl.replace('UTF-8', 'windows-1252'), 'latin1')],
    ['utf8 by its nickname', Buffer.from(ubl.replace('UTF-8', 'utf8'), 'utf8')],
    ['no declaration', Buffer.from(root(ubl), 'utf8')],
  ])('%s', async (_, bytes) => {
    expect((await readBytes(bytes)).invoice.lines[0]?.name).toBe(name);
  });
});

describe('envelopes', () => {
  const header =
    '<h:StandardBusinessDocumentHeader><h:HeaderVersion>1.0</h:HeaderVersion></h:StandardBusinessDocumentHeader>';
  const sbd = (inside: string): string =>
    `<h:StandardBusinessDocument xmlns:h="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">${header}${inside}</h:StandardBusinessDocument>`;

  test('StandardBusinessDocument around UBL and around Svefaktura', async () => {
    expect((await read(sbd(root(ubl)))).format).toBe('ubl-invoice');
    expect((await read(sbd(root(svefaktura)))).invoice.number).toBe('0004711');
  });
  test('ObjectEnvelope: the invoice beside its attachments', async () => {
    const envelope = `<ObjectEnvelope xmlns="urn:sfti:documents:ObjectEnvelope:1:0"><ObjectGroup><Object><Data>JVBERi0=</Data></Object><Object>${root(svefaktura)}</Object></ObjectGroup></ObjectEnvelope>`;
    expect((await read(envelope)).invoice.number).toBe('0004711');
  });
  test('a second invoice in an envelope is not lost in silence', async () => {
    const { checks, invoice } = await read(sbd(root(svefaktura) + root(ubl)));
    expect(invoice.number).toBe('0004711');
    expect(checks).toContainEqual({
      code: 'document.more-invoices',
      severity: 'warn',
      params: { count: '1' },
    });
  });
  test('an envelope without an invoice is no invoice', async () => {
    expect(await readInvoice(Buffer.from(sbd('<Order xmlns="urn:x"/>')))).toEqual({
      ok: false,
      reason: 'xml.not-an-invoice',
    });
  });
});

describe('UBL', () => {
  test('sub-lines of the XRechnung extension detail their line and are not counted again', async () => {
    const sub =
      '<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:LineExtensionAmount currencyID="SEK">557.46</cbc:LineExtensionAmount><cac:Item><cbc:Name>Del</cbc:Name></cac:Item></cac:SubInvoiceLine>';
    const { invoice, checks } = await read(ubl.replace('</cac:InvoiceLine>', `${sub}</cac:InvoiceLine>`));
    expect(invoice.lines).toHaveLength(4);
    expect(checks).toEqual([]);
  });
  test('an invoice of type 381 is a credit note; a corrected one (384) is not', async () => {
    const typed = (code: string) => ubl.replace('InvoiceTypeCode>380<', `InvoiceTypeCode>${code}<`);
    expect((await read(typed('381'))).invoice.creditNote).toBe(true);
    expect((await read(typed('384'))).invoice.creditNote).toBe(false);
  });
  test('only a root, a number and a date', async () => {
    const bare = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>1</ID><IssueDate>2026-01-02</IssueDate></Invoice>`;
    const { invoice, checks } = await read(bare);
    expect(invoice).toMatchObject({
      number: '1',
      currency: 'XXX',
      payable: null,
      taxTotal: null,
      lines: [],
      dueDate: null,
    });
    expect(checks.map(({ code }) => code)).toEqual(['document.lines-missing', 'document.currency-unknown']);
  });
  test('missing names, ids, units, quantities and prices are tolerated', async () => {
    const sparse = ubl
      .replace(/<cbc:Name>(Vispgrädde|LÄSK)[^<]*<\/cbc:Name>/g, '')
      .replaceAll(' unitCode="LTR"', '')
      .replace(
        '<cbc:InvoicedQuantity unitCode="XBX">6</cbc:InvoicedQuantity>',
        '<cbc:InvoicedQuantity unitCode="XBX"/>',
      )
      .replace(/<cac:Price>.*?48\.90.*?<\/cac:Price>/, '')
      .replace('<cbc:BaseQuantity unitCode="H87">100<', '<cbc:BaseQuantity unitCode="H87">0<')
      .replaceAll(/<cbc:ID>[1-4]<\/cbc:ID>/g, '');
    const { invoice } = await read(sparse);
    expect(invoice.lines.map(({ name, quantity, unit, price }) => [name, quantity, unit, price])).toEqual([
      ['', '12', '', null],
      ['Servetter vita 24x24 cm', '5000', 'H87', '12.50'],
      ['Pristyp:Avtal', null, 'XBX', '129.00'],
      ['Pant burk 24 st', '6', 'XBX', '24.00'],
    ]);
  });
  test('a document with a 12 MB attachment', async () => {
    const attachment = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(3_000_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const { invoice } = await read(
      ubl.replace('<cac:AccountingSupplierParty>', `${attachment}<cac:AccountingSupplierParty>`),
    );
    expect(invoice.lines).toHaveLength(4);
  });
});

describe('CII', () => {
  const dated = (format: string, text: string) =>
    cii.replace(
      '<udt:DateTimeString format="102">20261006</udt:DateTimeString>',
      format === '' ? text : `<udt:DateTimeString format="${format}">${text}</udt:DateTimeString>`,
    );
  test.each([
    ['102', '20261006', '2026-10-06'],
    ['203', '202610061430', '2026-10-06'],
    ['204', '20261006143000', '2026-10-06'],
    ['610', '202610', '2026-10-01'],
    ['102', '2026-10-06', '2026-10-06'],
    ['', '<udt:DateTime>2026-10-06T10:00:00</udt:DateTime>', '2026-10-06'],
  ])('date format %s: %s', async (format, text, day) => {
    expect((await read(dated(format, text))).invoice.issueDate).toBe(day);
  });
  test('lines with parents but without status: the set that makes the total counts', async () => {
    const unmarked = cii.replaceAll(
      /<ram:LineStatusReasonCode>(GROUP|DETAIL)<\/ram:LineStatusReasonCode>/g,
      '',
    );
    const { invoice, checks } = await read(unmarked);
    expect(invoice.lines.map(({ name }) => name)).toEqual([
      'Presentkorg ost',
      'Tvättmedel 10 l',
      'Sugrör papper',
    ]);
    expect(checks).toEqual([]);
  });
  test('a base quantity on the gross price alone counts when the sum proves it', async () => {
    const gross =
      '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>210</ram:ChargeAmount><ram:BasisQuantity>1000</ram:BasisQuantity></ram:GrossPriceProductTradePrice>';
    const moved = cii
      .replace('<ram:BasisQuantity unitCode="H87">1000</ram:BasisQuantity>', '')
      .replace(
        '<ram:NetPriceProductTradePrice><ram:ChargeAmount>199.00',
        `${gross}<ram:NetPriceProductTradePrice><ram:ChargeAmount>199.00`,
      );
    expect((await read(moved)).invoice.lines[3]?.price).toBe('0.19900');
    const unproven = moved.replace('>49.75<', '>49750.00<');
    expect((await read(unproven)).invoice.lines[3]?.price).toBe('199.00');
  });
  test('a profile without lines is read, and says so', async () => {
    const minimum = cii.replaceAll(
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/g,
      '',
    );
    const { invoice, checks } = await read(minimum);
    expect(invoice.payable).toBe('855.19');
    expect(checks.map(({ code }) => code)).toEqual(['document.lines-missing']);
  });
});
