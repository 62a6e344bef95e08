import { describe, expect, test } from 'vitest';
import { withXml } from './xml/parse-xml.ts';
import { beginsLikeEdi, ediReason, isCxmlInvoice, kindOfTypeCode, otherDocument } from './unread-syntax.ts';

const reasonOf = (xml: string) => withXml(Buffer.from(xml), (root) => otherDocument(root));
const bytes = (text: string) => Buffer.from(text, 'latin1');
const oasis = 'urn:oasis:names:specification:ubl:schema:xsd:';

describe('a message that is no invoice is known by its root', () => {
  test.each([
    ['order', 'Order OrderChange OrderCancellation'],
    ['order-confirmation', 'OrderAgreement OrderResponse OrderResponseSimple'],
    ['delivery-note', 'DespatchAdvice ReceiptAdvice Waybill'],
    ['quotation', 'Quotation RequestForQuotation'],
    ['statement', 'Statement'],
    ['reminder', 'Reminder'],
    ['payment-notice', 'RemittanceAdvice'],
    ['price-list', 'Catalogue CataloguePricingUpdate'],
    ['other', 'ApplicationResponse'],
  ])('of UBL, as %s: %s', (kind, names) => {
    for (const name of names.split(' ')) {
      expect(reasonOf(`<${name} xmlns="${oasis}${name}-2"/>`), name).toBe(`kind.${kind}`);
      expect(reasonOf(`<${name} xmlns="urn:x:${oasis}${name}-2"/>`), name).toBeNull();
    }
  });

  test.each([
    ['order', 'SCRDMCCBDACIOMessageStructure CrossIndustryOrder'],
    ['order-confirmation', 'CrossIndustryOrderResponse'],
    ['delivery-note', 'CrossIndustryDespatchAdvice'],
    ['payment-notice', 'CrossIndustryRemittanceAdvice'],
    ['price-list', 'CrossIndustryCatalogue'],
  ])('of UN/CEFACT, as %s: %s', (kind, names) => {
    for (const name of names.split(' '))
      expect(reasonOf(`<${name} xmlns="urn:un:unece:uncefact:data"/>`), name).toBe(`kind.${kind}`);
  });

  test('in up to four envelopes', () => {
    const inside = (envelopes: number): string =>
      `${'<a><b/>'.repeat(envelopes)}<Order xmlns="${oasis}Order-2"/>${'</a>'.repeat(envelopes)}`;
    expect([1, 4, 5].map((envelopes) => reasonOf(inside(envelopes)))).toEqual([
      'kind.order',
      'kind.order',
      null,
    ]);
  });

  test('e2b is an interchange of that schema or with its invoice', () => {
    expect(reasonOf('<Interchange xmlns="http://www.E2B.no/XMLSchema"/>')).toBe('syntax.e2b');
    expect(reasonOf('<Interchange schemaLocation="e2b.xsd"/>')).toBe('syntax.e2b');
    for (const prefix of ['xsi', 'i'])
      expect(
        reasonOf(
          `<Interchange xmlns:${prefix}="http://www.w3.org/2001/XMLSchema-instance" ${prefix}:noNamespaceSchemaLocation="E2B-3.4.xsd" ${prefix}:schemaLocation="urn:x E2B.xsd"/>`,
        ),
      ).toBe('syntax.e2b');
    expect(
      reasonOf(
        '<Interchange xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="E2B.xsd"/>',
      ),
    ).toBe('syntax.e2b');
    expect(reasonOf('<Interchange><Invoice><InvoiceHeader/></Invoice></Interchange>')).toBe('syntax.e2b');
    expect(reasonOf('<Interchange><Invoice/></Interchange>')).toBeNull();
    expect(reasonOf('<Change xmlns="urn:e2b"><Invoice><InvoiceHeader/></Invoice></Change>')).toBeNull();
  });
});

