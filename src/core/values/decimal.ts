import Big from 'big.js';

/** An exact decimal number. Strings on the wire and in the database, `Decimal` in arithmetic; never a JavaScript number. */
export type Decimal = Big;

const Exact = Big();
Exact.strict = true;
// Half-up at the sixth decimal is the product's rule for comparable prices; divisions carry far more digits until then.
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;
// Never exponent notation: the wire and PostgreSQL's numeric both want plain digits.
Exact.NE = -1000;
Exact.PE = 1000;

/** Reads a plain decimal string such as `-12.50`. Throws on anything else (exponents, separators, blanks). */
export const decimal = (text: string): Decimal => {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`);
  return new Exact(text);
};

/** Whether the text is a plain decimal: optional minus, digits, optional fraction; at most 30 digits on each side. */
export const isDecimal = (text: string): boolean => /^-?\d{1,30}(\.\d{1,30})?$/.test(text);

export const zero: Decimal = new Exact('0');

/** Exact sum. */
export const sumOf = (values: Iterable<Decimal>): Decimal => {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
};

/** Rounds half-up (away from zero) to `places` decimals and drops trailing zeros: `1.500000` → `1.5`. */
export const rounded = (value: Decimal, places: number): string =>
  value.round(places, Big.roundHalfUp).toFixed();

/** Rounds half-up to exactly `places` decimals: `1.5` → `1.50`. Nothing is never less than nothing: `-0.001` → `0.00`. */
export const fixed = (value: Decimal, places: number): string => {
  const text = value.toFixed(places, Big.roundHalfUp);
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text;
};

/** Rounds half-up to so many significant digits: at three, `1234` → `1230` and `0.08765` → `0.0877`. */
export const significant = (value: Decimal, digits: number): string =>
  value.prec(digits, Big.roundHalfUp).toFixed();
