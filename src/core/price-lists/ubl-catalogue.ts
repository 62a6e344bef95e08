import { xsdDate } from '#core/invoices/dates.ts';
import type { Party } from '#core/invoices/invoice.ts';
import { ublParty } from '#core/invoices/ubl/ubl-party.ts';
import type { Element } from '#core/invoices/xml/xml-element.ts';
import type { ListAction, StatedList, StatedPrice } from './price-list.ts';

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2';

const maxEnvelopeDepth = 12;

/**
 * The UBL catalogue of a document: its root, or the first inside an envelope. Peppol Catalogue 3, with or without response,
 * and Svekatalog are both written in it, of UBL 2.0 or 2.1. `null`: there is none.
 */
export const catalogueIn = (element: Element, depth = 0): Element | null => {
  if (element.name === 'Catalogue' && element.namespace === namespace) return element;
  if (depth >= maxEnvelopeDepth) return null;
  for (const child of element.children) {
    const found = catalogueIn(child, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

const actions: Readonly<Record<string, ListAction>> = {
  add: 'add',
  update: 'update',
  replace: 'replace',
  delete: 'delete',
};

const actionOf = (text: string | null): ListAction | null => actions[text?.toLowerCase() ?? ''] ?? null;

/** The first of several places that states something. */
const first = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => text != null && text !== '') ?? '';

/** One price a location: a line with price breaks states several. A line without a price still says what becomes of it. */
const pricesOf = (line: Element, whole: Element | undefined): StatedPrice[] => {
  const item = line.child('Item');
  const locations = line
    .all('RequiredItemLocationQuantity')
    .filter((location) => location.child('Price') !== undefined);
  return (locations.length === 0 ? [undefined] : locations).map((location) => {
    const price = location?.child('Price');
    const paid = price?.child('PriceAmount');
    const base = price?.child('BaseQuantity');
    const periods = [price?.child('ValidityPeriod'), line.child('LineValidityPeriod'), whole];
    return {
      line: line.at('ID') ?? '',
      action: actionOf(line.at('ActionCode')),
      articleNumber: item?.at('SellersItemIdentification', 'ID') ?? '',
      gtin: item?.at('StandardItemIdentification', 'ID') ?? '',
      name: first(item?.at('Name'), item?.at('Description')),
      price: paid?.text ?? '',
      baseQuantity: base?.text ?? '',
      unit: first(base?.attribute('unitCode'), line.at('OrderableUnit')),
      currency: paid?.attribute('currencyID') ?? '',
      validFrom: first(...periods.map((period) => period?.at('StartDate'))),
      validTo: first(...periods.map((period) => period?.at('EndDate'))),
      minimumQuantity: location?.at('MinimumQuantity') ?? '',
    };
  });
};

/** The seller, with what only the provider of the catalogue states: a seller is often a name and a GLN alone. */
const supplierOf = (root: Element): Party => {
  const seller = ublParty(root.child('SellerSupplierParty')?.child('Party'));
  const stated = root.child('ProviderParty');
  const provider = ublParty(stated?.child('Party') ?? stated);
  return {
    name: seller.name ?? provider.name,
    organizationNumber: seller.organizationNumber ?? provider.organizationNumber,
    vatNumber: seller.vatNumber ?? provider.vatNumber,
    endpoint: seller.endpoint ?? provider.endpoint,
    gln: seller.gln ?? provider.gln,
  };
};

/** Who the catalogue is for, as it states it. */
export const catalogueReceiver = (root: Element): Party => {
  const stated = root.child('ReceiverParty');
  return ublParty(stated?.child('Party') ?? stated);
};

/** Whom the catalogue is of. */
export const catalogueSupplier = supplierOf;

/** A UBL catalogue as it states itself. Without an action at its head it replaces, as the standard has it. */
export const readCatalogue = (root: Element): StatedList => {
  const whole = root.child('ValidityPeriod');
  return {
    head: {
      format: 'catalogue',
      id: root.at('ID') ?? '',
      version: root.at('VersionID') ?? '',
      source: root.at('SourceCatalogueReference', 'ID') ?? '',
      contract: root.at('ReferencedContract', 'ID') ?? '',
      name: root.at('Name') ?? '',
      action: actionOf(root.at('ActionCode')) ?? 'replace',
      issuedOn: xsdDate(root.at('IssueDate')),
      validFrom: xsdDate(whole?.at('StartDate') ?? null),
      validTo: xsdDate(whole?.at('EndDate') ?? null),
      supplier: supplierOf(root),
    },
    prices: root.all('CatalogueLine').flatMap((line) => pricesOf(line, whole)),
  };
};
