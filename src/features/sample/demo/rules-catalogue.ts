import type { SupplierCategory } from '#features/suppliers/suppliers/contract.ts';

/** An article of a sample supplier. */
export interface SampleArticle {
  readonly number: string;
  readonly name: string;
  /** UN/ECE code of the unit that is invoiced. */
  readonly unit: string;
  /** Kronor per unit without VAT when the year begins; two decimals at most, whole tens of öre for weights. */
  readonly price: number;
  /** Least and most that one delivery brings; weights come in tenths of a kilo. */
  readonly quantity: readonly [number, number];
  /** Pant per unit, in kronor. */
  readonly deposit: number;
  readonly category: SupplierCategory;
}

/** Number, name, unit, price, least and most of a delivery, pant. */
export type ArticleRow = readonly [
  number: string,
  name: string,
  unit: string,
  price: number,
  least: number,
  most: number,
  deposit?: number,
];

/** Articles of one category, from their rows. */
export const articlesOf = (
  category: SupplierCategory,
  rows: readonly ArticleRow[],
): readonly SampleArticle[] =>
  rows.map(([number, name, unit, price, least, most, deposit = 0]) => ({
    number,
    name,
    unit,
    price,
    deposit,
    category,
    quantity: [least, most],
  }));

/** Goods that are not food: alcohol and what is not eaten. */
const fullyTaxed: ReadonlySet<SupplierCategory> = new Set<SupplierCategory>(['alcohol', 'supplies']);

/** VAT rate in percent on a day: food went from 12 to 6 on 2026-04-01, until the end of 2027 (prop. 2025/26:55). */
export const vatRateOn = (category: SupplierCategory, date: string): string => {
  if (fullyTaxed.has(category)) return '25';
  return date >= '2026-04-01' && date <= '2027-12-31' ? '6' : '12';
};
