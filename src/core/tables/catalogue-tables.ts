import { Refusal } from '#core/invoices/refusal.ts';
import { xsdDate } from '#core/invoices/dates.ts';
import { withXml } from '#core/invoices/xml/parse-xml.ts';
import type { Element } from '#core/invoices/xml/xml-element.ts';
import type { SheetCell, Tables } from './sheet.ts';
import { tableLimits, type TableResult } from './table-refusal.ts';

const catalogueNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2';

/** The head of the table that a catalogue becomes; each label names its field exactly. */
const head = [
  'Line',
  'Action',
  'Article number',
  'Name',
  'Price',
  'Price base quantity',
  'Price unit',
  'Valid from',
  'Valid to',
  'Currency',
  'Minimum quantity',
];

const day = (text: string | null): SheetCell => {
  const date = xsdDate(text);
  return date === null ? (text ?? '') : { date };
};

const amount = (text: string | null): SheetCell =>
  text !== null && /^-?\d+(\.\d+)?$/.test(text) ? { number: text } : (text ?? '');

/** A period's days as the line says them, else as what stands above it says. */
const periodOf = (periods: readonly (Element | undefined)[]): readonly [SheetCell, SheetCell] => {
  const said = (name: string): string | null =>
    periods.map((period) => period?.at(name) ?? null).find((text) => text !== null) ?? null;
  return [day(said('StartDate')), day(said('EndDate'))];
};

/** One row a price: a line with price breaks is several, each with the quantity that it begins at. */
const rowsOf = (line: Element, whole: Element | undefined): SheetCell[][] => {
  const item = line.child('Item');
  const locations = line
    .all('RequiredItemLocationQuantity')
    .filter((location) => location.child('Price') !== undefined);
  return (locations.length === 0 ? [undefined] : locations).map((location) => {
    const price = location?.child('Price');
    const paid = price?.child('PriceAmount');
    const base = price?.child('BaseQuantity');
    const [from, to] = periodOf([price?.child('ValidityPeriod'), line.child('LineValidityPeriod'), whole]);
    return [
      line.at('ID') ?? '',
      line.at('ActionCode') ?? '',
      item?.at('SellersItemIdentification', 'ID') ?? '',
      item?.at('Name') ?? item?.at('Description') ?? '',
      amount(paid?.text ?? null),
      amount(base?.text ?? null),
      (base?.attribute('unitCode') ?? '') || (line.at('OrderableUnit') ?? ''),
      from,
      to,
      paid?.attribute('currencyID') ?? '',
      amount(location?.at('MinimumQuantity') ?? null),
    ];
  });
};

/**
 * A Peppol Catalogue 3 (UBL 2.1 `Catalogue`) as a table under a head of its own, so that it is analysed as any other list
 * and needs no mapping. Refuses other documents, broken ones, and more prices than a list may have.
 */
export const catalogueTables = (bytes: Uint8Array): TableResult<Tables> => {
  try {
    return withXml(bytes, (root): TableResult<Tables> => {
      if (root.name !== 'Catalogue' || root.namespace !== catalogueNamespace)
        return { ok: false, code: 'import.file_type' };
      const whole = root.child('ValidityPeriod');
      const rows = root.all('CatalogueLine').flatMap((line) => rowsOf(line, whole));
      if (rows.length > tableLimits.rows) return { ok: false, code: 'import.file_rows' };
      if (rows.length === 0) return { ok: false, code: 'import.file_empty' };
      return {
        ok: true,
        value: {
          format: 'catalogue',
          sheets: [{ name: root.at('Name') ?? '', rows: [head, ...rows], merges: [] }],
        },
      };
    });
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: 'import.catalogue_broken' };
    throw error;
  }
};
