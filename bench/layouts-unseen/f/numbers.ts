/** National numbers with right check digits for invented firms. */
import { digitsOf } from '../identity.ts';

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** The first of the digits of a text, tried in turn, whose check works out. */
const first = (text: string, make: (seed: string) => string | null): string => {
  for (let at = 0; at < 200; at++) {
    const made = make(`${text}~${at}`);
    if (made !== null) return made;
  }
  throw new Error(`no number for ${text}`);
};

/** Danish CVR: weighted sum divisible by 11. */
export const danish = (text: string): string =>
  first(text, (seed) => {
    const digits = digitsOf(seed, 8);
    return weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? digits : null;
  });

/** Norwegian organisasjonsnummer: 9 digits, the last by modulus 11. */
export const norwegian = (text: string): string =>
  first(text, (seed) => {
    const digits = `9${digitsOf(seed, 7)}`;
    const check = (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return check === 10 ? null : digits + String(check);
  });

/** German USt-IdNr.: ISO 7064 MOD 11,10. */
export const german = (text: string): string => {
  const digits = digitsOf(text, 8);
  let rest = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + rest) % 10;
    rest = (2 * (sum === 0 ? 10 : sum)) % 11;
  }
  return `DE${digits}${(11 - rest) % 10}`;
};

const luhnSum = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

const byLuhn = (head: string): string => head + String((10 - (luhnSum(`${head}0`) % 10)) % 10);

/** Italian partita IVA: 11 digits by Luhn. */
export const italian = (text: string): string => byLuhn(`0${digitsOf(text, 9)}`);

/** French SIREN and the VAT number that belongs to it. */
export const french = (text: string): { readonly siren: string; readonly vat: string } => {
  const siren = byLuhn(digitsOf(text, 8));
  return { siren, vat: `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}` };
};

/** Spanish NIF of a company: B and seven digits with their check digit. */
export const spanish = (text: string): string => {
  const digits = digitsOf(text, 7);
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
};

/** An IBAN of an invented account. */
export const iban = (country: string, text: string, length: number): string => {
  const account = digitsOf(`${text}#iban`, length - 4);
  const letters = [...`${country}00`].map((letter) => String(parseInt(letter, 36))).join('');
  const check = 98n - (BigInt(account + letters) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};
