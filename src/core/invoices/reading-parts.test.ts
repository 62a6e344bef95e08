import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ciiAccount } from './cii/cii-account.ts';
import { countedLines } from './cii/cii-counted-lines.ts';
import { ciiSupplier } from './cii/cii-party.ts';
import { invoicesIn } from './find-invoices.ts';
import { invoiceLines } from './invoice-line.ts';
import type { StatedLine } from './stated-line.ts';
import { ublParty } from './ubl/ubl-party.ts';
import { svefakturaLine } from './svefaktura/svefaktura-line.ts';
import { readXml } from './read-xml.ts';
import { withXml } from './xml/parse-xml.ts';
import type { Element } from './xml/xml-element.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../testing/invoices', name), 'utf8');
const within = <Made>(inside: string, make: (root: Element) => Made): Made =>
  withXml(Buffer.from(`<a>${inside}</a>`), make);

test('an invoice is found inside twelve envelopes, and not inside one more', () => {
  const invoice = fixture('ubl-invoice.xml').replace(/^<\?xml.*?\?>\s*/, '');
  const found = (depth: number): number =>
    withXml(
      Buffer.from('<e>'.repeat(depth) + invoice + '</e>'.repeat(depth)),
      (root) => invoicesIn(root).length,
    );
  expect([0, 12, 13].map(found)).toEqual([1, 1, 0]);
});

describe('a party of UBL', () => {
  const scheme = (id: string, number: string): string =>
    `<PartyTaxScheme><CompanyID>${number}</CompanyID>${id && `<TaxScheme><ID>${id}</ID></TaxScheme>`}</PartyTaxScheme>`;
  const vatNumber = (inside: string) => within(inside, (stated) => ublParty(stated).vatNumber);

  test('has the number of the tax scheme VAT, or of one that does not say which it is', () => {
    const [tax, unnamed, vat] = [scheme('TAX', 'F-skatt'), scheme('', 'SE1'), scheme('vat', 'SE2')];
    expect(vatNumber(tax + unnamed + vat)).toBe('SE2');
    expect(vatNumber(tax + unnamed)).toBe('SE1');
    expect([vatNumber(tax), vatNumber('')]).toEqual([null, null]);
  });

  test('is called by its legal name, its name, or that of whom to ask', () => {
    const names = [
      '<PartyLegalEntity><RegistrationName>Havet AB</RegistrationName></PartyLegalEntity>',
      '<PartyName><Name>Havet</Name></PartyName>',
      '<Contact><Name>Ylva</Name></Contact>',
    ];
    const called = (from: number) => within(names.slice(from).join(''), (stated) => ublParty(stated).name);
    expect([0, 1, 2, 3].map(called)).toEqual(['Havet AB', 'Havet', 'Ylva', null]);
  });

  test('is reached at its endpoint, with the scheme where one is told', () => {
    const reached = (inside: string) => within(inside, (stated) => ublParty(stated).endpoint);
    expect(reached('<EndpointID schemeID="0007">5560001237</EndpointID>')).toBe('0007:5560001237');
    expect(reached('<EndpointID>5560001237</EndpointID>')).toBe('5560001237');
    expect(reached('<EndpointID schemeID="0007"/>')).toBeNull();
  });
});

