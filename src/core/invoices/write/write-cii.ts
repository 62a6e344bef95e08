import { type Decimal, fixed, zero } from '#core/values/decimal.ts';
import type { DraftCharge, DraftLine, DraftParty, InvoiceDraft } from './invoice-draft.ts';
import { type Totals, totalsOf } from './totals.ts';
import { leaf, xml, xmlDocument, type XmlText } from './xml-text.ts';

const uncefact = 'urn:un:unece:uncefact:data:standard:';

/** Writes a UN/CEFACT Cross Industry Invoice D16B in the Factur-X profile EN 16931 (`factur-x.xml` inside a PDF). */
export const writeCii = (draft: InvoiceDraft): string => {
  const totals = totalsOf(draft);
  return xmlDocument(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${uncefact}CrossIndustryInvoice:100`,
      'xmlns:ram': `${uncefact}ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${uncefact}UnqualifiedDataType:100`,
    },
    xml(
      'rsm:ExchangedDocumentContext',
      xml('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    xml(
      'rsm:ExchangedDocument',
      leaf('ram:ID', draft.number),
      leaf('ram:TypeCode', draft.creditNote ? '381' : '380'),
      xml('ram:IssueDateTime', date(draft.issueDate)),
    ),
    xml(
      'rsm:SupplyChainTradeTransaction',
      ...totals.lines.map(({ line, sum }, at) => invoiceLine(line, sum, at)),
      xml(
        'ram:ApplicableHeaderTradeAgreement',
        leaf('ram:BuyerReference', draft.buyerReference),
        xml('ram:SellerTradeParty', party(draft.supplier)),
        xml('ram:BuyerTradeParty', party(draft.buyer)),
      ),
      '<ram:ApplicableHeaderTradeDelivery/>',
      settlement(draft, totals),
    ),
  );
};

const date = (day: string): XmlText => leaf('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' });

const money = (name: string, value: Decimal): XmlText => leaf(name, fixed(value, 2));

const category = (rate: string): XmlText => leaf('ram:CategoryCode', rate === '0' ? 'Z' : 'S');

const tax = (element: string, rate: string): XmlText =>
  xml(element, leaf('ram:TypeCode', 'VAT'), category(rate), leaf('ram:RateApplicablePercent', rate));

const party = (stated: DraftParty): XmlText =>
  [
    leaf('ram:Name', stated.name),
    xml('ram:SpecifiedLegalOrganization', leaf('ram:ID', stated.organizationNumber, { schemeID: '0007' })),
    xml(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', stated.postalCode),
      leaf('ram:LineOne', stated.street),
      leaf('ram:CityName', stated.city),
      leaf('ram:CountryID', 'SE'),
    ),
    xml('ram:URIUniversalCommunication', leaf('ram:URIID', stated.organizationNumber, { schemeID: '0007' })),
    xml(
      'ram:SpecifiedTaxRegistration',
      leaf('ram:ID', `SE${stated.organizationNumber}01`, { schemeID: 'VA' }),
    ),
  ].join('');

const allowanceCharge = (charge: boolean, amount: string, reason: string, taxed: XmlText): XmlText =>
  xml(
    'ram:SpecifiedTradeAllowanceCharge',
    xml('ram:ChargeIndicator', leaf('udt:Indicator', String(charge))),
    leaf('ram:ActualAmount', amount),
    leaf('ram:Reason', reason),
    taxed,
  );

const documentCharge = ({ charge, reason, amount, vatRate }: DraftCharge): XmlText =>
  allowanceCharge(charge, amount, reason, tax('ram:CategoryTradeTax', vatRate));

const invoiceLine = (line: DraftLine, sum: Decimal, at: number): XmlText =>
  xml(
    'ram:IncludedSupplyChainTradeLineItem',
    xml('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(at + 1))),
    xml(
      'ram:SpecifiedTradeProduct',
      line.gtin === undefined ? '' : leaf('ram:GlobalID', line.gtin, { schemeID: '0160' }),
      leaf('ram:SellerAssignedID', line.articleNumber),
      leaf('ram:Name', line.name),
    ),
    xml(
      'ram:SpecifiedLineTradeAgreement',
      xml('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', line.price)),
    ),
    xml('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', line.quantity, { unitCode: line.unit })),
    xml(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', line.vatRate),
      line.discount === undefined ? '' : allowanceCharge(false, line.discount, 'Rabatt', ''),
      line.deposit === undefined ? '' : allowanceCharge(true, line.deposit, 'Pant', ''),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', fixed(sum, 2))),
    ),
  );

const settlement = (draft: InvoiceDraft, totals: Totals): XmlText =>
  xml(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', draft.paymentReference),
    leaf('ram:InvoiceCurrencyCode', draft.currency),
    xml(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', '30'),
      xml('ram:PayeePartyCreditorFinancialAccount', leaf('ram:ProprietaryID', draft.supplier.bankgiro)),
      xml('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', 'BGABSESS')),
    ),
    ...totals.vat.map((one) =>
      xml(
        'ram:ApplicableTradeTax',
        money('ram:CalculatedAmount', one.tax),
        leaf('ram:TypeCode', 'VAT'),
        money('ram:BasisAmount', one.taxable),
        category(one.rate),
        leaf('ram:RateApplicablePercent', one.rate),
      ),
    ),
    ...draft.charges.map(documentCharge),
    xml('ram:SpecifiedTradePaymentTerms', xml('ram:DueDateDateTime', date(draft.dueDate))),
    xml(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      money('ram:LineTotalAmount', totals.lineNet),
      money('ram:ChargeTotalAmount', totals.charges),
      money('ram:AllowanceTotalAmount', totals.allowances),
      money('ram:TaxBasisTotalAmount', totals.taxExclusive),
      leaf('ram:TaxTotalAmount', fixed(totals.tax, 2), { currencyID: draft.currency }),
      totals.rounding.eq(zero) ? '' : money('ram:RoundingAmount', totals.rounding),
      money('ram:GrandTotalAmount', totals.taxInclusive),
      money('ram:DuePayableAmount', totals.payable),
    ),
    draft.precedingInvoice === undefined
      ? ''
      : xml('ram:InvoiceReferencedDocument', leaf('ram:IssuerAssignedID', draft.precedingInvoice)),
  );
