/** This set's invented firms: numbers with right check digits, by country. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const plain: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  é: 'e',
  è: 'e',
  æ: 'ae',
  ø: 'o',
  ü: 'u',
  ß: 'ss',
};
const phones = ['031-390 06 47', '040-628 04 83', '08-465 004 72', '0980-319 261', '070-174 06 58'];

const domain = (name: string): string =>
  [...name.toLowerCase().replace(/ (?:ab|aps|as|oy|gmbh|srl|sarl|ltd|hb|kb)$/u, '')]
    .map((letter) => plain[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`q/${name}`);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`q/${name}`),
    plusgiro: plusgiro(`q/${name}`),
    phone: phones[hash(name) % phones.length] ?? '',
    mail: `order@${domain(name)}.example`,
    ...given,
  };
};

const luhn = (digits: string): string => {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
};

/** A sole trader's number: a birth day in the form of persons' numbers, of nobody. */
export const soleTrader = (birth: string, name: string): string => {
  const digits = `${birth}${digitsOf(name, 3)}`;
  return `${birth}-${digitsOf(name, 3)}${luhn(digits)}`;
};

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

/** The first number of a name whose check digit of modulus 11 is a single digit. */
const eleven = (name: string, length: number, weights: readonly number[]): string => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`${name}~${at}`, length);
    const check = (11 - (weighed(digits, weights) % 11)) % 11;
    if (check < 10) return `${digits}${check}`;
  }
};

const pair = (organisation: string, vat: string): Partial<Party> => ({ organisation, vat });

export const inDenmark = (name: string): Partial<Party> => {
  const cvr = eleven(name, 7, [2, 7, 6, 5, 4, 3, 2]);
  return pair(cvr, `DK${cvr}`);
};
export const inNorway = (name: string): Partial<Party> => {
  const number = eleven(`9${name}`, 8, [3, 2, 7, 6, 5, 4, 3, 2]);
  return pair(number, `NO${number}MVA`);
};
export const inFinland = (name: string): Partial<Party> => {
  const number = eleven(name, 7, [7, 9, 10, 5, 8, 4, 2]);
  return pair(`${number.slice(0, 7)}-${number.slice(7)}`, `FI${number}`);
};
export const inGermany = (name: string): Partial<Party> => {
  const digits = digitsOf(name, 8);
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  const vat = `DE${digits}${(11 - product) % 10}`;
  return pair(vat, vat);
};
export const inFrance = (name: string): Partial<Party> => {
  const eight = digitsOf(name, 8);
  const siren = eight + luhn(eight);
  const key = (12n + 3n * (BigInt(siren) % 97n)) % 97n;
  return pair(siren, `FR${String(key).padStart(2, '0')}${siren}`);
};
export const inItaly = (name: string): Partial<Party> => {
  const ten = `0${digitsOf(name, 6)}012`;
  const number = ten + luhn(ten);
  return pair(number, `IT${number}`);
};
export const inBritain = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const sum = weighed(seven, [8, 7, 6, 5, 4, 3, 2]);
  const vat = `GB${seven}${String((97 - (sum % 97)) % 97).padStart(2, '0')}`;
  return pair(digitsOf(`${name}#c`, 8), vat);
};

export const buyers: readonly Party[] = [
  firm('Värdshuset Tranbäret AB', 'Kyrkbacken 5, 793 30 Leksand'),
  firm('Matsal Kopparslagaren AB', 'Smedjegatan 19, 722 14 Västerås'),
  firm('Bryggan i Lomma Krog AB', 'Hamnallén 31, 234 32 Lomma'),
  firm('Ruths Kök & Vinbar HB', 'Tredje Tvärgatan 8, 413 10 Göteborg'),
  firm('Trattoria Nonna Ebba AB', 'Skomakargatan 2 C, 111 29 Stockholm'),
  firm('Stationsmatsalen Hallsberg AB', 'Järnvägsplan 1, 694 30 Hallsberg'),
  firm('Norrskenets Hotell och Restaurang AB', 'Lars Janssonsgatan 14, 981 31 Kiruna'),
];
