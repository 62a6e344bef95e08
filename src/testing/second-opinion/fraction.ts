/** Exact numbers of the second opinion: a whole number over a whole number above zero, never shortened. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A decimal text (`-12.50`) as a fraction. */
export const fraction = (text: string): Fraction => {
  const [whole = '0', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
};

export const minus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
});

export const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** a ÷ b, b above zero. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under,
  under: a.under * b.over,
});

export const size = ({ over, under }: Fraction): Fraction => ({ over: over < 0n ? -over : over, under });

export const isMore = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under;

export const isSame = (a: Fraction, b: Fraction): boolean => a.over * b.under === b.over * a.under;

/** Half away from zero, at so many decimals. */
export const roundedTo = (decimals: number, value: Fraction): Fraction => {
  const under = 10n ** BigInt(decimals);
  const { over } = size(value);
  const whole = (2n * over * under + value.under) / (2n * value.under);
  return { over: value.over < 0n ? -whole : whole, under };
};

/** A fraction that ends as a decimal text without zeros at its end; `under` divides a power of ten. */
export const printed = (value: Fraction): string => {
  const { over } = size(value);
  let decimals = 0;
  let under = 1n;
  while ((over * under) % value.under !== 0n) {
    decimals += 1;
    under *= 10n;
  }
  const digits = ((over * under) / value.under).toString().padStart(decimals + 1, '0');
  const fractionDigits = digits.slice(digits.length - decimals);
  const sign = value.over < 0n ? '-' : '';
  return `${sign}${digits.slice(0, digits.length - decimals)}${decimals === 0 ? '' : `.${fractionDigits}`}`;
};
