import { type Decimal, fixed, zero } from '#core/values/decimal.ts';
import type { DraftCharge, DraftLine, DraftParty, InvoiceDraft } from './invoice-draft.ts';
import { type Totals, totalsOf } from './totals.ts';
import { leaf, xml, xmlDocument, type XmlText } from './xml-text.ts';

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd:';
/** ISO 6523 code of the Swedish organisation number. */
const organizationScheme = '0007';
const gtinScheme = '0160';

/** Writes a Peppol BIS Billing 3 `Invoice` or `CreditNote` (UBL 2.1). */
export const writeUbl = (draft: InvoiceDraft): string => {
  const name = draft.creditNote ? 'CreditNote' : 'Invoice';
  const totals = totalsOf(draft);
  const money = moneyIn(draft.currency);
  return xmlDocument(
    name,
    {
      xmlns: `${oasis}${name}-2`,
      'xmlns:cac': `${oasis}CommonAggregateComponents-2`,
      'xmlns:cbc': `${oasis}CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    leaf('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    leaf('cbc:ID', draft.number),
    leaf('cbc:IssueDate', draft.issueDate),
    draft.creditNote ? '' : leaf('cbc:DueDate', draft.dueDate),
    leaf(`cbc:${name}TypeCode`, draft.creditNote ? '381' : '380'),
    leaf('cbc:DocumentCurrencyCode', draft.currency),
    leaf('cbc:BuyerReference', draft.buyerReference),
    draft.precedingInvoice === undefined
      ? ''
      : xml(
          'cac:BillingReference',
          xml('cac:InvoiceDocumentReference', leaf('cbc:ID', draft.precedingInvoice)),
        ),
    xml('cac:AccountingSupplierParty', party(draft.supplier, true)),
    xml('cac:AccountingCustomerParty', party(draft.buyer, false)),
    paymentMeans(draft),
    ...draft.charges.map((charge) => documentCharge(charge, money)),
    taxTotal(totals, money),
    monetaryTotal(totals, money),
    ...totals.lines.map(({ line, sum }, at) => invoiceLine(line, sum, at, money, draft.creditNote)),
  );
};

type Money = (name: string, value: Decimal | string) => XmlText;

const moneyIn =
  (currency: string): Money =>
  (name, value) =>
    leaf(name, typeof value === 'string' ? value : fixed(value, 2), { currencyID: currency });

const taxScheme = (id: string): XmlText => xml('cac:TaxScheme', leaf('cbc:ID', id));

const taxCategory = (element: string, rate: string): XmlText =>
  xml(element, leaf('cbc:ID', rate === '0' ? 'Z' : 'S'), leaf('cbc:Percent', rate), taxScheme('VAT'));

const party = (stated: DraftParty, supplier: boolean): XmlText =>
  xml(
    'cac:Party',
    leaf('cbc:EndpointID', stated.organizationNumber, { schemeID: organizationScheme }),
    xml('cac:PartyName', leaf('cbc:Name', stated.name)),
    xml(
      'cac:PostalAddress',
      leaf('cbc:StreetName', stated.street),
      leaf('cbc:CityName', stated.city),
      leaf('cbc:PostalZone', stated.postalCode),
      xml('cac:Country', leaf('cbc:IdentificationCode', 'SE')),
    ),
    xml('cac:PartyTaxScheme', leaf('cbc:CompanyID', `SE${stated.organizationNumber}01`), taxScheme('VAT')),
    // Peppol rule SE-R-005: the words of a supplier approved for F-tax.
    supplier ? xml('cac:PartyTaxScheme', leaf('cbc:CompanyID', 'Godkänd för F-skatt'), taxScheme('TAX')) : '',
    xml(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', stated.name),
      leaf('cbc:CompanyID', stated.organizationNumber, { schemeID: organizationScheme }),
    ),
  );

const paymentMeans = (draft: InvoiceDraft): XmlText =>
  xml(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', '30'),
    draft.creditNote ? leaf('cbc:PaymentDueDate', draft.dueDate) : '',
    leaf('cbc:PaymentID', draft.paymentReference),
    xml(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', draft.supplier.bankgiro),
      xml('cac:FinancialInstitutionBranch', leaf('cbc:ID', 'SE:BANKGIRO')),
    ),
  );

const documentCharge = ({ charge, reason, amount, vatRate }: DraftCharge, money: Money): XmlText =>
  xml(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(charge)),
    leaf('cbc:AllowanceChargeReason', reason),
    money('cbc:Amount', amount),
    taxCategory('cac:TaxCategory', vatRate),
  );

const taxTotal = ({ tax, vat }: Totals, money: Money): XmlText =>
  xml(
    'cac:TaxTotal',
    money('cbc:TaxAmount', tax),
    ...vat.map((one) =>
      xml(
        'cac:TaxSubtotal',
        money('cbc:TaxableAmount', one.taxable),
        money('cbc:TaxAmount', one.tax),
        taxCategory('cac:TaxCategory', one.rate),
      ),
    ),
  );

const monetaryTotal = (totals: Totals, money: Money): XmlText =>
  xml(
    'cac:LegalMonetaryTotal',
    money('cbc:LineExtensionAmount', totals.lineNet),
    money('cbc:TaxExclusiveAmount', totals.taxExclusive),
    money('cbc:TaxInclusiveAmount', totals.taxInclusive),
    totals.allowances.eq(zero) ? '' : money('cbc:AllowanceTotalAmount', totals.allowances),
    totals.charges.eq(zero) ? '' : money('cbc:ChargeTotalAmount', totals.charges),
    totals.rounding.eq(zero) ? '' : money('cbc:PayableRoundingAmount', totals.rounding),
    money('cbc:PayableAmount', totals.payable),
  );

/** What is taken off a line, or its deposit. */
const lineCharge = (amount: string | undefined, isCharge: boolean, money: Money): XmlText =>
  amount === undefined
    ? ''
    : xml(
        'cac:AllowanceCharge',
        leaf('cbc:ChargeIndicator', String(isCharge)),
        leaf('cbc:AllowanceChargeReason', isCharge ? 'Pant' : 'Rabatt'),
        money('cbc:Amount', amount),
      );

const invoiceLine = (line: DraftLine, sum: Decimal, at: number, money: Money, creditNote: boolean): XmlText =>
  xml(
    creditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', String(at + 1)),
    leaf(creditNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode: line.unit,
    }),
    money('cbc:LineExtensionAmount', sum),
    lineCharge(line.discount, false, money),
    lineCharge(line.deposit, true, money),
    xml(
      'cac:Item',
      leaf('cbc:Name', line.name),
      xml('cac:SellersItemIdentification', leaf('cbc:ID', line.articleNumber)),
      line.gtin === undefined
        ? ''
        : xml('cac:StandardItemIdentification', leaf('cbc:ID', line.gtin, { schemeID: gtinScheme })),
      taxCategory('cac:ClassifiedTaxCategory', line.vatRate),
    ),
    xml('cac:Price', money('cbc:PriceAmount', line.price)),
  );
