import { findHead, likelySheet } from '#core/deal-import/find-head.ts';
import { labelKey } from '#core/tables/label-key.ts';
import { type ImportMapping, type KeptMapping, nothingSaid } from '#core/deal-import/import-mapping.ts';
import { readNumber } from '#core/deal-import/number-cell.ts';
import { proposeMapping } from '#core/deal-import/propose-mapping.ts';
import { fieldCell, fieldText, idleRow } from '#core/deal-import/row-shape.ts';
import { currencyOf, periodOf, priceOf } from '#core/deal-import/row-values.ts';
import { unitText } from '#core/deal-import/unit-cell.ts';
import { cellText, isEmptyRow, type Sheet, type Tables } from '#core/tables/sheet.ts';
import { breakQuantity, gtinKey, type ListedPrice } from './listed-price.ts';
import type { ListAction } from './price-list.ts';

/** What only an invoice, an order or an offer's reckoning has a column for: amounts of what was delivered. */
const reckoned =
  /^(?:antal|kvantitet|mängd|quantity|qty|levererat|delivered|belopp|summa|radsumma|radbelopp|total|totalt|nettobelopp|bruttobelopp|linetotal|amount|momsbelopp|moms|momskr|vatamount|fakturanr|fakturanummer|fakturadatum|invoiceno|invoicenumber|invoicedate|ordernr|ordernummer|förfallodatum|duedate)$/u;

const gtinLabel = /^(?:gtin|gtin\d*|ean|eankod|eancode|eannr|streckkod|barcode)$/u;

/** How a supplier's tables are read, and the day that stands for a start that none states. */
export interface TableReading {
  readonly kept: readonly KeptMapping[];
  readonly today: string;
}

/** Prices that a table needs at least, of its rows that hold something, to be taken for a price list unasked. */
const fewestShare = 0.6;

const actions: Readonly<Record<string, ListAction>> = {
  add: 'add',
  update: 'update',
  replace: 'update',
  delete: 'delete',
};

const priceAt = (sheet: Sheet, mapping: ImportMapping, at: number, gtins: number): ListedPrice | null => {
  const cells = sheet.rows[at] ?? [];
  if (isEmptyRow(cells) || idleRow(cells, mapping) !== null) return null;
  const source = { cells, mapping, fix: {} };
  const price = priceOf(source);
  const stated = 'value' in price ? price.value : null;
  const currency = currencyOf(source, stated?.currency ?? null);
  const period = periodOf(source);
  const known = 'value' in period ? period.value : null;
  const from = readNumber(fieldCell(cells, mapping, 'minimumQuantity'), mapping.decimalMark);
  const name = fieldText(cells, mapping, 'name');
  const articleNumber = fieldText(cells, mapping, 'articleNumber') || null;
  const gtin = gtins === -1 ? null : gtinKey(cellText(cells[gtins]));
  if (name === '' && articleNumber === null && gtin === null) return null;
  const written = fieldText(cells, mapping, 'price');
  // Words beside each other that name no article and no price are a heading.
  if (stated === null && written === '' && articleNumber === null && gtin === null) return null;
  const isRead = stated !== null && 'value' in currency;
  return {
    row: at + 1,
    action: actions[fieldText(cells, mapping, 'action').toLowerCase()] ?? null,
    articleNumber,
    gtin,
    name,
    ...(isRead ? { price: stated.price } : { price: null, unread: written }),
    unit: unitText(fieldText(cells, mapping, 'unit') || (stated?.unit ?? '')),
    currency: 'value' in currency ? currency.value : 'SEK',
    validFrom: known?.isStated === true ? known.validFrom : null,
    validTo: known?.validTo ?? null,
    fromQuantity: from.kind === 'number' ? breakQuantity(from.value) : null,
  };
};

/** Whether the head names goods and their price beyond doubt, and nothing that only a reckoning has. */
const isPriceHead = (mapping: ImportMapping): boolean => {
  const certain = new Set(
    mapping.columns.flatMap(({ field, certainty }) => (certainty === 'certain' ? (field ?? []) : [])),
  );
  return (
    mapping.head.rows > 0 &&
    (certain.has('articleNumber') || certain.has('name')) &&
    certain.has('price') &&
    !mapping.head.labels.some((label) => reckoned.test(labelKey(label)))
  );
};

/**
 * The prices of a file of tables (XLSX, separated values, the SFTI spreadsheet), read as a bulk import reads it: by its head,
 * or as the supplier's lists were read before. A row of goods whose price cannot be read is among them, without one. `null` where the table is no price list beyond doubt, as an invoice's lines.
 */
export const tableList = (
  { sheets }: Tables,
  { kept, today }: TableReading,
): { readonly name: string; readonly prices: readonly ListedPrice[] } | null => {
  const sheet = sheets[likelySheet(sheets)];
  if (sheet === undefined) return null;
  const mapping = proposeMapping(sheet, { choice: nothingSaid, kept, today });
  if (!isPriceHead(mapping)) return null;
  const gtins = findHead(sheet).labels.findIndex((label) => gtinLabel.test(labelKey(label)));
  const hidden = new Set(sheet.hidden?.rows);
  const prices: ListedPrice[] = [];
  let filled = 0;
  for (let at = mapping.head.first + mapping.head.rows; at < sheet.rows.length; at += 1) {
    if (hidden.has(at)) continue;
    if (!isEmptyRow(sheet.rows[at] ?? [])) filled += 1;
    const price = priceAt(sheet, mapping, at, gtins);
    if (price !== null) prices.push(price);
  }
  const told = prices.filter((each) => each.price !== null || each.action === 'delete').length;
  return told > 0 && told >= filled * fewestShare ? { name: sheet.name, prices } : null;
};
