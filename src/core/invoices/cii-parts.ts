import { amount, percentage } from './amounts.ts';
import type { AllowanceCharge, Party } from './invoice.ts';
import { chargeKind } from './line-kind.ts';
import { isGlnScheme, party } from './party.ts';
import type { StatedAccount } from './payment-means.ts';
import type { Element } from './xml-element.ts';

/** A CII trade party; tax registrations of scheme `VA` are VAT numbers, `FC` local tax numbers. */
export const ciiParty = (stated: Element | undefined): Party => {
  const legalId = stated?.child('SpecifiedLegalOrganization')?.child('ID');
  const endpoint = stated?.child('URIUniversalCommunication')?.child('URIID');
  const scheme = endpoint?.attribute('schemeID') ?? '';
  const identifiers = [
    ...(stated?.all('GlobalID') ?? []),
    ...(endpoint === undefined ? [] : [endpoint]),
    ...(legalId === undefined ? [] : [legalId]),
  ];
  const vat = stated
    ?.find('SpecifiedTaxRegistration', 'ID')
    .find((id) => /^(VA|VAT)$/i.test(id.attribute('schemeID')));
  return party({
    name: stated?.at('Name') ?? stated?.at('SpecifiedLegalOrganization', 'TradingBusinessName') ?? null,
    legalId:
      legalId !== undefined && isGlnScheme(legalId.attribute('schemeID')) ? null : (legalId?.text ?? null),
    vatNumber: vat?.text ?? null,
    endpoint: endpoint?.text == null ? null : `${scheme === '' ? '' : `${scheme}:`}${endpoint.text}`,
    gln: identifiers.find((id) => isGlnScheme(id.attribute('schemeID')))?.text ?? null,
  });
};

/** Allowances and charges of a settlement, of the document's or of a line's. */
export const ciiAllowanceCharges = (settlement: Element): AllowanceCharge[] =>
  settlement.all('SpecifiedTradeAllowanceCharge').map((stated) => {
    const indicator = stated.at('ChargeIndicator', 'Indicator') ?? stated.at('ChargeIndicator');
    const charge = indicator === 'true' || indicator === '1';
    const reason = stated.at('Reason');
    const code = stated.at('ReasonCode');
    const tax = stated.child('CategoryTradeTax');
    return {
      charge,
      kind: chargeKind(charge, reason, code),
      reason: reason ?? code,
      amount: amount(stated.at('ActualAmount')) ?? '0',
      vatRate: percentage(tax?.at('RateApplicablePercent') ?? tax?.at('ApplicablePercent') ?? null),
    };
  });

/** Logistics charges (ZUGFeRD), a document charge of their own sort. */
export const ciiDocumentCharges = (settlement: Element): AllowanceCharge[] =>
  settlement.all('SpecifiedLogisticsServiceCharge').map((stated) => {
    const reason = stated.at('Description');
    const tax = stated.child('AppliedTradeTax');
    return {
      charge: true,
      kind: chargeKind(true, reason, 'FC'),
      reason,
      amount: amount(stated.at('AppliedAmount')) ?? '0',
      vatRate: percentage(tax?.at('RateApplicablePercent') ?? tax?.at('ApplicablePercent') ?? null),
    };
  });

/** A payment means: IBAN or national account, and the institution's BIC. */
export const ciiAccount = (means: Element): StatedAccount => {
  const account = means.child('PayeePartyCreditorFinancialAccount');
  const institution = means.child('PayeeSpecifiedCreditorFinancialInstitution');
  return {
    account: account?.at('IBANID') ?? account?.at('ProprietaryID') ?? null,
    institution: institution?.at('BICID') ?? institution?.at('ID') ?? institution?.at('Name') ?? null,
    reference: null,
  };
};
