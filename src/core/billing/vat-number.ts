import { compactVatNumber, isSwedishVatNumber } from '../values/vat-number.ts';

const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^[1-9]\d{7}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
};

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** ISO 7064 MOD 11,10. */
const passesMod1110 = (digits: string): boolean => {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
};

const passesBelgian = (digits: string): boolean =>
  97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));

const passesFinnish = (digits: string): boolean => {
  const rest = weighted(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest !== 1 && (rest === 0 ? 0 : 11 - rest) === Number(digits[7]);
};

const passesPolish = (digits: string): boolean =>
  weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);

const passesDutch = (digits: string): boolean =>
  weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits[8]);

const passesEstonian = (digits: string): boolean =>
  (10 - (weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === Number(digits[8]);

const passesLuxembourgish = (digits: string): boolean =>
  Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6));

const checks: Readonly<Record<string, (rest: string) => boolean>> = {
  BE: passesBelgian,
  DE: passesMod1110,
  DK: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: passesEstonian,
  FI: passesFinnish,
  HR: passesMod1110,
  LU: passesLuxembourgish,
  PL: passesPolish,
};

/** A VAT number that can be one, written without blanks, with the country it belongs to (ISO 3166-1 alpha-2). */
export interface ReadVatNumber {
  readonly number: string;
  readonly country: string;
}

/**
 * A VAT number of the Union by its shape, and by its check digits where the country has published them; null for what is none.
 * Dutch numbers of sole traders since 2020 are checked over letters (MOD 97-10), others over their digits.
 * Source: European Commission, VIES FAQ question 11, and the national tax administrations.
 */
export const readVatNumber = (text: string): ReadVatNumber | null => {
  const number = compactVatNumber(text);
  const prefix = number.slice(0, 2);
  const rest = number.slice(2);
  if (prefix === 'SE') return isSwedishVatNumber(number) ? { number, country: 'SE' } : null;
  const shape = Object.hasOwn(shapes, prefix) ? shapes[prefix] : undefined;
  if (shape === undefined || !shape.test(rest)) return null;
  if (prefix === 'NL' && !passesDutch(rest) && !passesMod97(number)) return null;
  if (checks[prefix]?.(rest) === false) return null;
  return { number, country: prefix === 'EL' ? 'GR' : prefix };
};

/** ISO 7064 MOD 97-10 over letters as their places in the alphabet plus 9. */
const passesMod97 = (text: string): boolean => {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};