test.each([
  ['220', 'order'],
  ['231', 'order-confirmation'],
  ['310', 'quotation'],
  ['315', 'other'],
  ['325', 'proforma'],
  ['351', 'delivery-note'],
  ['270', 'delivery-note'],
  ['380', null],
  [null, null],
])('the type code %s makes of an e-invoice: %s', (code, kind) => expect(kindOfTypeCode(code)).toBe(kind));

describe('an interchange', () => {
  test.each([
    ['order', 'ORDERS ORDCHG'],
    ['order-confirmation', 'ORDRSP'],
    ['delivery-note', 'DESADV RECADV'],
    ['quotation', 'QUOTES'],
    ['statement', 'STATAC'],
    ['payment-notice', 'REMADV'],
    ['price-list', 'PRICAT'],
  ])('of EDIFACT holds %s: %s', (kind, messages) => {
    for (const message of messages.split(' '))
      expect(ediReason(bytes(`UNB+UNOC:3+1+2'UNH+1+${message}:D:96A:UN'`)), message).toBe(`kind.${kind}`);
  });

  test.each([
    ['850', 'order'],
    ['855', 'order-confirmation'],
    ['856', 'delivery-note'],
    ['843', 'quotation'],
    ['820', 'payment-notice'],
    ['832', 'price-list'],
  ])('of X12 holds what its set %s is: %s', (set, kind) =>
    expect(ediReason(bytes(`  ISA|00|~GS|PO|A|B~ST|${set}|0001~`))).toBe(`kind.${kind}`),
  );

  test('is an invoice where it says nothing else', () => {
    expect(ediReason(bytes("UNB+UNOC:3+1+2'"))).toBe('syntax.edifact');
    expect(ediReason(bytes('ISA*00*~GS*IN~'))).toBe('syntax.x12');
    expect(ediReason(bytes("UNB+ISA*+1'UNH+1+ORDERS:D'"))).toBe('kind.order');
  });

  test('is looked through for a mebibyte', () => {
    const after = (start: number) => {
      const begin = 'UNB+UNOC:3';
      return ediReason(bytes(`${begin}${' '.repeat(start - begin.length)}UNH+1+ORDERS:`));
    };
    expect(after((1 << 20) - 13)).toBe('kind.order');
    expect(after((1 << 20) - 12)).toBe('syntax.edifact');
  });

  test.each([
    ['UNB+UNOC', true],
    ['UNB+UNO', false],
    ['ï»¿ \r\nUNB+UNOC', true],
    ['xUNB+UNOC', false],
    ["UNA:+.? '\r\nUNB+UNOC", true],
    ["UNA:+.?'UNB+UNOC", false],
    ["UNA:+.\n 'UNB+\nNOC", true],
    ['ISA*00*', true],
    ['ISA*00|', false],
    ['ISA 00 ', false],
    ['xISA*00*', false],
    ['ISAA00A', false],
    [`${' '.repeat(4088)}UNB+UNOC`, true],
    [`${' '.repeat(4089)}UNB+UNOC`, false],
  ])('begins as %j: %s', (text, expected) => expect(beginsLikeEdi(bytes(text))).toBe(expected));
});

test.each([
  ['<cXML><Request><InvoiceDetailRequest/></Request></cXML>', true],
  ['<cXML payloadID="1"><InvoiceDetailRequest a="1">', true],
  ['<cXML><InvoiceDetailRequest>', true],
  ['<cXML><InvoiceDetailRequests>', false],
  ['<cXMLs><InvoiceDetailRequest>', false],
  ['<cXML><OrderRequest/></cXML>', false],
  [`${'-'.repeat(4090)}<cXML><InvoiceDetailRequest>`, true],
  [`${'-'.repeat(4091)}<cXML><InvoiceDetailRequest>`, false],
  [`<cXML>${'-'.repeat(9_000)}<InvoiceDetailRequest>`, true],
])('%.40s is an invoice of cXML: %s', (text, expected) => expect(isCxmlInvoice(bytes(text))).toBe(expected));
