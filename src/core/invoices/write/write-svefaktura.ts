import { type Decimal, fixed, zero } from '#core/values/decimal.ts';
import type { DraftCharge, DraftLine, DraftParty, InvoiceDraft } from './invoice-draft.ts';
import { type Totals, totalsOf } from './totals.ts';
import { leaf, xml, xmlDocument, type XmlText } from './xml-text.ts';

/** Writes Svefaktura 1.0 (SFTI Basic Invoice 1.0): one root for invoice (380) and credit note (381). */
export const writeSvefaktura = (draft: InvoiceDraft): string => {
  const totals = totalsOf(draft);
  const money = moneyIn(draft.currency);
  return xmlDocument(
    'Invoice',
    {
      xmlns: 'urn:sfti:documents:BasicInvoice:1:0',
      'xmlns:cac': 'urn:sfti:CommonAggregateComponents:1:0',
      'xmlns:cbc': 'urn:oasis:names:tc:ubl:CommonBasicComponents:1:0',
    },
    leaf('ID', draft.number),
    leaf('cbc:IssueDate', draft.issueDate),
    leaf('InvoiceTypeCode', draft.creditNote ? '381' : '380'),
    leaf('InvoiceCurrencyCode', draft.currency),
    leaf('LineItemCountNumeric', String(draft.lines.length)),
    xml('cac:BuyerParty', party(draft.buyer, false)),
    xml('cac:SellerParty', party(draft.supplier, true)),
    paymentMeans(draft),
    ...draft.charges.map((charge) => documentCharge(charge, money)),
    taxTotal(totals, money),
    xml(
      'cac:LegalTotal',
      money('cbc:LineExtensionTotalAmount', totals.lineNet),
      money('cbc:TaxExclusiveTotalAmount', totals.taxExclusive),
      money('cbc:TaxInclusiveTotalAmount', totals.payable),
      totals.rounding.eq(zero) ? '' : money('cac:RoundOffAmount', totals.rounding),
    ),
    ...totals.lines.map(({ line, sum }, at) => invoiceLine(line, sum, at, money)),
    xml('RequisitionistDocumentReference', leaf('cac:ID', draft.buyerReference)),
    draft.precedingInvoice === undefined
      ? ''
      : xml('InitialInvoiceDocumentReference', leaf('cac:ID', draft.precedingInvoice)),
  );
};

type Money = (name: string, value: Decimal | string) => XmlText;

const moneyIn =
  (currency: string): Money =>
  (name, value) =>
    leaf(name, typeof value === 'string' ? value : fixed(value, 2), { amountCurrencyID: currency });

const taxScheme = (id: string): XmlText => xml('cac:TaxScheme', leaf('cac:ID', id));

const taxCategory = (rate: string): XmlText =>
  xml(
    'cac:TaxCategory',
    leaf('cac:ID', rate === '0' ? 'Z' : 'S'),
    leaf('cbc:Percent', rate),
    taxScheme('VAT'),
  );

const party = (stated: DraftParty, supplier: boolean): XmlText =>
  xml(
    'cac:Party',
    xml('cac:PartyName', leaf('cbc:Name', stated.name)),
    xml(
      'cac:Address',
      leaf('cbc:StreetName', stated.street),
      leaf('cbc:CityName', stated.city),
      leaf('cbc:PostalZone', stated.postalCode),
    ),
    xml(
      'cac:PartyTaxScheme',
      leaf('cac:CompanyID', stated.organizationNumber),
      supplier ? leaf('cbc:ExemptionReason', 'F-skattebevis finns') : '',
      taxScheme('SWT'),
    ),
    xml('cac:PartyTaxScheme', leaf('cac:CompanyID', `SE${stated.organizationNumber}01`), taxScheme('VAT')),
  );

const paymentMeans = (draft: InvoiceDraft): XmlText =>
  xml(
    'cac:PaymentMeans',
    leaf('cac:PaymentMeansTypeCode', '1'),
    leaf('cbc:DuePaymentDate', draft.dueDate),
    xml(
      'cac:PayeeFinancialAccount',
      leaf('cac:ID', draft.supplier.bankgiro),
      xml('cac:FinancialInstitutionBranch', xml('cac:FinancialInstitution', leaf('cac:ID', 'BGABSESS'))),
      leaf('cac:PaymentInstructionID', draft.paymentReference),
    ),
  );

const documentCharge = ({ charge, reason, amount, vatRate }: DraftCharge, money: Money): XmlText =>
  xml(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(charge)),
    leaf('cac:ReasonCode', 'ZZZ', { name: reason }),
    money('cbc:Amount', amount),
    taxCategory(vatRate),
  );

const taxTotal = ({ tax, vat }: Totals, money: Money): XmlText =>
  xml(
    'cac:TaxTotal',
    money('cbc:TotalTaxAmount', tax),
    ...vat.map((one) =>
      xml(
        'cac:TaxSubTotal',
        money('cbc:TaxableAmount', one.taxable),
        money('cbc:TaxAmount', one.tax),
        taxCategory(one.rate),
      ),
    ),
  );

/** What is taken off a line, or its deposit. */
const lineCharge = (amount: string | undefined, isCharge: boolean, money: Money): XmlText =>
  amount === undefined
    ? ''
    : xml(
        'cac:AllowanceCharge',
        leaf('cbc:ChargeIndicator', String(isCharge)),
        leaf('cac:ReasonCode', 'ZZZ', { name: isCharge ? 'Pant' : 'Rabatt' }),
        money('cbc:Amount', amount),
      );

const invoiceLine = (line: DraftLine, sum: Decimal, at: number, money: Money): XmlText =>
  xml(
    'cac:InvoiceLine',
    leaf('cac:ID', String(at + 1)),
    leaf('cbc:InvoicedQuantity', line.quantity, { quantityUnitCode: line.unit }),
    money('cbc:LineExtensionAmount', sum),
    lineCharge(line.discount, false, money),
    lineCharge(line.deposit, true, money),
    xml(
      'cac:Item',
      leaf('cbc:Description', line.name),
      xml('cac:SellersItemIdentification', leaf('cac:ID', line.articleNumber)),
      line.gtin === undefined
        ? ''
        : xml(
            'cac:StandardItemIdentification',
            leaf('cac:ID', line.gtin, { identificationSchemeAgencyID: '9' }),
          ),
      taxCategory(line.vatRate),
      xml('cac:BasePrice', money('cbc:PriceAmount', line.price)),
    ),
  );
