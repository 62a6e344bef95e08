import { daysBetween } from '#core/values/calendar.ts';
import { decimal, rounded, sumOf } from '#core/values/decimal.ts';

/** A line of one article in the unit and period that the statistics are for, oldest first. */
export interface PricedLine {
  readonly invoiceId: string;
  readonly invoiceDate: string;
  readonly price: string;
  readonly quantity: string;
  readonly sum: string;
}

/** Prices are kronor per unit; quotients are half-up at six decimals. `null`: the figure has no meaning here. */
export interface ProductStatistics {
  readonly average: string | null;
  readonly last: string;
  readonly min: string;
  readonly max: string;
  /** (max − min) ÷ average, percent. */
  readonly priceVariance: string | null;
  readonly totalQuantity: string;
  readonly averageQuantity: string;
  /** Days between orders; `null` with one invoice date. */
  readonly orderFrequency: string | null;
  readonly lastUsed: string;
  readonly negotiated: boolean;
}

const places = 6;

/**
 * Statistics of one article (PRODUCT.md, section 3, "Product statistics"); `null` without lines. Credit lines carry a
 * negative quantity and sum: they count in cost, quantity and average, but are no last, least or greatest price.
 * `negotiated` says whether a deal covers the article.
 */
export const statisticsOf = (lines: readonly PricedLine[], negotiated: boolean): ProductStatistics | null => {
  const bought = lines.filter((line) => decimal(line.quantity).gt('0') && decimal(line.price).gt('0'));
  const newest = bought.at(-1);
  const first = bought[0];
  if (newest === undefined || first === undefined) return null;

  const quantity = sumOf(lines.map((line) => decimal(line.quantity)));
  const cost = sumOf(lines.map((line) => decimal(line.sum)));
  const prices = bought.map((line) => decimal(line.price)).sort((a, b) => a.cmp(b));
  const min = prices[0] ?? decimal(newest.price);
  const max = prices.at(-1) ?? min;
  const average = quantity.gt('0') && cost.gt('0') ? cost.div(quantity) : null;
  const invoices = new Set(bought.map((line) => line.invoiceId)).size;
  const dates = new Set(bought.map((line) => line.invoiceDate)).size;
  const days = decimal(String(daysBetween(first.invoiceDate, newest.invoiceDate)));

  return {
    average: average && rounded(average, places),
    last: newest.price,
    min: min.toFixed(),
    max: max.toFixed(),
    priceVariance: average && rounded(max.minus(min).times('100').div(average), places),
    totalQuantity: quantity.toFixed(),
    averageQuantity: rounded(quantity.div(String(invoices)), places),
    orderFrequency: dates < 2 ? null : rounded(days.div(String(dates - 1)), places),
    lastUsed: newest.invoiceDate,
    negotiated,
  };
};
