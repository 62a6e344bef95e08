/** Invented buyers, and firms abroad with numbers whose check digits are right. */
import { digitsOf } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm } from '../parties.ts';

export const guests: readonly Party[] = [
  firm('Restaurang Ugglan i Kalmar AB', 'Larmtorget 5, 392 32 Kalmar'),
  firm('Matsalen Sju Steg AB', 'Drottninggatan 88 C, 111 36 Stockholm'),
  firm('Fiskekajens Krog HB', 'Hamngatan 2, 450 43 Smögen'),
  firm('Bryggeripuben Humlan AB', 'Vaksalagatan 31, 753 31 Uppsala'),
  firm('Fjällstugan Vålådalen Drift AB', 'Vålådalen 12, 837 96 Undersåker'),
  firm('Trattoria Pepe & Pane AB', 'Engelbrektsgatan 19, 211 33 Malmö'),
  firm('Värdshuset Klockargården AB', 'Siljansvägen 6, 793 33 Leksand'),
  firm('Soppkök & Vin i Visby AB', 'Adelsgatan 44, 621 57 Visby'),
  firm('Hamburgeriet Pressbyn AB', 'Storgatan 3, 903 21 Umeå'),
];

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;

/** Digits of a name that a check digit exists for. */
const checked = (
  name: string,
  first: string,
  weights: readonly number[],
  end: (sum: number) => number,
): string => {
  for (let turn = 0; ; turn++) {
    const digits = first + digitsOf(`${name}/${turn}`, weights.length - first.length);
    const check = end(weighed(digits, weights));
    if (check < 10) return digits + String(check);
  }
};
const rest = (sum: number): number => (sum === 0 ? 0 : 11 - sum);

export const danish = (name: string, address: string): Party => {
  const cvr = checked(name, '4', [2, 7, 6, 5, 4, 3, 2], rest);
  return firm(name, address, { organisation: cvr, vat: `DK${cvr}`, phone: '+45 70 00 04 18' });
};
export const norwegian = (name: string, address: string): Party => {
  const number = checked(name, '9', [3, 2, 7, 6, 5, 4, 3, 2], rest);
  return firm(name, address, { organisation: number, vat: `NO${number}MVA`, phone: '+47 21 00 06 72' });
};
export const finnish = (name: string, address: string): Party => {
  const digits = checked(name, '3', [7, 9, 10, 5, 8, 4, 2], rest);
  return firm(name, address, {
    organisation: `${digits.slice(0, 7)}-${digits.slice(7)}`,
    vat: `FI${digits}`,
    phone: '+358 18 000 417',
  });
};

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
};

export const german = (name: string, address: string): Party => {
  const digits = digitsOf(`${name} ust`, 8);
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = (2 * (sum === 0 ? 10 : sum)) % 11;
  }
  const vat = `DE${digits}${(11 - product) % 10}`;
  return firm(name, address, {
    organisation: vat,
    vat,
    phone: '+49 30 23125 014',
    iban: 'DE02 7015 0000 0094 0521 17',
  });
};
export const french = (name: string, address: string): Party => {
  const siren = luhn(digitsOf(`${name} siren`, 8));
  const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
  return firm(name, address, { organisation: siren, vat: `FR${key}${siren}`, phone: '+33 1 99 00 41 07' });
};
export const italian = (name: string, address: string): Party => {
  const number = luhn(`0${digitsOf(`${name} iva`, 9)}`);
  return firm(name, address, { organisation: number, vat: `IT${number}`, phone: '+39 055 0014 027' });
};
export const british = (name: string, address: string): Party => {
  const digits = digitsOf(`${name} vat`, 7);
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((all, weight, at) => all + weight * Number(digits[at]), 55);
  const vat = `GB${digits}${String(97 - (sum % 97)).padStart(2, '0')}`;
  return firm(name, address, { organisation: vat, vat, phone: '+44 20 7946 0142' });
};

/** A sole trader, whose organisation number is a person's number. */
export const soleTrader = (
  name: string,
  address: string,
  born: string,
  given: Partial<Party> = {},
): Party => {
  const number = luhn(born + digitsOf(`${name} born`, 3));
  const organisation = `${number.slice(0, 6)}-${number.slice(6)}`;
  return firm(name, address, { organisation, vat: `SE${number}01`, ...given });
};
/** Trading partnerships and associations have numbers of other series. */
export const society = (name: string, address: string, series: string, given: Partial<Party> = {}): Party => {
  const number = luhn(series + digitsOf(`${name} society`, 9 - series.length));
  const organisation = `${number.slice(0, 6)}-${number.slice(6)}`;
  return firm(name, address, { organisation, vat: `SE${number}01`, ...given });
};
