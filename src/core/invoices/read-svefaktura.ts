import { amount, percentage } from './amounts.ts';
import { xsdDate } from './dates.ts';
import { identityOf } from './document-identity.ts';
import type { AllowanceCharge, Invoice, Party, VatBreakdown } from './invoice.ts';
import { invoiceLines, type StatedLine } from './invoice-line.ts';
import { chargeKind } from './line-kind.ts';
import { isGlnScheme, party } from './party.ts';
import { paymentMeans, type StatedAccount } from './payment-means.ts';
import type { Element } from './xml-element.ts';

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
    supplier: svefakturaParty(root.child('SellerParty')),
    buyer: svefakturaParty(root.child('BuyerParty')),
    payment: paymentMeans(means.map(statedAccount)),
    lines: invoiceLines(root.all('InvoiceLine'), svefakturaLine, creditNote),
    charges: allowanceCharges(root),
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

/** A party of a Svefaktura, buyer or seller. */
export const svefakturaParty = (wrapper: Element | undefined): Party => {
  const stated = wrapper?.child('Party');
  const scheme = (wanted: string): string | null =>
    stated
      ?.all('PartyTaxScheme')
      .find((tax) => tax.at('TaxScheme', 'ID')?.toUpperCase() === wanted)
      ?.at('CompanyID') ?? null;
  const gln = stated
    ?.find('PartyIdentification', 'ID')
    .find((id) => isGlnScheme(id.attribute('identificationSchemeAgencyID')));
  return party({
    name: stated?.at('PartyName', 'Name') ?? null,
    legalId: scheme('SWT'),
    vatNumber: scheme('VAT'),
    endpoint: null,
    gln: gln?.text ?? null,
  });
};

const svefakturaLine = (line: Element): StatedLine => {
  const item = line.child('Item');
  const price = item?.child('BasePrice') ?? line.child('BasePrice');
  const quantity = line.child('InvoicedQuantity');
  const name = item?.at('Description') ?? line.at('Note');
  return {
    name,
    description: line.at('Note'),
    articleNumber: item?.at('SellersItemIdentification', 'ID') ?? null,
    gtin: item?.at('StandardItemIdentification', 'ID') ?? null,
    quantity: amount(quantity?.text ?? null),
    unit: quantity?.attribute('quantityUnitCode') ?? '',
    priceAmount: amount(price?.at('PriceAmount') ?? null),
    baseQuantity: amount(price?.at('BaseQuantity') ?? null),
    allowanceCharges: allowanceCharges(line),
    sum: amount(line.at('LineExtensionAmount')),
    vatRate: percentage(item?.at('TaxCategory', 'Percent') ?? null),
  };
};

const allowanceCharges = (element: Element): AllowanceCharge[] =>
  element.all('AllowanceCharge').map((stated) => {
    const indicator = stated.at('ChargeIndicator');
    const charge = indicator === 'true' || indicator === '1';
    const code = stated.child('ReasonCode');
    const reason = code?.attribute('name') || code?.text || null;
    return {
      charge,
      kind: chargeKind(charge, reason, code?.text ?? null),
      reason,
      amount: amount(stated.at('Amount') ?? stated.at('AllowanceChargeAmount')) ?? '0',
      vatRate: percentage(stated.at('TaxCategory', 'Percent')),
    };
  });

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
