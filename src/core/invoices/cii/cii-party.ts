import type { Party } from '../invoice.ts';
import { isGlnScheme, party } from '../party.ts';
import type { Element } from '../xml/xml-element.ts';

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
