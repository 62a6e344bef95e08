import { amount, percentage } from '../amounts.ts';
import { xsdDate } from '../dates.ts';
import { identityOf } from '../document-identity.ts';
import type { Invoice, VatBreakdown } from '../invoice.ts';
import { invoiceLines } from '../invoice-line.ts';
import { paymentMeans, type StatedAccount } from '../payment-means.ts';
import type { Element } from '../xml/xml-element.ts';
import { svefakturaBuyer, svefakturaSupplier } from './svefaktura-party.ts';
import { svefakturaLine } from './svefaktura-line.ts';
import { svefakturaCharges } from './svefaktura-charges.ts';

/** Reads Svefaktura 1.0 (SFTI Basic Invoice 1.0). Invoice and credit note share the root; amounts of both are positive. Throws `Refusal`. */
export const readSvefaktura = (root: Element): Invoice => {
  const total = root.child('LegalTotal');
  const payable = total?.child('TaxInclusiveTotalAmount');
  const creditNote = /^(381|383)$/.test(root.at('InvoiceTypeCode') ?? '');
  const means = root.all('PaymentMeans');
  const taxTotal = root.child('TaxTotal');
  return {
    ...identityOf(root.at('ID'), root.at('IssueDate'), xsdDate(root.at('IssueDate'))),
    dueDate: means.map((one) => xsdDate(one.at('DuePaymentDate'))).find((day) => day !== null) ?? null,
    currency: root.at('InvoiceCurrencyCode') ?? (payable?.attribute('amountCurrencyID') || 'SEK'),
    creditNote,
    supplier: svefakturaSupplier(root),
    buyer: svefakturaBuyer(root),
    payment: paymentMeans(means.map(statedAccount)),
    lines: invoiceLines(root.all('InvoiceLine'), svefakturaLine, {
      creditNote,
      delivered: xsdDate(root.at('Delivery', 'ActualDeliveryDateTime')),
    }),
    charges: svefakturaCharges(root),
    vat: (taxTotal?.all('TaxSubTotal') ?? []).map(vatBreakdown),
    lineNet: amount(total?.at('LineExtensionTotalAmount') ?? null),
    taxExclusive: amount(total?.at('TaxExclusiveTotalAmount') ?? null),
    taxTotal: amount(taxTotal?.at('TotalTaxAmount') ?? null),
    // The only total with tax is the one to pay: it already includes the rounding.
    taxInclusive: null,
    prepaid: null,
    rounding: amount(total?.at('RoundOffAmount') ?? root.at('RoundOffAmount')),
    payable: amount(payable?.text ?? null),
    precedingInvoices: root
      .all('InitialInvoiceDocumentReference')
      .flatMap((reference) => reference.at('ID') ?? []),
  };
};

const vatBreakdown = (subtotal: Element): VatBreakdown => ({
  rate: percentage(subtotal.at('TaxCategory', 'Percent')),
  taxable: amount(subtotal.at('TaxableAmount')),
  tax: amount(subtotal.at('TaxAmount')),
});

const statedAccount = (means: Element): StatedAccount => {
  const account = means.child('PayeeFinancialAccount');
  return {
    account: account?.at('ID') ?? null,
    institution: account?.at('FinancialInstitutionBranch', 'FinancialInstitution', 'ID') ?? null,
    reference: account?.at('PaymentInstructionID') ?? null,
  };
};
