import { describe, expect, test } from 'vitest';
import type { InvoiceLine } from '#core/invoices/invoice.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import { scoreDocument } from './score-document.ts';
import { scoreIdentity } from './score-identity.ts';
import { scoreTable } from './score-table.ts';
import type { FileScore } from './score-row.ts';
import type { Truth } from './truth.ts';

const line = (quantity: string, price: string, sum: string, discount = '0'): InvoiceLine => ({
  lineNo: 1,
  name: 'Lax',
  description: null,
  articleNumber: null,
  gtin: null,
  quantity,
  unit: 'kg',
  price,
  comparablePrice: null,
  discount,
  deposit: '0',
  sum,
  vatRate: null,
  kind: 'goods',
});

const party = { name: null, organizationNumber: null, vatNumber: null, endpoint: null, gln: null };

const draft = (lines: readonly InvoiceLine[]): DraftInvoice => ({
  number: '42',
  issueDate: '2026-10-05',
  dueDate: null,
  currency: 'SEK',
  creditNote: false,
  supplier: { ...party, name: 'Norrskär Grossist AB' },
  buyer: party,
  payment: { bankgiro: null, plusgiro: null, iban: null, reference: null },
  lines,
  charges: [],
  vat: [],
  lineNet: '378.00',
  taxExclusive: '378.00',
  taxTotal: '45.36',
  taxInclusive: null,
  prepaid: null,
  rounding: null,
  payable: '423.36',
  precedingInvoices: [],
});

const truth: Truth = {
  number: '42',
  issueDate: '2026-10-05',
  payable: '423.36',
  taxTotal: '45.36',
  supplier: { name: 'NORRSKÄR GROSSIST' },
  lines: [{ quantity: '2.000', netPrice: '189', lineTotal: '378' }],
};

describe('the score of a document', () => {
  test('counts values, not spellings', () => {
    expect(scoreDocument(draft([line('2', '189.00', '378.00')]), truth)).toEqual({
      fields: 5,
      fieldsRight: 5,
      wrong: [],
      lines: 1,
      linesFound: 1,
      linesRight: 1,
      right: true,
    });
  });

  test('finds a line by its sum, and calls it right only with quantity and price', () => {
    const score = scoreDocument(draft([line('189.00', '2', '378.00')]), truth);
    expect(score).toMatchObject({ linesFound: 1, linesRight: 0, right: false });
  });

  test('a line that is not on the document makes the document wrong', () => {
    const score = scoreDocument(draft([line('2', '189.00', '378.00'), line('1', '1', '1')]), truth);
    expect(score).toMatchObject({ linesRight: 1, right: false });
  });

  test('takes the price before the discount that the line states', () => {
    const stated = {
      ...truth,
      lines: [{ quantity: '2', netPrice: '170.10', grossPrice: '189', lineTotal: '340.20' }],
    };
    expect(scoreDocument(draft([line('2', '189.00', '340.20', '37.80')]), stated).linesRight).toBe(1);
    expect(scoreDocument(draft([line('2', '189.00', '340.20')]), stated).linesRight).toBe(0);
    const perHundred = { ...stated.lines[0], baseQuantity: '100' };
    const read = draft([line('2', '1.89', '340.20', '37.80')]);
    expect(scoreDocument(read, { ...stated, lines: [perHundred] }).linesRight).toBe(1);
  });

  test('takes negative amounts for the positive ones of a credit note', () => {
    const credit = { ...truth, kind: 'credit-note' };
    const read = { ...draft([line('-2', '189.00', '-378.00')]), payable: '-423.36', taxTotal: '-45.36' };
    expect(scoreDocument(read, credit)).toMatchObject({ linesRight: 1, right: true });
  });

  test('names what is wrong', () => {
    expect(scoreDocument(draft([]), { ...truth, number: '43' }).wrong).toEqual(['number 42 ≠ 43']);
  });
});

test("another company's VAT number is a fault of identity, and none is not", () => {
  const stated = { ...truth, supplier: { name: 'NORRSKÄR GROSSIST', vatNumber: 'DE700904513' } };
  const read = draft([line('2', '189.00', '378.00')]);
  const faultsOf = (vatNumber: string | null): readonly string[] =>
    scoreIdentity({ ...read, supplier: { ...read.supplier, vatNumber } }, 'invoice', stated).faults.filter(
      (fault) => fault.startsWith('vatNumber'),
    );
  expect(faultsOf(null)).toEqual([]);
  expect(faultsOf('DE 700 904 513')).toEqual([]);
  expect(faultsOf('SE556233245101')).toEqual(['vatNumber SE556233245101 ≠ DE700904513']);
});

test('the table counts what is trusted and wrong', () => {
  const score: FileScore = {
    ...scoreDocument(draft([line('189.00', '2', '378.00')]), truth),
    suppliers: 1,
    suppliersRight: 1,
    articles: 2,
    articlesRight: 1,
    names: 0,
    namesRight: 0,
    kindRight: true,
    faults: ['article 22 ≠ 22 407'],
    format: 'text-pdf',
    source: 'here',
    pages: 2,
    milliseconds: 50,
    trusted: true,
  };
  expect(scoreTable('format', [score]).trimEnd().split('\n').at(-1)).toBe(
    '| text-pdf | 1 | 5/5 (100.0 %) | 1/1 (100.0 %) | 0/1 (0.0 %) | 0/1 (0.0 %) | 1/1 (100.0 %) | 1 | 1 | 1/1 (100.0 %) | 1/2 (50.0 %) | – | 1/1 (100.0 %) | 25 |',
  );
});
