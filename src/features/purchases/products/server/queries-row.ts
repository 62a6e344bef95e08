import { decimal, rounded } from '#core/values/decimal.ts';
import type { ProductRow } from '../contract.ts';

/** Of a whole selection. */
export interface Counted {
  readonly all_articles: number;
  readonly changed: number;
}

/** A product as it is read. */
export interface ProductRecord extends Counted {
  readonly id: string;
  readonly name: string;
  readonly invoiced_name: string | null;
  readonly article_number: string | null;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category: ProductRow['category'];
  readonly unit: string;
  readonly currency: string;
  readonly average: string | null;
  readonly first: string;
  readonly last: string;
  readonly min: string;
  readonly max: string;
  readonly quantity: string;
  readonly average_quantity: string;
  readonly sum: string;
  readonly frequency: string | null;
  readonly last_date: string;
  readonly negotiated: boolean;
  readonly unresolved: number;
  readonly prices: string[];
}

const percent = (part: string, whole: string, places: number): string =>
  decimal(whole).eq('0') ? '0' : rounded(decimal(part).times('100').div(decimal(whole)), places);

/** A row of the list, of what was read of it. */
export const productOf = (record: ProductRecord): ProductRow => {
  const change = rounded(decimal(record.last).minus(decimal(record.first)), 6);
  return {
    id: record.id,
    name: record.name,
    invoicedName: record.invoiced_name,
    articleNumber: record.article_number,
    supplier: { id: record.supplier_id, displayName: record.supplier_name },
    category: record.category,
    unit: record.unit,
    currency: record.currency,
    average: record.average,
    last: record.last,
    min: record.min,
    max: record.max,
    priceVariance:
      record.average === null
        ? null
        : percent(decimal(record.max).minus(decimal(record.min)).toFixed(), record.average, 6),
    change,
    changePercent: percent(change, record.first, 1),
    totalQuantity: record.quantity,
    averageQuantity: record.average_quantity,
    totalSum: record.sum,
    orderFrequency: record.frequency,
    lastUsedDate: record.last_date,
    negotiated: record.negotiated,
    unresolved: record.unresolved,
    prices: record.prices,
  };
};
