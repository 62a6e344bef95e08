/** Decimals as whole numbers of 10⁻¹²: the reference shares no arithmetic with the code it checks. */
const digits = 12;
const one = 10n ** BigInt(digits);

export const parse = (text: string): bigint => {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole) * one + BigInt(fraction.padEnd(digits, '0'));
  return negative ? -size : size;
};

export const print = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  const fraction = (size % one).toString().padStart(digits, '0').replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / one}${fraction === '' ? '' : `.${fraction}`}`;
};

export const times = (a: bigint, b: bigint): bigint => (a * b) / one;

/** a × b ÷ c of positive numbers, half-up at six decimals. */
export const scale = (a: bigint, b: bigint, c: bigint): bigint => {
  const sixth = one / 1_000_000n;
  return ((2n * a * b + c * sixth) / (2n * c * sixth)) * sixth;
};
