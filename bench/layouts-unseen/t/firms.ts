/** This set's invented firms: names, places and numbers with right check digits. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const plain: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', è: 'e', æ: 'ae', ø: 'o', ü: 'u', ñ: 'n', ó: 'o', ł: 'l' }; // prettier-ignore
const phones = ['031-390 06 21', '040-628 04 38', '08-465 004 55', '0980-319 233', '070-174 06 44'];

const domain = (name: string): string =>
  [...(name.toLowerCase().split(' ')[0] ?? '')]
    .map((letter) => plain[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', ...post] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`t/${name}`);
  return {
    name,
    street,
    post: post.join(', '),
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`t/${name}`),
    plusgiro: plusgiro(`t/${name}`),
    phone: phones[hash(name) % phones.length] ?? '',
    mail: `ekonomi@${domain(name)}.example`,
    ...given,
  };
};

/** An IBAN of a country and an invented account, in groups of four. */
export const ibanOf = (country: string, account: string): string => {
  const figures = [...`${account}${country}00`].map((letter) => String(Number.parseInt(letter, 36))).join('');
  const check = 98n - (BigInt(figures) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

const luhn = (digits: string): string => {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
};

/** The organisation number of nine digits and their check digit. */
export const checked = (digits: string): string => `${digits.slice(0, 6)}-${digits.slice(6)}${luhn(digits)}`;

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

const pair = (organisation: string, vat: string): Partial<Party> => ({ organisation, vat });

/** The first number of a name whose check digit is a single digit. */
const firstOf = (name: string, length: number, check: (digits: string) => number): string => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`${name}=${at}`, length);
    const last = check(digits);
    if (last < 10) return `${digits}${last}`;
  }
};

/** A Norwegian bank account of a name. */
export const norwegianAccount = (name: string): string =>
  firstOf(`${name}#k`, 10, (digits) => (11 - (weighed(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11);

/** A Finnish reference number of an invoice's number. */
export const finnishReference = (number: string): string => {
  const sum = [...number]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * ([7, 3, 1][at % 3] ?? 1), 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
};

/** A Polish tax number. */
export const inPoland = (name: string): Partial<Party> => {
  const nip = firstOf(name, 9, (digits) => weighed(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11);
  return pair(nip, `PL${nip}`);
};

/** A Dutch VAT number; the chamber of commerce has another. */
export const inHolland = (name: string): Partial<Party> => {
  const rsin = firstOf(name, 8, (digits) => weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return pair(digitsOf(`${name}#kvk`, 8), `NL${rsin}B01`);
};

/** A Spanish company's tax number. */
export const inSpain = (name: string): Partial<Party> => {
  const digits = digitsOf(name, 7);
  const nif = `B${digits}${luhn(digits)}`;
  return pair(nif, `ES${nif}`);
};

/** An Irish VAT number of seven digits and a letter. */
export const inIreland = (name: string): Partial<Party> => {
  const digits = digitsOf(name, 7);
  const letter = 'WABCDEFGHIJKLMNOPQRSTUV'[weighed(digits, [8, 7, 6, 5, 4, 3, 2]) % 23] ?? 'W';
  return pair(digitsOf(`${name}#cro`, 6), `IE${digits}${letter}`);
};

/** Who buys. */
export const buyers: readonly Party[] = [
  firm('Restaurang Ångbåtsbryggan AB', 'Kajgatan 6, 392 33 Kalmar'),
  firm('Lilla Kvarnköket AB', 'Kvarnvägen 21, 591 38 Motala'),
  firm('Brasserie Lykta i Sundsvall AB', 'Esplanaden 9, 852 31 Sundsvall'),
  firm('Hotell Granbacken HB', 'Granbacksvägen 2, 830 05 Järpen'),
  firm('Krog Sju Sorter AB', 'Prästgatan 13 A, 252 23 Helsingborg'),
  firm('Värmlands Lunchkök AB', 'Verkstadsgatan 40, 652 21 Karlstad'),
  firm('Tapas & Sånt i Visby AB', 'Hästgatan 4, 621 56 Visby'),
  firm('Ögats Restauranger AB', 'Box 2217, 403 14 Göteborg'),
];
