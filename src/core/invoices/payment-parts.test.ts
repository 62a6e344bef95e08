import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkIdentifiers } from './checks/check-identifiers.ts';
import { vatGoodsOf } from './checks/vat-goods.ts';
import { paymentMeans } from './payment-means.ts';
import { readXml } from './read-xml.ts';

const xml = readFileSync(join(import.meta.dirname, '../../testing/invoices/ubl-invoice.xml'), 'utf8');
const read = (text: string) => readXml(Buffer.from(text)).invoice;

const means = (account: string | null, institution: string | null, reference: string | null = null) => ({
  account,
  institution,
  reference,
});

test('of several accounts of a sort the first one is paid to, with the first reference', () => {
  const stated = [
    means(null, 'SE:BANKGIRO'),
    means('5050-1055', 'SE:BANKGIRO', '17'),
    means('9910-6740', 'SE:BANKGIRO', '18'),
    means('4781-1', 'PGSISESS'),
    means('9020-9', 'SE:POSTGIRO'),
    means('se35 5000 0000 0549 1000 0003', null),
    means('SE4550000000058398257466', null),
  ];
  expect(paymentMeans(stated)).toEqual({
    bankgiro: '50501055',
    plusgiro: '47811',
    iban: 'SE3550000000054910000003',
    reference: '17',
  });
});

test.each(['XSE:BANKGIRO', 'SE:BANKGIROT', 'XBGABSESS', 'XSE:PLUSGIRO', 'PLUSGIROT', 'XPGSISESS', ''])(
  '%j is no giro',
  (institution) =>
    expect(paymentMeans([means('5050-1055', institution)])).toMatchObject({ bankgiro: null, plusgiro: null }),
);

describe('UBL', () => {
  const paid = (inside: string) =>
    read(
      xml.replace(
        /<cac:PaymentMeans>.*<\/cac:PaymentMeans>/s,
        `<cac:PaymentMeans>${inside}</cac:PaymentMeans>`,
      ),
    ).payment;
  const account = (branch: string) =>
    `<cac:PayeeFinancialAccount><cbc:ID>5050-1055</cbc:ID>${branch}</cac:PayeeFinancialAccount>`;

  test.each([
    account('<cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID></cac:FinancialInstitutionBranch>'),
    account(
      '<cac:FinancialInstitutionBranch><cac:FinancialInstitution><cbc:ID>BGABSESS</cbc:ID></cac:FinancialInstitution></cac:FinancialInstitutionBranch>',
    ),
    `<cbc:PaymentChannelCode>SE:BANKGIRO</cbc:PaymentChannelCode>${account('')}`,
  ])('names the giro in the branch, in its institution or in the channel: %#', (inside) =>
    expect(paid(inside).bankgiro).toBe('50501055'),
  );

  test('says what was paid before', () => {
    const prepaid = xml.replace(
      '<cbc:PayableAmount',
      '<cbc:PrepaidAmount currencyID="SEK">12.50</cbc:PrepaidAmount><cbc:PayableAmount',
    );
    expect([read(xml).prepaid, read(prepaid).prepaid]).toEqual([null, '12.50']);
  });
});

test('ten digits and no more are judged as an organization number', () => {
  const invoice = read(xml);
  const warned = (organizationNumber: string) =>
    checkIdentifiers({ ...invoice, supplier: { ...invoice.supplier, organizationNumber } })
      .map(({ code }) => code)
      .includes('supplier.organization-number-check-digit');
  expect(['5599991643', 'x5599991643', '5599991643x', '5599991634'].map(warned)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what goods are is read in the first hundred signs of a name', () => {
  const name = (length: number) => `Vodka ${'x'.repeat(length - 9)}sås`;
  expect([vatGoodsOf(name(100)), vatGoodsOf(name(101))]).toEqual([null, 'alcohol']);
});
