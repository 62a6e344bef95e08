import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Invoice } from './invoice.ts';
import { readInvoice } from './read-invoice.ts';

const read = async (name: string) => {
  const result = await readInvoice(readFileSync(join(import.meta.dirname, '../../testing/invoices', name)));
  if (!result.ok) throw new Error(result.reason);
  expect(result.checks, 'the fixture is consistent').toEqual([]);
  return result;
};

const rows = ({ lines }: Invoice): string[] =>
  lines.map((line) =>
    [
      line.articleNumber,
      line.name,
      line.quantity,
      line.unit,
      line.price,
      line.comparablePrice,
      line.sum,
      line.kind,
    ].join('|'),
  );

describe('UBL invoice', async () => {
  const { format, invoice } = await read('ubl-invoice.xml');

  test('head: number with blanks, both dates, the tax total in the document currency, rounding', () => {
    expect(format).toBe('ubl-invoice');
    expect(invoice).toMatchObject({
      number: 'F 000 412/26',
      issueDate: '2026-10-05',
      dueDate: '2026-11-04',
      currency: 'SEK',
      creditNote: false,
      taxTotal: '306.64',
      rounding: '-0.10',
      payable: '2507.00',
      precedingInvoices: ['F 000 398/26'],
    });
    expect(invoice.vat.map(({ rate, tax }) => [rate, tax])).toEqual([
      ['6', '76.89'],
      ['25', '229.75'],
    ]);
  });
  test('parties and payment', () => {
    expect(invoice.supplier).toEqual({
      name: 'Norrskär Grossist AB',
      organizationNumber: '5598765435',
      vatNumber: 'SE559876543501',
      endpoint: '0007:5598765435',
      gln: null,
    });
    expect(invoice.payment).toEqual({
      bankgiro: '59871236',
      plusgiro: '1234566',
      iban: null,
      reference: '990011223320',
    });
  });
  test('lines: allowance in the comparable price, price per base quantity, deposit of its own kind', () => {
    expect(rows(invoice)).toEqual([
      '20410|Vispgrädde 40 % 1 l|12|LTR|48.90|46.455|557.46|goods',
      '81022|Servetter vita 24x24 cm|5000|H87|0.1250|0.125|625.00|goods',
      '55310|LÄSK COLA 24X33CL BURK|6|XBX|129.00|129|774.00|goods',
      '90001|Pant burk 24 st|6|XBX|24.00|24|144.00|deposit',
    ]);
    expect(invoice.lines[0]?.discount).toBe('29.34');
    expect(invoice.lines[2]?.description).toBe('Pristyp:Avtal');
  });
  test('document charges stand in charges, not on lines', () => {
    expect(invoice.charges.map(({ charge, kind, amount }) => [charge, kind, amount])).toEqual([
      [true, 'freight', '150.00'],
      [false, 'discount', '50.00'],
    ]);
  });
});

test('UBL credit note: own prefix, date with a zone, due date in the payment means, positive amounts', async () => {
  const { format, invoice } = await read('ubl-creditnote.xml');
  expect(format).toBe('ubl-creditnote');
  expect(invoice).toMatchObject({
    creditNote: true,
    issueDate: '2026-10-12',
    dueDate: '2026-11-11',
    payable: '1240.83',
  });
  expect(invoice.payment.iban).toBe('SE3550000000054910000003');
  expect(rows(invoice)).toEqual([
    '90010|Returback SRS helback|10|H87|60.00|60|600.00|deposit',
    '30122|Laxfilé skinn på färsk|2.450|KGM|189.00|189|463.05|goods',
  ]);
});

test('CII: group and information lines do not count, freight as logistics charge, second due term, bankgiro', async () => {
  const { format, invoice } = await read('cii-invoice.xml');
  expect(format).toBe('cii');
  expect(invoice).toMatchObject({
    number: '2026-778',
    dueDate: '2026-11-05',
    taxTotal: '145.44',
    prepaid: '100.00',
    payable: '855.19',
    precedingInvoices: ['2026-701'],
  });
  expect(invoice.supplier).toMatchObject({
    organizationNumber: '5569990012',
    vatNumber: 'SE556999001201',
    gln: '7350000000023',
  });
  expect(invoice.payment).toMatchObject({ bankgiro: '59990010', reference: '990011223320' });
  expect(rows(invoice)).toEqual([
    '40110|Prästost 31 % 500 g|2|H87|75.00|75|150.00|goods',
    '40111|Herrgårdsost 28 % 500 g|2|H87|75.00|75|150.00|goods',
    '70001|Tvättmedel 10 l|1|XBJ|400.00|380|380.00|goods',
    '81030|Sugrör papper|250|H87|0.19900|0.199|49.75|goods',
  ]);
  expect(invoice.charges).toEqual([
    { charge: true, kind: 'freight', reason: 'Budbil', amount: '80.00', vatRate: '25' },
  ]);
});

test('ZUGFeRD 1.0: note lines are no lines, a missing price stays missing, grand total is due', async () => {
  const { invoice } = await read('zugferd1-invoice.xml');
  expect(invoice).toMatchObject({
    number: 'Z1-55',
    issueDate: '2026-10-07',
    dueDate: null,
    currency: 'EUR',
    payable: '93.30',
  });
  expect(invoice.payment.iban).toBe('DE88200800000970375700');
  expect(rows(invoice)).toEqual([
    'R-75|Riesling trocken 0,75 l|6|C62|15.00|15|90.00|goods',
    '|Kastenpfand|1|C62||3.3|3.30|deposit',
  ]);
});

test('Svefaktura in ISO-8859-1: leading zeros, empty unit, a line of a sum alone, freight, rounding', async () => {
  const { format, invoice } = await read('svefaktura-invoice.xml');
  expect(format).toBe('svefaktura');
  expect(invoice).toMatchObject({
    number: '0004711',
    dueDate: '2026-11-07',
    payable: '1877.00',
    rounding: '-0.17',
    taxTotal: '136.73',
    precedingInvoices: ['0004650'],
  });
  expect(invoice.supplier).toMatchObject({
    name: 'Norrskär Grossist AB',
    organizationNumber: '5598765435',
    gln: '7350000000030',
  });
  expect(invoice.payment).toEqual({
    bankgiro: '59871236',
    plusgiro: '1234566',
    iban: null,
    reference: '990011223320',
  });
  expect(rows(invoice)).toEqual([
    '104410|SMÖR OSALTAT 500 G NSK|20||39.90|39.9|798.00|goods',
    '220150|FLÄSKFILÉ CA 2 KG NSK|7.842|KG|98.50|98.500383|772.44|goods',
    '|Avräkning enligt överenskommelse|||||-25.00|goods',
  ]);
  expect(invoice.charges).toMatchObject([
    { charge: true, kind: 'freight', reason: 'Frakt', amount: '195.00' },
  ]);
});
