import { amount, percentage } from '../amounts.ts';
import { currencyOr } from '../currency.ts';
import { xsdDate } from '../dates.ts';
import { identityOf, isCreditNoteCode } from '../document-identity.ts';
import type { Invoice, VatBreakdown } from '../invoice.ts';
import { invoiceLines } from '../invoice-line.ts';
import { paymentMeans } from '../payment-means.ts';
import { Refusal } from '../refusal.ts';
import { kindOfTypeCode } from '../unread-syntax.ts';
import { ublAllowanceCharges } from './ubl-charges.ts';
import { ublLine } from './ubl-line.ts';
import { ublBuyer, ublSupplier } from './ubl-party.ts';
import type { Element } from '../xml/xml-element.ts';

/** Reads a UBL 2.x `Invoice` or `CreditNote` (EN 16931, Peppol BIS 3, XRechnung). Throws `Refusal`. */
export const readUbl = (root: Element): Invoice => {
  const other = kindOfTypeCode(root.at('InvoiceTypeCode'));
  if (other !== null) throw new Refusal(`kind.${other}`);
  const total = root.child('LegalMonetaryTotal');
  const currency = currencyOr(root.at('DocumentCurrencyCode') ?? '', total?.children ?? []);
  const creditNote = root.name === 'CreditNote' || isCreditNoteCode(root.at('InvoiceTypeCode'));
  const taxTotal = inCurrency(root.all('TaxTotal'), currency);
  const totalOf = (name: string): string | null => amount(total?.at(name) ?? null);
  return {
    ...identityOf(root.at('ID'), root.at('IssueDate'), xsdDate(root.at('IssueDate'))),
    dueDate: xsdDate(
      root.at('DueDate') ??
        root.at('PaymentMeans', 'PaymentDueDate') ??
        root.at('PaymentTerms', 'PaymentDueDate'),
    ),
    currency,
    creditNote,
    supplier: ublSupplier(root),
    buyer: ublBuyer(root),
    payment: paymentMeans(root.all('PaymentMeans').map(statedAccount)),
    lines: invoiceLines([...root.all('InvoiceLine'), ...root.all('CreditNoteLine')], ublLine, {
      creditNote,
      delivered: xsdDate(root.at('Delivery', 'ActualDeliveryDate')),
    }),
    charges: ublAllowanceCharges(root),
    vat: (taxTotal?.all('TaxSubtotal') ?? []).map(vatBreakdown),
    lineNet: totalOf('LineExtensionAmount'),
    taxExclusive: totalOf('TaxExclusiveAmount'),
    taxTotal: amount(taxTotal?.at('TaxAmount') ?? null),
    taxInclusive: totalOf('TaxInclusiveAmount'),
    prepaid: totalOf('PrepaidAmount'),
    rounding: totalOf('PayableRoundingAmount'),
    payable: totalOf('PayableAmount'),
    precedingInvoices: root
      .find('BillingReference', 'InvoiceDocumentReference')
      .flatMap((reference) => reference.at('ID') ?? []),
  };
};

/** The tax total in the document's currency; a second one repeats it in the accounting currency (BT-111). */
const inCurrency = (totals: readonly Element[], currency: string): Element | undefined =>
  totals.find((total) => total.child('TaxAmount')?.attribute('currencyID') === currency) ?? totals[0];

const vatBreakdown = (subtotal: Element): VatBreakdown => ({
  rate: percentage(subtotal.at('TaxCategory', 'Percent') ?? subtotal.at('Percent')),
  taxable: amount(subtotal.at('TaxableAmount')),
  tax: amount(subtotal.at('TaxAmount')),
});

const statedAccount = (means: Element) => ({
  account: means.at('PayeeFinancialAccount', 'ID'),
  institution:
    means.at('PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID') ??
    means.at('PayeeFinancialAccount', 'FinancialInstitutionBranch', 'FinancialInstitution', 'ID') ??
    means.at('PaymentChannelCode'),
  reference: means.at('PaymentID') ?? means.at('InstructionID'),
});
