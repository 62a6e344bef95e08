import { xsdDate } from '#core/invoices/dates.ts';
import { rowOfPrice } from '#core/tables/catalogue-tables.ts';
import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import { isGtin } from '#core/values/gs1-number.ts';
import type { ListAction, StatedList, StatedPrice } from './price-list.ts';

/** One price of a list as it is compared: per unit of measure, exact. */
export interface ListedPrice {
  /** Where the file has it, from 1; a deal that is made of it names it. */
  readonly row: number;
  readonly action: ListAction | null;
  /** The supplier's; `null` where only a GTIN or a name tells the item. */
  readonly articleNumber: string | null;
  /** Without leading zeros. */
  readonly gtin: string | null;
  readonly name: string;
  /** Per unit, half-up at six decimals; `null` where none above 0 is stated. */
  readonly price: string | null;
  /** What stands where the price should, as written and maybe nothing; not there where the price was read. */
  readonly unread?: string;
  /** As written; empty where it is not stated. */
  readonly unit: string;
  readonly currency: string;
  /** Both ends inclusive. `null`: as the head of the list has it. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** From which quantity it holds; `null`: any. */
  readonly fromQuantity: string | null;
}

/** A GTIN as items are told by it, without the zeros that spreadsheets drop; `null` for what is none. */
export const gtinKey = (text: string): string | null => {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{6,14}$/.test(digits)) return null;
  const isOne = [8, 12, 13, 14].some((length) => isGtin(digits.padStart(length, '0')));
  return isOne ? digits.replace(/^0+/, '') || null : null;
};

/** The price per unit; `null` unless it is above 0 and for a quantity above 0. */
export const unitPrice = (price: string, baseQuantity: string): string | null => {
  const base = baseQuantity === '' ? '1' : baseQuantity;
  if (!isDecimal(price) || !isDecimal(base) || !decimal(base).gt('0')) return null;
  const perUnit = rounded(decimal(price).div(decimal(base)), 6);
  return decimal(perUnit).gt('0') ? perUnit : null;
};

/** A quantity that a price only begins at; that of one unit, or less, is every price's. */
export const breakQuantity = (text: string): string | null =>
  isDecimal(text) && decimal(text).gt('1') ? rounded(decimal(text), 6) : null;

const listed = (stated: StatedPrice, row: number): ListedPrice => {
  const price = unitPrice(stated.price, stated.baseQuantity);
  return {
    row,
    action: stated.action,
    articleNumber: stated.articleNumber.trim() || null,
    gtin: gtinKey(stated.gtin),
    name: stated.name,
    price,
    ...(price === null ? { unread: stated.price } : {}),
    unit: stated.unit,
    currency: /^[A-Z]{3}$/.test(stated.currency) ? stated.currency : 'SEK',
    validFrom: xsdDate(stated.validFrom),
    validTo: xsdDate(stated.validTo),
    fromQuantity: breakQuantity(stated.minimumQuantity),
  };
};

/** The prices of a catalogue message, in the order and with the rows of its table. */
export const listedPrices = ({ prices }: StatedList): ListedPrice[] =>
  prices.map((price, at) => listed(price, rowOfPrice(at)));
