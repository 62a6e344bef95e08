import type { Party } from '../invoice.ts';
import { isGlnScheme, party } from '../party.ts';
import type { Element } from '../xml/xml-element.ts';

/** A CII trade party; tax registrations of scheme `VA` are VAT numbers, `FC` local tax numbers. */
const ciiParty = (stated: Element | undefined): Party => {
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

/** The transaction of an invoice, under either of its names. */
export const ciiTrade = (root: Element): Element | undefined =>
  root.child('SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction');

const ciiAgreement = (root: Element): Element | undefined =>
  ciiTrade(root)?.child('ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');

export const ciiSupplier = (root: Element): Party => ciiParty(ciiAgreement(root)?.child('SellerTradeParty'));
export const ciiBuyer = (root: Element): Party => ciiParty(ciiAgreement(root)?.child('BuyerTradeParty'));
