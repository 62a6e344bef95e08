import { comparablePrice } from '#core/invoices/amounts.ts';
import { noCurrency } from '#core/invoices/currency.ts';
import { cleanText } from '#core/values/clean-text.ts';
import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import type { Draft, DraftLine } from './contract-draft.ts';
import { isoDate } from '#platform/wire/fields.ts';

const ofWire = /^-?\d{1,18}(\.\d{1,10})?$/;

/** What was read as an amount that a form takes; what is no amount of an invoice is left out. */
const amount = (value: string | null): string | null => {
  if (value === null || ofWire.test(value)) return value;
  const short = isDecimal(value) ? rounded(decimal(value), 10) : '';
  return ofWire.test(short) ? short : null;
};

const words = (value: string | null, length: number): string | null =>
  value === null ? null : cleanText(value.slice(0, length)).trim() || null;

const day = (value: string | null): string | null =>
  value !== null && isoDate.safeParse(value).success ? value : null;

/** A reading as the draft that a person starts from. Its lines are those of the reading, in their order. */
export const draftOf = (invoice: DraftInvoice): Draft => ({
  number: words(invoice.number, 100),
  issueDate: day(invoice.issueDate),
  dueDate: day(invoice.dueDate),
  currency: invoice.currency === noCurrency || !/^[A-Z]{3}$/.test(invoice.currency) ? null : invoice.currency,
  creditNote: invoice.creditNote,
  precedingInvoices: invoice.precedingInvoices.slice(0, 20).flatMap((number) => words(number, 100) ?? []),
  supplier: {
    name: words(invoice.supplier.name, 200),
    organizationNumber: words(invoice.supplier.organizationNumber, 50),
    vatNumber: words(invoice.supplier.vatNumber, 50),
  },
  payment: {
    bankgiro: words(invoice.payment.bankgiro, 50),
    plusgiro: words(invoice.payment.plusgiro, 50),
    iban: words(invoice.payment.iban, 50),
    reference: words(invoice.payment.reference, 100),
  },
  lines: invoice.lines.slice(0, 2_000).map((line, at) => ({
    read: at,
    name: words(line.name, 300) ?? '',
    articleNumber: words(line.articleNumber, 100),
    gtin: words(line.gtin, 50),
    quantity: amount(line.quantity),
    unit: words(line.unit, 30) ?? '',
    price: amount(line.price),
    discount: amount(line.discount),
    sum: amount(line.sum),
    vatRate: amount(line.vatRate),
    kind: line.kind,
  })),
  charges: invoice.charges.slice(0, 100).map((charge) => ({
    ...charge,
    reason: words(charge.reason, 300),
    amount: amount(charge.amount),
    vatRate: amount(charge.vatRate),
  })),
  vat: invoice.vat.slice(0, 20).map(({ rate, taxable, tax }) => ({
    rate: amount(rate),
    taxable: amount(taxable),
    tax: amount(tax),
  })),
  lineNet: amount(invoice.lineNet),
  taxExclusive: amount(invoice.taxExclusive),
  taxTotal: amount(invoice.taxTotal),
  taxInclusive: amount(invoice.taxInclusive),
  prepaid: amount(invoice.prepaid),
  rounding: amount(invoice.rounding),
  payable: amount(invoice.payable),
});

/** A draft of which nothing is known: a person types it in. */
export const emptyDraft: Draft = {
  number: null,
  issueDate: null,
  dueDate: null,
  currency: 'SEK',
  creditNote: false,
  supplier: { name: null, organizationNumber: null, vatNumber: null },
  payment: { bankgiro: null, plusgiro: null, iban: null, reference: null },
  lines: [],
  charges: [],
  vat: [],
  lineNet: null,
  taxExclusive: null,
  taxTotal: null,
  taxInclusive: null,
  prepaid: null,
  rounding: null,
  payable: null,
};

const lineOf = (line: DraftLine, at: number): DraftInvoice['lines'][number] => {
  const sum = line.sum ?? '0';
  return {
    lineNo: at + 1,
    name: line.name,
    description: null,
    articleNumber: line.articleNumber,
    gtin: line.gtin,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    comparablePrice: comparablePrice(sum, line.quantity),
    discount: line.discount ?? '0',
    deposit: '0',
    sum,
    vatRate: line.vatRate,
    kind: line.kind,
  };
};

const digitsOf = (value: string | null): string | null => value?.replaceAll(/\D/g, '') || null;

/** A draft as the canonical invoice, as far as it is filled in. */
export const invoiceOf = (draft: Draft): DraftInvoice => ({
  ...draft,
  currency: draft.currency ?? noCurrency,
  supplier: { ...draft.supplier, endpoint: null, gln: null },
  buyer: { name: null, organizationNumber: null, vatNumber: null, endpoint: null, gln: null },
  payment: {
    bankgiro: digitsOf(draft.payment.bankgiro),
    plusgiro: digitsOf(draft.payment.plusgiro),
    iban: draft.payment.iban?.replaceAll(/\s/g, '').toUpperCase() || null,
    reference: draft.payment.reference,
  },
  lines: draft.lines.map(lineOf),
  charges: draft.charges.map((charge) => ({ ...charge, amount: charge.amount ?? '0' })),
  precedingInvoices: draft.precedingInvoices ?? [],
});
