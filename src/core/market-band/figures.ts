import { type Decimal, decimal, significant } from '../values/decimal.ts';

/** 25th, 50th and 75th percentile, kronor of a kilogram, litre or piece, as decimal strings of three significant digits. */
export interface BandFigures {
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

/** How many stand behind figures is told in steps, so that nobody sees one come or go. */
export type Behind = '5-9' | '10-19' | '20+';

const digits = 3;

/** Between the two nearest values, in proportion (as `percentile_cont` of SQL). `sorted` has one value at least. */
const quartile = (sorted: readonly Decimal[], quarters: number): Decimal => {
  const place = (sorted.length - 1) * quarters;
  const [lower, rest] = [Math.floor(place / 4), place % 4];
  const from = sorted[lower] ?? decimal('0');
  const to = sorted[lower + 1] ?? from;
  return from.plus(
    to
      .minus(from)
      .times(decimal(String(rest)))
      .div(decimal('4')),
  );
};

/** The band of some averages, each of one party; never their least or greatest where there are five or more. */
export const figuresOf = (averages: readonly Decimal[]): BandFigures => {
  const sorted = averages.toSorted((a, b) => a.cmp(b));
  const [low, middle, high] = [1, 2, 3].map((quarters) => significant(quartile(sorted, quarters), digits));
  return { low: low ?? '', middle: middle ?? '', high: high ?? '' };
};

/** The step of a number of parties. */
export const behindOf = (parties: number): Behind =>
  parties >= 20 ? '20+' : parties >= 10 ? '10-19' : '5-9';
