import { describe, expect, test } from 'vitest';
import { checkCodes } from './checks/check-finding.ts';
import { invoiceFormats, syntaxNames } from './invoice.ts';
import { otherKinds, unreadSyntaxes } from './other-kind.ts';

// Stored with each document and told to programs: a word that is another one tomorrow is lost from yesterday's rows.
describe('the words that are stored of a document stay', () => {
  test('what an invoice is read out of', () => {
    expect(syntaxNames.join(' ')).toBe('ubl-invoice ubl-creditnote cii svefaktura');
    expect(invoiceFormats.join(' ')).toBe(`${syntaxNames.join(' ')} hybrid-pdf text-pdf scan picture csv`);
  });

  test('what else a document is', () => {
    expect(otherKinds.join(' ')).toBe(
      'proforma reminder interest collection draft cancelled order order-confirmation quotation delivery-note return-note statement direct-debit factoring payment-notice price-list other',
    );
    expect(unreadSyntaxes.join(' ')).toBe(
      'finvoice fatturapa facturae e2b teapps ebinterface cxml edifact x12',
    );
  });

  test('what a check finds', () =>
    expect(checkCodes.join(' ')).toBe(
      [
        'line.arithmetic line.name-missing line.vat-rate-impossible line.food-vat-rate line.alcohol-vat-rate',
        'line.restaurant-vat-rate line.gtin-check-digit document.lines-missing document.line-sum document.tax-total',
        'document.payable document.due-before-issue document.more-invoices document.currency-unknown',
        'document.buyer-other supplier.organization-number-check-digit supplier.vat-number-check-digit',
        'payment.bankgiro-check-digit payment.plusgiro-check-digit',
      ].join(' '),
    ));
});
