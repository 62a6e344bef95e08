import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import type { Invoice } from '../invoice.ts';
import { readInvoice } from '../read-invoice.ts';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { totalsOf } from './totals.ts';
import { writeCii } from './write-cii.ts';
import { writeHybridPdf } from './write-hybrid-pdf.ts';
import { writeSvefaktura } from './write-svefaktura.ts';
import { writeUbl } from './write-ubl.ts';

const writers: [string, (draft: InvoiceDraft) => Promise<Uint8Array> | Uint8Array][] = [
  ['ubl', (draft) => Buffer.from(writeUbl(draft))],
  ['cii', (draft) => Buffer.from(writeCii(draft))],
  ['svefaktura', (draft) => Buffer.from(writeSvefaktura(draft))],
  ['hybrid-pdf', async (draft) => (await writeHybridPdf(draft)).bytes],
];

const plain = (value: string | null | undefined): string =>
  value == null ? 'none' : decimal(value).toFixed();

/** What both a draft and a reading say, amounts without trailing zeros. */
const ofDraft = (draft: InvoiceDraft): object => {
  const totals = totalsOf(draft);
  return {
    head: [draft.number, draft.issueDate, draft.dueDate, draft.currency, draft.creditNote],
    supplier: [draft.supplier.name, draft.supplier.organizationNumber],
    buyer: [draft.buyer.name, draft.buyer.organizationNumber],
    payment: [draft.supplier.bankgiro, draft.paymentReference],
    preceding: draft.precedingInvoice === undefined ? [] : [draft.precedingInvoice],
    totals: [totals.lineNet, totals.taxExclusive, totals.tax, totals.payable].map((value) => value.toFixed()),
    vat: totals.vat.map(({ rate, taxable, tax }) => [plain(rate), taxable.toFixed(), tax.toFixed()]),
    charges: draft.charges.map((one) => [one.charge, one.reason, plain(one.amount), plain(one.vatRate)]),
    lines: totals.lines.map(({ line, sum }) => [
      line.name,
      line.articleNumber,
      line.gtin ?? null,
      plain(line.quantity),
      line.unit,
      plain(line.price),
      plain(line.discount ?? '0'),
      plain(line.deposit ?? '0'),
      sum.toFixed(),
      plain(line.vatRate),
    ]),
  };
};
const ofInvoice = (read: Invoice): object => ({
  head: [read.number, read.issueDate, read.dueDate, read.currency, read.creditNote],
  supplier: [read.supplier.name, read.supplier.organizationNumber],
  buyer: [read.buyer.name, read.buyer.organizationNumber],
  payment: [read.payment.bankgiro, read.payment.reference],
  preceding: read.precedingInvoices,
  totals: [read.lineNet, read.taxExclusive, read.taxTotal, read.payable].map(plain),
  vat: read.vat.map(({ rate, taxable, tax }) => [plain(rate), plain(taxable), plain(tax)]),
  charges: read.charges.map((one) => [one.charge, one.reason, plain(one.amount), plain(one.vatRate)]),
  lines: read.lines.map((line) => [
    line.name,
    line.articleNumber,
    line.gtin,
    plain(line.quantity),
    line.unit,
    plain(line.price),
    plain(line.discount),
    plain(line.deposit),
    plain(line.sum),
    plain(line.vatRate),
  ]),
});

const creditNote: InvoiceDraft = {
  ...exampleDraft,
  number: 'K-7',
  creditNote: true,
  precedingInvoice: 'F-100234',
  lines: exampleDraft.lines.slice(0, 2),
  charges: [],
};

const cents = (most: number) =>
  fc.integer({ min: 1, max: most }).map((value) => decimal(String(value)).div('100').toFixed());
const words = fc.stringMatching(/^[A-Za-zÅÄÖåäöé0-9&<>"'%,.-]{1,12}( [A-Za-zÅÄÖåäö0-9&<>"']{1,12}){0,3}$/);
const anyLine = fc.record({
  articleNumber: fc.stringMatching(/^[A-Z0-9]{1,10}$/),
  name: words,
  quantity: fc
    .integer({ min: -5000, max: 500_000 })
    .map((value) => decimal(String(value)).div('1000').toFixed()),
  unit: fc.constantFrom('KGM', 'H87', 'LTR', 'XBX'),
  price: cents(500_000),
  vatRate: fc.constantFrom('6', '12', '25'),
});
const anyCharge = fc.record({
  charge: fc.constant(true),
  reason: fc.constantFrom('Frakt', 'Kyltillägg'),
  amount: cents(50_000),
  vatRate: fc.constantFrom('6', '25'),
});
const anyDraft: fc.Arbitrary<InvoiceDraft> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    charges: fc.array(anyCharge, { maxLength: 2 }),
    roundToKrona: fc.boolean(),
  })
  .map((parts) => ({ ...exampleDraft, ...parts }));

describe.each(writers)('%s', (format, write) => {
  const read = async (draft: InvoiceDraft): Promise<object> => {
    const result = await readInvoice(await write(draft));
    if (!result.ok) throw new Error(result.reason);
    expect(result.format).toContain(format === 'ubl' && draft.creditNote ? 'ubl-creditnote' : format);
    expect(result.checks.filter(({ severity }) => severity === 'fail')).toEqual([]);
    return ofInvoice(result.invoice);
  };

  test('an invoice with one of everything reads back equal and passes every check', async () => {
    expect(await read(exampleDraft)).toEqual(ofDraft(exampleDraft));
  });
  test('pant that a line charges is its deposit, and in no price', async () => {
    const [line, ...rest] = exampleDraft.lines;
    if (line === undefined) throw new Error('the example has lines');
    const draft = { ...exampleDraft, lines: [{ ...line, deposit: '48.00' }, ...rest] };
    expect(await read(draft)).toEqual(ofDraft(draft));
  });
  test('a credit note reads back equal', async () => {
    expect(await read(creditNote)).toEqual(ofDraft(creditNote));
  });
  test('the same draft gives the same bytes', async () => {
    expect(Buffer.from(await write(exampleDraft)).equals(Buffer.from(await write(exampleDraft)))).toBe(true);
  });
  test('any draft reads back equal', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (draft) => {
        expect(await read(draft)).toEqual(ofDraft(draft));
      }),
      { numRuns: format === 'hybrid-pdf' ? 20 : 200 },
    );
  });
});
