import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInvoice } from './read-invoice.ts';

const folder = join(import.meta.dirname, '../../testing/invoices');
const ubl = readFileSync(join(folder, 'ubl-invoice.xml'), 'utf8');
const reasonOf = async (text: string): Promise<string> => {
  const result = await readInvoice(Buffer.from(text));
  return result.ok ? 'read' : result.reason;
};

const cxml =
  '<?xml version="1.0"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/InvoiceDetail.dtd">\n<cXML payloadID="1"><Request><InvoiceDetailRequest/></Request></cXML>';

describe('an invoice in a syntax that is not read is named as that', () => {
  test.each([
    ['finvoice', '<Finvoice Version="3.0"><MessageTransmissionDetails/></Finvoice>'],
    [
      'fatturapa',
      '<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPR12"/>',
    ],
    ['facturae', '<fe:Facturae xmlns:fe="http://www.facturae.es/Facturae/2009/v3.2/Facturae"/>'],
    ['e2b', '<Interchange><Invoice><InvoiceHeader/></Invoice></Interchange>'],
    ['teapps', '<INVOICE_CENTER><CONTENT_FRAME><INVOICES/></CONTENT_FRAME></INVOICE_CENTER>'],
    ['ebinterface', '<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>'],
    ['cxml', cxml],
    ['edifact', "UNA:+.? '\nUNB+UNOC:3+1+2+260101:1200+1'UNH+1+INVOIC:D:96A:UN:EAN008'BGM+380+1+9'"],
    ['edifact', "UNB+UNOC:3+1+2+260101:1200+1'UNH+1+INVOIC:D:01B:UN'"],
    ['x12', 'ISA*00*          *00*          *ZZ*A*ZZ*B*260101*1200*U*00401*1*0*P*>~GS*IN*A*B~ST*810*0001~'],
  ])('%s: %s', async (syntax, text) => expect(await reasonOf(text)).toBe(`syntax.${syntax}`));
});

describe('another document of trade is named by its kind', () => {
  const oasis = (name: string): string =>
    `<${name} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"/>`;
  test.each([
    ['order', oasis('Order')],
    ['order-confirmation', oasis('OrderResponse')],
    ['delivery-note', oasis('DespatchAdvice')],
    ['quotation', oasis('Quotation')],
    ['statement', oasis('Statement')],
    ['reminder', oasis('Reminder')],
    ['payment-notice', oasis('RemittanceAdvice')],
    ['price-list', oasis('Catalogue')],
    ['other', oasis('ApplicationResponse')],
    ['order', `<StandardBusinessDocument xmlns="urn:x"><Head/>${oasis('Order')}</StandardBusinessDocument>`],
    ['delivery-note', "UNB+UNOC:3+1+2+260101:1200+1'UNH+1+DESADV:D:96A:UN:EAN005'"],
    ['order', 'ISA*00*          *00*          *ZZ*A*ZZ*B*260101*1200*U*00401*1*0*P*>~GS*PO*A*B~ST*850*0001~'],
    ['proforma', ubl.replace('InvoiceTypeCode>380<', 'InvoiceTypeCode>325<')],
  ])('%s: %s', async (kind, text) => expect(await reasonOf(text)).toBe(`kind.${kind}`));

  test('what nobody knows stays unknown', async () => {
    expect(await reasonOf('<Interchange><Order/></Interchange>')).toBe('xml.not-an-invoice');
    expect(await reasonOf('UNBELIEVABLE offers')).toBe('file.type-unknown');
    expect(await reasonOf('ISAK*12')).toBe('file.type-unknown');
  });
});

test('what a line takes off may have a sign of its own', async () => {
  const line = (sign: string): string =>
    ubl.replace(
      /(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>)([\d.]+)(<\/cbc:LineExtensionAmount>)/s,
      (_, before: string, sum: string, after: string) =>
        `${before}${(Number(sum) - 10).toFixed(2)}${after}<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Rabat</cbc:AllowanceChargeReason><cbc:Amount currencyID="SEK">${sign}10.00</cbc:Amount></cac:AllowanceCharge>`,
    );
  for (const sign of ['', '-']) {
    const result = await readInvoice(Buffer.from(line(sign)));
    expect(result.ok && result.invoice.lines[0]?.discount).toBe('39.34');
    expect(result.ok && result.checks.map(({ code }) => code)).not.toContain('line.arithmetic');
  }
});
