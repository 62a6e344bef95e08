/** This set's invented firms: numbers with right check digits, by country. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const plain = new Map([...'åaäaöoéeèeæaøoüuñnçcóoúuíiàaôołlśsżząaęe'.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to])); // prettier-ignore
const phones = ['031-390 06 29', '040-628 04 36', '08-465 004 58', '0980-319 247', '070-174 06 19'];
const endings = / (?:ab|aps|as|oy|gmbh|s\.r\.l\.|sarl|ltd|hb|kb|b\.v\.|s\.l\.|sp\. z o\.o\.)$/u;

const domain = (name: string): string =>
  [...name.toLowerCase().replace(endings, '')]
    .map((letter) => plain.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', ...rest] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`z/${name}`);
  return {
    name,
    street,
    post: rest.join(', '),
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`z/${name}`),
    plusgiro: plusgiro(`z/${name}`),
    phone: phones[hash(`z${name}`) % phones.length] ?? '',
    mail: `info@${domain(name)}.example`,
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

/** A sole trader's firm: a number in the form of persons' numbers, of nobody. */
export const sole = (name: string, address: string, birth: string): Party => {
  const three = digitsOf(`z${name}`, 3);
  const organisation = `${birth}-${three}${luhn(`${birth}${three}`)}`;
  return firm(name, address, { organisation, vat: `SE${organisation.replace('-', '')}01` });
};

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

/** The first digits of a name whose check of modulus 11 is a single digit. */
const eleven = (name: string, weights: readonly number[], check: (rest: number) => number): string => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`z${name}~${at}`, weights.length);
    const last = check(weighed(digits, weights) % 11);
    if (last < 10) return `${digits}${last}`;
  }
};
const below = (rest: number): number => (11 - rest) % 11;

const account = (country: string, name: string, length: number): string => {
  const digits = digitsOf(`z${name}#iban`, length);
  const letters = [...country].map((letter) => String((letter.codePointAt(0) ?? 65) - 55)).join('');
  const check = 98n - (BigInt(`${digits}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${digits}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

const abroad = (country: string, name: string, length: number, organisation: string, vat: string, phone: string): Partial<Party> =>
  ({ organisation, vat, phone, iban: account(country, name, length) }); // prettier-ignore

export const danish = (name: string): Partial<Party> => {
  const number = eleven(name, [2, 7, 6, 5, 4, 3, 2], below);
  return abroad('DK', name, 14, number, `DK${number}`, '+45 70 20 41 36');
};
export const norwegian = (name: string): Partial<Party> => {
  const number = eleven(name, [3, 2, 7, 6, 5, 4, 3, 2], below);
  return abroad('NO', name, 11, number, `NO${number}MVA`, '+47 22 85 05 17');
};
export const finnish = (name: string): Partial<Party> => {
  const number = eleven(name, [7, 9, 10, 5, 8, 4, 2], below);
  return abroad(
    'FI',
    name,
    14,
    `${number.slice(0, 7)}-${number.slice(7)}`,
    `FI${number}`,
    '+358 9 4245 0318',
  );
};
export const german = (name: string): Partial<Party> => {
  const digits = digitsOf(`z${name}`, 8);
  let product = 10;
  for (const digit of digits) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  const vat = `DE${digits}${(11 - product) % 10}`;
  return abroad('DE', name, 18, vat, vat, '+49 30 23125 046');
};
export const french = (name: string): Partial<Party> => {
  const eight = digitsOf(`z${name}`, 8);
  const siren = eight + luhn(eight);
  const key = (12n + 3n * (BigInt(siren) % 97n)) % 97n;
  return abroad('FR', name, 23, siren, `FR${String(key).padStart(2, '0')}${siren}`, '+33 1 99 00 41 27');
};
export const italian = (name: string): Partial<Party> => {
  const ten = `0${digitsOf(`z${name}`, 6)}015`;
  const number = ten + luhn(ten);
  return abroad('IT', name, 22, number, `IT${number}`, '+39 02 5550 1734');
};
export const spanish = (name: string): Partial<Party> => {
  const seven = digitsOf(`z${name}`, 7);
  const number = `B${seven}${luhn(seven)}`;
  return abroad('ES', name, 20, number, `ES${number}`, '+34 900 55 01 28');
};
export const dutch = (name: string): Partial<Party> => {
  const number = eleven(name, [9, 8, 7, 6, 5, 4, 3, 2], (rest) => rest);
  return abroad('NL', name, 14, digitsOf(`z${name}#kvk`, 8), `NL${number}B01`, '+31 20 555 01 62');
};
export const british = (name: string): Partial<Party> => {
  const seven = digitsOf(`z${name}`, 7);
  const check = String((97 - (weighed(seven, [8, 7, 6, 5, 4, 3, 2]) % 97)) % 97).padStart(2, '0');
  return abroad('GB', name, 18, digitsOf(`z${name}#c`, 8), `GB${seven}${check}`, '+44 20 7946 0263');
};
export const polish = (name: string): Partial<Party> => {
  const number = eleven(name, [6, 5, 7, 2, 3, 4, 5, 6, 7], (rest) => rest);
  return abroad('PL', name, 24, number, `PL${number}`, '+48 22 555 01 94');
};

export const buyers: readonly Party[] = [
  firm('Matgruppen Sju Broar AB', 'Vasagatan 41, 602 32 Norrköping'),
  firm('Krog Ankaret i Oxelösund AB', 'Sjögatan 9, 613 32 Oxelösund'),
  firm('Brasserie Lindgården AB', 'Drottninggatan 66, 252 21 Helsingborg'),
  firm('Bistro Havtorn & Salt AB', 'Linnégatan 12 A, 413 04 Göteborg'),
  firm('Värdshuset Gula Porten AB', 'Stora Torget 4, 621 56 Visby'),
  firm('Restaurang Fyrkanten Sundsvall AB', 'Esplanaden 17, 852 36 Sundsvall'),
  firm('Rökeriet Kök och Bar AB', 'Fabriksgatan 28, 903 29 Umeå'),
  firm('Trattoria Salviani AB', 'Odengatan 83, 113 22 Stockholm'),
];
