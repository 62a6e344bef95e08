/** Numbers of invented firms abroad, with the check digits that their countries ask for. */
import { digitsOf } from '../identity.ts';

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** The first digits of a text that a test takes. */
const firstOf = (text: string, length: number, test: (digits: string) => string | null): string => {
  for (let turn = 0; turn < 500; turn++) {
    const found = test(digitsOf(`${text}/e${turn}`, length));
    if (found !== null) return found;
  }
  throw new Error(`no number for ${text}`);
};

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** Danish CVR: eight digits. */
export const danish = (name: string): string =>
  firstOf(name, 8, (digits) => (weighed(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? digits : null));

/** Norwegian organisasjonsnummer: nine digits that begin with 9. */
export const norwegian = (name: string): string =>
  firstOf(name, 7, (digits) => {
    const all = `9${digits}`;
    const check = (11 - (weighed(all, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return check === 10 ? null : all + String(check);
  });

/** Finnish Y-tunnus: `1234567-8`. */
export const finnish = (name: string): string =>
  firstOf(name, 7, (digits) => {
    const rest = weighed(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
    return rest === 1 ? null : `${digits}-${rest === 0 ? 0 : 11 - rest}`;
  });

/** German VAT number by ISO 7064, modulus 11 and 10. */
export const german = (name: string): string => {
  const digits = digitsOf(`${name}/de`, 8);
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = (2 * (sum === 0 ? 10 : sum)) % 11;
  }
  return `DE${digits}${(11 - product) % 10}`;
};

/** Italian partita IVA: eleven digits, the province among them. */
export const italian = (name: string): string => {
  const digits = `0${digitsOf(`${name}/it`, 6)}034`;
  return digits + luhn(digits);
};

/** French SIREN, nine digits, and the VAT number that follows from it. */
export const french = (name: string): { readonly siren: string; readonly vat: string } => {
  const digits = digitsOf(`${name}/fr`, 8);
  const siren = digits + luhn(digits);
  const key = Number((12n + 3n * (BigInt(siren) % 97n)) % 97n);
  return { siren, vat: `FR${String(key).padStart(2, '0')}${siren}` };
};

/** Dutch VAT number: nine digits that pass the eleven-test. */
export const dutch = (name: string): string =>
  firstOf(name, 8, (digits) => {
    const check = weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return check === 10 ? null : `NL${digits}${check}B01`;
  });

/** Spanish tax number of a limited company. */
export const spanish = (name: string): string => {
  const digits = digitsOf(`${name}/es`, 7);
  return `B${digits}${luhn(digits)}`;
};

/** An IBAN of a country, its account made of a name and the letters that some countries begin it with. */
export const ibanOf = (country: string, name: string, length: number, bank = ''): string => {
  const account = bank + digitsOf(`${name}/iban`, length);
  const counted = `${account}${country}00`.replaceAll(/[A-Z]/gu, (letter) =>
    String((letter.codePointAt(0) ?? 65) - 55),
  );
  const check = 98n - (BigInt(counted) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};
