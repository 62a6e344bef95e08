import { daysBetween } from '#core/values/calendar.ts';
import { decimal, sumOf } from '#core/values/decimal.ts';

/** Prices that are kept of an article, the newest. */
export const keptPrices = 60;

/** Days up to the newest line that a year has. */
const year = 365;

/** A line that counts in cost and quantity, a credit line too. */
export interface CountedLine {
  readonly quantity: string;
  readonly sum: string;
  readonly deposit: string;
}

/** A monitored line: its day (ISO), comparable price and quantity. */
export interface MonitoredLine {
  readonly invoiceId: string;
  readonly day: string;
  readonly price: string;
  readonly quantity: string;
}

/** Lines of one article that come in the monitoring order after all its earlier ones; an invoice's lines come together. */
export interface ArticleGrowth {
  /** Day of the newest monitored line before; null without one. */
  readonly before: string | null;
  readonly counted: readonly CountedLine[];
  readonly monitored: readonly MonitoredLine[];
}

/** What the lines add to the figures of their article, as `krogkoll_ingest` adds it. */
export interface ArticleIncrement {
  readonly quantity: string;
  /** Net sums without deposits. */
  readonly cost: string;
  /** Invoices and days that it is bought by, and on, beyond those before. */
  readonly invoices: number;
  readonly days: number;
  /** Comparable prices, oldest first. */
  readonly prices: readonly string[];
  /** Day of the newest monitored line, and what the lines bring on it, and in the year up to it; null without one. */
  readonly last_day: string | null;
  readonly day_quantity: string;
  readonly year_quantity: string;
}

const quantityOf = (lines: readonly Pick<CountedLine, 'quantity'>[]): string =>
  sumOf(lines.map(({ quantity }) => decimal(quantity))).toFixed();

/** The sums of lines that come in order. */
export const incrementOf = ({ before, counted, monitored }: ArticleGrowth): ArticleIncrement => {
  const last = monitored.at(-1)?.day ?? null;
  const within = (days: number) =>
    monitored.filter(({ day }) => last !== null && daysBetween(day, last) < days);
  return {
    quantity: quantityOf(counted),
    cost: sumOf(counted.map((line) => decimal(line.sum).minus(line.deposit))).toFixed(),
    invoices: new Set(monitored.map(({ invoiceId }) => invoiceId)).size,
    days: new Set(monitored.map(({ day }) => day).filter((day) => day !== before)).size,
    prices: monitored.map(({ price }) => price),
    last_day: last,
    day_quantity: quantityOf(within(1)),
    year_quantity: quantityOf(within(year)),
  };
};
