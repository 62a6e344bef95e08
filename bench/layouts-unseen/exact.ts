/** Exact amounts as integers: money in öre, quantities in thousandths, prices in ten-thousandths of a krona. */

const half = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
};

/** Quantity × price ÷ base less a discount in hundredths of a per cent, rounded half away from zero to öre. */
export const product = (quantity: bigint, price: bigint, base = 1n, discount = 0n): bigint =>
  half(quantity * price * (10_000n - discount), base * 1000n * 100n * 10_000n);

/** A share of an amount, the rate in hundredths of a per cent. */
export const shareOf = (amount: bigint, rate: bigint): bigint => half(amount * rate, 10_000n);

/** What must be added to reach whole kronor. */
export const toWhole = (amount: bigint): bigint => half(amount, 100n) * 100n - amount;

/** A plain decimal without trailing zeros beyond `least`: `1234.5`. */
export const plain = (value: bigint, digits: number, least = 0): string => {
  const size = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const whole = size.slice(0, size.length - digits);
  let part = digits === 0 ? '' : size.slice(size.length - digits);
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  return `${value < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
};

export interface NumberForm {
  readonly mark: string;
  readonly group: string;
  /** `−5`, `5-` or `(5)` in place of `-5`. */
  readonly minus?: '-' | '−' | 'after' | 'brackets';
  /** `120:-` for whole kronor. */
  readonly dash?: boolean;
}

export const forms = {
  swedish: { mark: ',', group: '\u00A0' },
  space: { mark: ',', group: ' ' },
  bare: { mark: ',', group: '' },
  point: { mark: '.', group: '' },
  dotted: { mark: ',', group: '.' },
  english: { mark: '.', group: ',' },
  colon: { mark: ':', group: ' ' },
  dash: { mark: ':', group: ' ', dash: true },
  trailing: { mark: ',', group: '.', minus: 'after' },
  true: { mark: ',', group: '\u00A0', minus: '−' },
  apostrophe: { mark: '.', group: '’' },
} satisfies Record<string, NumberForm>;

/** Prints a value of `digits` decimals with at least `least` of them. */
export const printed = (value: bigint, digits: number, form: NumberForm, least = digits): string => {
  const text = plain(value < 0n ? -value : value, digits, least);
  const [whole = '0', part = ''] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/gu, form.group);
  const isDash = form.dash === true && !/[1-9]/u.test(part);
  const size = isDash ? `${grouped}:-` : part === '' ? grouped : `${grouped}${form.mark}${part}`;
  if (value >= 0n) return size;
  if (form.minus === 'after') return `${size}-`;
  if (form.minus === 'brackets') return `(${size})`;
  return `${form.minus ?? '-'}${size}`;
};
