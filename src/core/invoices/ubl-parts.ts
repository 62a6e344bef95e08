import { amount, percentage } from './amounts.ts';
import type { AllowanceCharge, Party } from './invoice.ts';
import type { StatedLine } from './invoice-line.ts';
import { chargeKind } from './line-kind.ts';
import { isGlnScheme, party } from './party.ts';
import type { Element } from './xml-element.ts';

/** A UBL party: legal name before trading name, VAT number from the tax scheme `VAT`. */
export const ublParty = (wrapper: Element | undefined): Party => {
  const stated = wrapper?.child('Party');
  const endpoint = stated?.child('EndpointID');
  const legal = stated?.child('PartyLegalEntity');
  const legalId = legal?.child('CompanyID');
  const scheme = endpoint?.attribute('schemeID') ?? '';
  const identifiers = [
    ...(endpoint === undefined ? [] : [endpoint]),
    ...(stated?.find('PartyIdentification', 'ID') ?? []),
    ...(legalId === undefined ? [] : [legalId]),
  ];
  return party({
    name:
      legal?.at('RegistrationName') ??
      stated?.at('PartyName', 'Name') ??
      stated?.at('Contact', 'Name') ??
      null,
    legalId:
      legalId !== undefined && isGlnScheme(legalId.attribute('schemeID')) ? null : (legalId?.text ?? null),
    vatNumber: stated === undefined ? null : vatNumberOf(stated.all('PartyTaxScheme')),
    endpoint: endpoint?.text == null ? null : `${scheme === '' ? '' : `${scheme}:`}${endpoint.text}`,
    gln: identifiers.find((id) => isGlnScheme(id.attribute('schemeID')))?.text ?? null,
  });
};

const vatNumberOf = (schemes: readonly Element[]): string | null =>
  schemes.find((scheme) => scheme.at('TaxScheme', 'ID')?.toUpperCase() === 'VAT')?.at('CompanyID') ??
  schemes.find((scheme) => scheme.at('TaxScheme', 'ID') === null)?.at('CompanyID') ??
  null;

/** Allowances and charges that stand directly in the element (a document or a line). */
export const ublAllowanceCharges = (element: Element): AllowanceCharge[] =>
  element.all('AllowanceCharge').map((stated) => {
    const charge = stated.at('ChargeIndicator') === 'true' || stated.at('ChargeIndicator') === '1';
    const reason = stated.at('AllowanceChargeReason');
    const code = stated.at('AllowanceChargeReasonCode');
    return {
      charge,
      kind: chargeKind(charge, reason, code),
      reason: reason ?? code,
      amount: amount(stated.at('Amount')) ?? '0',
      vatRate: percentage(stated.at('TaxCategory', 'Percent')),
    };
  });

/** An `InvoiceLine` or `CreditNoteLine`. Sub-lines (XRechnung extension) detail the same sum and are not lines of their own. */
export const ublLine = (line: Element): StatedLine => {
  const item = line.child('Item');
  const price = line.child('Price');
  const quantity = line.child('InvoicedQuantity', 'CreditedQuantity');
  return {
    name: item?.at('Name') ?? null,
    description: item?.at('Description') ?? null,
    articleNumber: item?.at('SellersItemIdentification', 'ID') ?? null,
    gtin: item?.at('StandardItemIdentification', 'ID') ?? null,
    quantity: amount(quantity?.text ?? null),
    unit: quantity?.attribute('unitCode') ?? '',
    priceAmount: amount(price?.at('PriceAmount') ?? null),
    baseQuantity: amount(price?.at('BaseQuantity') ?? null),
    allowanceCharges: ublAllowanceCharges(line),
    sum: amount(line.at('LineExtensionAmount')),
    vatRate: percentage(item?.at('ClassifiedTaxCategory', 'Percent') ?? null),
  };
};