describe('a document of CII', () => {
  const supplier = (inside: string) =>
    within(
      `<SupplyChainTradeTransaction><ApplicableHeaderTradeAgreement><SellerTradeParty>${inside}</SellerTradeParty></ApplicableHeaderTradeAgreement></SupplyChainTradeTransaction>`,
      ciiSupplier,
    );

  test('has a supplier with its name or its trading name, at an endpoint with or without a scheme', () => {
    const trading =
      '<SpecifiedLegalOrganization><TradingBusinessName>Havet</TradingBusinessName></SpecifiedLegalOrganization>';
    expect(supplier(`<Name>Havet AB</Name>${trading}`).name).toBe('Havet AB');
    expect(supplier(trading).name).toBe('Havet');
    const at = (attribute: string) =>
      supplier(`<URIUniversalCommunication><URIID${attribute}>a@b.se</URIID></URIUniversalCommunication>`)
        .endpoint;
    expect([at(''), at(' schemeID="EM"')]).toEqual(['a@b.se', 'EM:a@b.se']);
    expect(supplier('').endpoint).toBeNull();
  });

  test.each([
    ['<BICID>NDEASESS</BICID><ID>1</ID><Name>Nordea</Name>', 'NDEASESS'],
    ['<ID>1</ID><Name>Nordea</Name>', '1'],
    ['<Name>Nordea</Name>', 'Nordea'],
    ['', null],
  ])('the institution of an account in %s is %s', (inside, institution) =>
    expect(
      within(
        `<PayeeSpecifiedCreditorFinancialInstitution>${inside}</PayeeSpecifiedCreditorFinancialInstitution>`,
        (means) => ciiAccount(means).institution,
      ),
    ).toBe(institution),
  );

  test('a line without a sum adds nothing to the lines that count', () => {
    const line = (id: string, parent: string, sum: string): string =>
      `<line><AssociatedDocumentLineDocument><LineID>${id}</LineID>${parent && `<ParentLineID>${parent}</ParentLineID>`}</AssociatedDocumentLineDocument><SpecifiedTradeProduct/>${sum && `<SpecifiedLineTradeSettlement><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>${sum}</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement>`}</line>`;
    const counted = (inside: string, total: string) =>
      within(inside, (root) =>
        countedLines(root.children, total).map((each) => each.at('AssociatedDocumentLineDocument', 'LineID')),
      );
    const lines = line('1', '', '30') + line('2', '1', '10') + line('3', '1', '20') + line('4', '', '');
    expect(counted(lines, '30')).toEqual(['1', '4']);
    expect(counted(lines, '60')).toEqual(['1', '2', '3', '4']);
  });
});

describe('a Svefaktura', () => {
  const bare = fixture('svefaktura-invoice.xml');
  const read = (from: RegExp, to: string) => readXml(Buffer.from(bare.replace(from, to))).invoice;

  test('without a currency has that of its amount due, or kronor', () => {
    const currency = /<(?:\w+:)?InvoiceCurrencyCode>.*?<\/(?:\w+:)?InvoiceCurrencyCode>/;
    expect(bare).toMatch(currency);
    expect(read(currency, '').currency).toBe('SEK');
    const inEuro = bare.replaceAll('amountCurrencyID="SEK"', 'amountCurrencyID="EUR"').replace(currency, '');
    expect(readXml(Buffer.from(inEuro)).invoice.currency).toBe('EUR');
    expect(read(/amountCurrencyID="SEK"/g, 'amountCurrencyID="EUR"').currency).toBe('SEK');
  });

  test('tells when the goods of a line came', () => {
    const day = (inside: string) => within(inside, (line) => svefakturaLine(line).deliveryDate);
    const on = '<ActualDeliveryDateTime>2026-10-02T07:00:00</ActualDeliveryDateTime>';
    expect([day(`<Delivery>${on}</Delivery>`), day(on)]).toEqual(['2026-10-02', null]);
  });

  test.each([
    ['380', false],
    ['381', true],
    ['383', true],
    ['3811', false],
    ['1381', false],
    ['', false],
  ])('of the type %j is a credit note: %s', (type, expected) => {
    const stated = /<((?:\w+:)?InvoiceTypeCode)>.*?<\//;
    expect(read(stated, `<$1>${type}</`).creditNote).toBe(expected);
  });
});

describe('the lines of a document', () => {
  const around = { creditNote: false, delivered: null };
  const elements = (count: number): Element[] => Array.from({ length: count }, () => ({}) as Element);
  const stated: StatedLine = {
    name: 'Smör',
    description: null,
    articleNumber: null,
    gtin: null,
    quantity: '3',
    unit: 'H87',
    priceAmount: '1.335',
    baseQuantity: null,
    allowanceCharges: [],
    sum: null,
    vatRate: null,
    deliveryDate: null,
  };

  const deposit = { charge: true, amount: '2', kind: 'deposit' } as const;
  const rebate = { charge: false, amount: '0.5', kind: 'discount' } as const;

  test('are fifty thousand at most', () => {
    const read = (): StatedLine => {
      throw new Error('read');
    };
    expect(() => invoiceLines(elements(50_000), read, around)).toThrow('read');
    expect(() => invoiceLines(elements(50_001), read, around)).toThrow('document.too-large: 50001 lines');
  });

  test.each([
    [{}, '4.01'],
    [{ sum: '4' }, '4'],
    [{ quantity: null }, '0'],
    [{ priceAmount: null }, '0'],
    [{ quantity: '-3' }, '-4.01'],
    [{ allowanceCharges: [deposit, rebate] }, '5.51'],
  ])('come to quantity × price at the öre where they state no sum: %j', (change, sum) => {
    const lines = invoiceLines(elements(1), () => ({ ...stated, ...change }), around);
    expect(lines).toMatchObject([{ lineNo: 1, sum }]);
  });
});
