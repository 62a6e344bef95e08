/** Invented firms, their numbers with check digits as each land reckons them, and the restaurants they sell to. */
import { digitsOf, hash, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm } from '../parties.ts';

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
};

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0) % 11;

/** Digits of a name whose weighed sum leaves a check digit other than ten. */
const elevens = (name: string, length: number, weights: readonly number[]): string => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`${name}#k${at}`, length);
    const left = (11 - weighed(digits, weights)) % 11;
    if (left < 10) return digits + String(left);
  }
};

const phones = (name: string): string => {
  const last = String(hash(`${name}#t`) % 95).padStart(2, '0');
  const all = [`031-390 06 ${last}`, `040-628 04 ${last}`, `08-465 004 ${last}`, `0980-3192 ${last}`];
  return all[hash(name) % all.length] ?? '';
};

/** A Swedish firm; `start` are the first digits of its organisation number: `556`, `969` of partners, a birth date of a sole trader. */
export const swede = (name: string, address: string, start = '5566', given: Partial<Party> = {}): Party => {
  const all = luhn(start + digitsOf(`${name}#kk`, 9 - start.length));
  const organisation = `${all.slice(0, 6)}-${all.slice(6)}`;
  return firm(name, address, { organisation, vat: vatNumber(organisation), phone: phones(name), ...given });
};

const abroad = (
  name: string,
  address: string,
  organisation: string,
  vat: string,
  given: Partial<Party>,
): Party => firm(name, address, { organisation, vat, ...given });

export const dane = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const cvr = elevens(name, 7, [2, 7, 6, 5, 4, 3, 2]);
  return abroad(name, address, cvr, `DK${cvr}`, given);
};

export const norwegian = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const number = elevens(`${name}no`, 8, [3, 2, 7, 6, 5, 4, 3, 2]);
  return abroad(name, address, number, `NO${number}MVA`, given);
};

export const finn = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const number = elevens(`${name}fi`, 7, [7, 9, 10, 5, 8, 4, 2]);
  return abroad(name, address, `${number.slice(0, 7)}-${number.slice(7)}`, `FI${number}`, given);
};

export const german = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const digits = digitsOf(`${name}de`, 8);
  let left = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + left) % 10;
    left = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  const vat = `DE${digits}${(11 - left) % 10}`;
  return abroad(name, address, vat, vat, given);
};

export const briton = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const digits = digitsOf(`${name}uk`, 7);
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (8 - at), 0);
  const vat = `GB${digits}${String(97 - (sum % 97)).padStart(2, '0')}`;
  return abroad(name, address, vat, vat, given);
};

export const frenchman = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const siren = luhn(digitsOf(`${name}fr`, 8));
  const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
  return abroad(name, address, siren, `FR${key}${siren}`, given);
};

export const italian = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const number = luhn(`0${digitsOf(`${name}it`, 6)}0${String((hash(name) % 89) + 10)}`);
  return abroad(name, address, number, `IT${number}`, given);
};

/** An IBAN of a land: its check digits are right, the account is invented. */
export const iban = (land: string, name: string, length: number): string => {
  const account = digitsOf(`${name}#iban`, length - 4);
  const moved =
    account + [...land].map((letter) => String((letter.codePointAt(0) ?? 0) - 55)).join('') + '00';
  const check = String(98n - (BigInt(moved) % 97n)).padStart(2, '0');
  return `${land}${check}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

/** Whom the papers go to. */
export const guests: readonly Party[] = [
  swede('Värdshuset Tre Lyktor AB', 'Smedjegatan 19, 722 13 Västerås'),
  swede('Brasserie Norrport AB', 'Tullportsgatan 4, 392 31 Kalmar'),
  swede('Kallbadhusets Kök & Bar AB', 'Badhusvägen 2, 252 67 Helsingborg'),
  swede('Bönan & Brickan HB', 'Vasagatan 55, 753 20 Uppsala', '9697'),
  swede('Restaurang Skafferiet i Lund AB', 'Mårtensgatan 11 A, 223 51 Lund'),
  swede('Fjällripans Värdshus AB', 'Byvägen 74, 837 52 Åre'),
  swede('Kvarnkrogen Drift i Nyköping AB', 'Kvarngatan 6, 611 32 Nyköping'),
  swede('Rökeriet Restaurang AB', 'Varvsgatan 23, 972 32 Luleå'),
  swede('Trattoria Lilla Torg AB', 'Landbygatan 5, 211 34 Malmö'),
  swede('Hotell Stenhammar Restaurang AB', 'Järnvägsgatan 1, 642 30 Flen'),
  swede('Glada Gåsen Krog AB', 'Stora Södergatan 40, 291 32 Kristianstad'),
  swede('Lunchverket Arenan AB', 'Idrottsvägen 8, 171 62 Solna'),
];

const places: readonly (readonly [string, string, string])[] = [
  ['Tre Lyktor, köksingången', 'Smedjegatan 21', '722 13 Västerås'],
  ['Norrport Uteservering', 'Kaptensgatan 1', '392 36 Kalmar'],
  ['Kallbadhuset', 'Strandpromenaden', '252 67 Helsingborg'],
  ['Bönan & Brickan', 'Vaksalagatan 9', '753 20 Uppsala'],
  ['Skafferiet, lastkaj gården', 'Bredgatan 2', '222 21 Lund'],
  ['Fjällripan, varumottag', 'Byvägen 74', '837 52 Åre'],
  ['Kvarnkrogen', 'Åpromenaden 3', '611 32 Nyköping'],
  ['Rökeriet Norra Hamn', 'Skeppsbrogatan 30', '972 38 Luleå'],
  ['Trattorian', 'Hjulhamnsgatan 3', '211 34 Malmö'],
  ['Stenhammar Konferens', 'Slottsallén 2', '642 33 Flen'],
  ['Glada Gåsen', 'Östra Boulevarden 12', '291 31 Kristianstad'],
  ['Arenan plan 2, hiss C', 'Idrottsvägen 10', '171 62 Solna'],
];

/** Where a buyer's goods go: another name and often another street than the bill's. */
export const placeOf = (buyer: Party): readonly [name: string, street: string, post: string] =>
  places[guests.findIndex(({ name }) => name === buyer.name)] ?? ['', '', ''];
