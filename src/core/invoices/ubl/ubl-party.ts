import type { Party } from '../invoice.ts';
import { isGlnScheme, party } from '../party.ts';
import type { Element } from '../xml/xml-element.ts';

/** A UBL party: legal name before trading name, VAT number from the tax scheme `VAT`. */
export const ublParty = (stated: Element | undefined): Party => {
  const endpoint = stated?.child('EndpointID');
  const legal = stated?.child('PartyLegalEntity');
  const legalId = legal?.child('CompanyID');
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
    endpoint: endpoint === undefined ? null : addressOf(endpoint),
    gln: identifiers.find((id) => isGlnScheme(id.attribute('schemeID')))?.text ?? null,
  });
};

const addressOf = (endpoint: Element): string | null => {
  const scheme = endpoint.attribute('schemeID');
  return scheme === '' || endpoint.text === null ? endpoint.text : `${scheme}:${endpoint.text}`;
};

const vatNumberOf = (schemes: readonly Element[]): string | null =>
  schemes.find((scheme) => scheme.at('TaxScheme', 'ID')?.toUpperCase() === 'VAT')?.at('CompanyID') ??
  schemes.find((scheme) => scheme.at('TaxScheme', 'ID') === null)?.at('CompanyID') ??
  null;

export const ublSupplier = (root: Element): Party =>
  ublParty(root.child('AccountingSupplierParty')?.child('Party'));
export const ublBuyer = (root: Element): Party =>
  ublParty(root.child('AccountingCustomerParty')?.child('Party'));
