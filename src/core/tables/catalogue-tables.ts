import { xsdDate } from '#core/invoices/dates.ts';
import { Refusal } from '#core/invoices/refusal.ts';
import { withXml } from '#core/invoices/xml/parse-xml.ts';
import { isPricat, readPricat } from '#core/price-lists/pricat.ts';
import type { StatedList } from '#core/price-lists/price-list.ts';
import { catalogueIn, readCatalogue } from '#core/price-lists/ubl-catalogue.ts';
import type { SheetCell, Tables } from './sheet.ts';
import { tableLimits, type TableResult } from './table-refusal.ts';

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

const day = (text: string): SheetCell => {
  const date = xsdDate(text);
  return date === null ? text : { date };
};

const amount = (text: string): SheetCell => (/^-?\d+(\.\d+)?$/.test(text) ? { number: text } : text);

/** The row of its table that a catalogue's price stands in, from 1; `at` counts the prices from 0. */
export const rowOfPrice = (at: number): number => at + 2;

/** A catalogue as a table under a head of its own, one row a price. */
const tableOf = ({ head: { name }, prices }: StatedList): TableResult<Tables> => {
  if (prices.length > tableLimits.rows) return { ok: false, code: 'import.file_rows' };
  if (prices.length === 0) return { ok: false, code: 'import.file_empty' };
  const rows = prices.map((price) => [
    price.line,
    price.action ?? '',
    price.articleNumber,
    price.name,
    amount(price.price),
    amount(price.baseQuantity),
    price.unit,
    day(price.validFrom),
    day(price.validTo),
    price.currency,
    amount(price.minimumQuantity),
  ]);
  return { ok: true, value: { format: 'catalogue', sheets: [{ name, rows: [head, ...rows], merges: [] }] } };
};

/**
 * A catalogue message (Peppol Catalogue 3, Svekatalog, PRICAT) as a table, so that it is analysed as any other list and
 * needs no mapping. Refuses other documents, broken ones, and more prices than a list may have.
 */
export const catalogueTables = (bytes: Uint8Array): TableResult<Tables> => {
  try {
    const list = isPricat(bytes)
      ? readPricat(bytes)
      : withXml(bytes, (root) => {
          const catalogue = catalogueIn(root);
          return catalogue === null ? null : readCatalogue(catalogue);
        });
    return list === null ? { ok: false, code: 'import.file_type' } : tableOf(list);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: 'import.catalogue_broken' };
    throw error;
  }
};
