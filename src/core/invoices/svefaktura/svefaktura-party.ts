import type { Party } from '../invoice.ts';
import { isGlnScheme, party } from '../party.ts';
import type { Element } from '../xml/xml-element.ts';

/** A party of a Svefaktura, buyer or seller. */
const svefakturaParty = (wrapper: Element | undefined): Party => {
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

export const svefakturaSupplier = (root: Element): Party => svefakturaParty(root.child('SellerParty'));
export const svefakturaBuyer = (root: Element): Party => svefakturaParty(root.child('BuyerParty'));
