import { decimal } from '../../values/decimal.ts';
import { amount, percentage } from '../amounts.ts';
import { ciiAccount } from './cii-account.ts';
import { ciiAllowanceCharges, ciiDocumentCharges } from './cii-charges.ts';
import { ciiBuyer, ciiSupplier, ciiTrade } from './cii-party.ts';
import { ciiLine, deliveredOn } from './cii-line.ts';
import { countedLines } from './cii-counted-lines.ts';
import { currencyOr } from '../currency.ts';
import { ciiDate } from '../dates.ts';
import { identityOf, isCreditNoteCode } from '../document-identity.ts';
import type { Invoice, VatBreakdown } from '../invoice.ts';
import { invoiceLines } from '../invoice-line.ts';
import { paymentMeans } from '../payment-means.ts';
import { Refusal } from '../refusal.ts';
import { kindOfTypeCode } from '../unread-syntax.ts';
import type { Element } from '../xml/xml-element.ts';

/**
 * Reads a UN/CEFACT Cross Industry Invoice: D16B and later (Factur-X, ZUGFeRD 2, XRechnung) and ZUGFeRD 1.0, whose
 * elements have other names for the same things. Throws `Refusal`.
 */
export const readCii = (root: Element): Invoice => {
  const head = root.child('ExchangedDocument', 'HeaderExchangedDocument');
  const trade = ciiTrade(root);
  const settlement = trade?.child('ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement');
  const totals = settlement?.child(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
  const currency = settlement?.at('InvoiceCurrencyCode') ?? '';
  const typeCode = head?.at('TypeCode') ?? null;
  const other = kindOfTypeCode(typeCode);
  if (other !== null) throw new Refusal(`kind.${other}`);
  const creditNote = isCreditNoteCode(typeCode);
  const totalOf = (name: string): string | null => amountInCurrency(totals, name, currency);
  const issued = head?.child('IssueDateTime');
  return {
    ...identityOf(head?.at('ID') ?? null, issued?.text ?? null, ciiDate(issued)),
    dueDate: dueDateOf(settlement),
    currency: currencyOr(currency, totals?.children ?? []),
    creditNote,
    supplier: ciiSupplier(root),
    buyer: ciiBuyer(root),
    payment: paymentMeans([
      ...(settlement?.all('SpecifiedTradeSettlementPaymentMeans') ?? []).map(ciiAccount),
      { account: null, institution: null, reference: settlement?.at('PaymentReference') ?? null },
    ]),
    lines: invoiceLines(
      countedLines(trade?.all('IncludedSupplyChainTradeLineItem') ?? [], totalOf('LineTotalAmount')),
      ciiLine,
      {
        creditNote,
        delivered: deliveredOn(
          trade?.child('ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery'),
        ),
      },
    ),
    charges:
      settlement === undefined ? [] : [...ciiAllowanceCharges(settlement), ...ciiDocumentCharges(settlement)],
    vat: (settlement?.all('ApplicableTradeTax') ?? []).map(vatBreakdown),
    lineNet: totalOf('LineTotalAmount'),
    taxExclusive: totalOf('TaxBasisTotalAmount'),
    taxTotal: totalOf('TaxTotalAmount'),
    taxInclusive: totalOf('GrandTotalAmount'),
    prepaid: totalOf('TotalPrepaidAmount'),
    rounding: totalOf('RoundingAmount'),
    payable:
      totalOf('DuePayableAmount') ??
      withoutPrepaid(totalOf('GrandTotalAmount'), totalOf('TotalPrepaidAmount')),
    precedingInvoices: (settlement?.all('InvoiceReferencedDocument') ?? []).flatMap(
      (reference) => reference.at('IssuerAssignedID') ?? reference.at('ID') ?? [],
    ),
  };
};

/** The amount in the document's currency; a second one repeats it in the accounting currency (BT-111). */
const amountInCurrency = (totals: Element | undefined, name: string, currency: string): string | null => {
  const stated = totals?.all(name) ?? [];
  const chosen =
    stated.find((element) => element.attribute('currencyID') === currency) ??
    stated.find((element) => element.attribute('currencyID') === '') ??
    stated[0];
  return amount(chosen?.text ?? null);
};

// ZUGFeRD 1.0 BASIC states no amount due when nothing is prepaid.
const withoutPrepaid = (grandTotal: string | null, prepaid: string | null): string | null =>
  grandTotal === null || prepaid === null
    ? grandTotal
    : decimal(grandTotal).minus(decimal(prepaid)).toFixed();

const dueDateOf = (settlement: Element | undefined): string | null => {
  for (const terms of settlement?.all('SpecifiedTradePaymentTerms') ?? []) {
    const day = ciiDate(terms.child('DueDateDateTime'));
    if (day !== null) return day;
  }
  return null;
};

const vatBreakdown = (tax: Element): VatBreakdown => ({
  rate: percentage(tax.at('RateApplicablePercent') ?? tax.at('ApplicablePercent')),
  taxable: amount(tax.at('BasisAmount')),
  tax: amount(tax.at('CalculatedAmount')),
});
