/** This set's invented firms: numbers with right check digits, by country. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const marks: Readonly<Record<string, string>> = {
  å: 'a', ä: 'a', ö: 'o', é: 'e', è: 'e', ê: 'e', ç: 'c', á: 'a', í: 'i', ó: 'o', ñ: 'n', ø: 'o', æ: 'ae', ü: 'u', š: 's', č: 'c', ž: 'z', ř: 'r', ý: 'y', ů: 'u',
}; // prettier-ignore
const phones = [
  '031-390 06 21',
  '040-628 04 55',
  '08-465 004 38',
  '0980-319 277',
  '070-174 06 12',
  '08-465 004 90',
];

const domain = (name: string): string =>
  [...name.toLowerCase().replace(/ (?:ab|aps|as|oy|gmbh|srl|sarl|ltd|hb|kb|s\.r\.l\.)$/u, '')]
    .map((letter) => marks[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`y|${name}`);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`y|${name}`),
    plusgiro: plusgiro(`y|${name}`),
    phone: phones[hash(name) % phones.length] ?? '',
    mail: `ekonomi@${domain(name)}.example`,
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

/** A number of other forms of company: `969712` with what follows. */
export const numbered = (start: string, name: string): Partial<Party> => {
  const nine = start + digitsOf(`${name}|org`, 9 - start.length);
  const all = nine + luhn(nine);
  const organisation = `${all.slice(0, 6)}-${all.slice(6)}`;
  return { organisation, vat: vatNumber(organisation) };
};

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

const ibanOf = (country: string, account: string): string => {
  const letters = [...country].map((letter) => String(letter.charCodeAt(0) - 55)).join('');
  const figures = [...account]
    .map((sign) => (/\d/u.test(sign) ? sign : String(sign.charCodeAt(0) - 55)))
    .join('');
  const check = String(98n - (BigInt(`${figures}${letters}00`) % 97n)).padStart(2, '0');
  return `${country}${check}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

const abroad = (
  country: string,
  name: string,
  length: number,
  organisation: string,
  vat: string,
): Partial<Party> => ({
  organisation,
  vat,
  iban: ibanOf(country, digitsOf(`${name}|iban`, length)),
});

/** The first number of a name whose last digit the rule can give. */
const checked = (name: string, length: number, rule: (digits: string) => number): string => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`${name}|${at}`, length);
    const check = rule(digits);
    if (check < 10) return `${digits}${check}`;
  }
};
const eleven =
  (weights: readonly number[]) =>
  (digits: string): number =>
    (11 - (weighed(digits, weights) % 11)) % 11;

export const danish = (name: string): Partial<Party> => {
  const number = checked(name, 7, eleven([2, 7, 6, 5, 4, 3, 2]));
  return abroad('DK', name, 14, number, `DK${number}`);
};
export const norwegian = (name: string): Partial<Party> => {
  const number = `9${checked(name, 7, (digits) => eleven([3, 2, 7, 6, 5, 4, 3, 2])(`9${digits}`))}`;
  return abroad('NO', name, 11, number, `NO${number}MVA`);
};
export const finnish = (name: string): Partial<Party> => {
  const number = checked(name, 7, eleven([7, 9, 10, 5, 8, 4, 2]));
  return abroad('FI', name, 14, `${number.slice(0, 7)}-${number.slice(7)}`, `FI${number}`);
};
export const german = (name: string): Partial<Party> => {
  const number = checked(name, 8, (digits) => {
    let product = 10;
    for (const digit of digits) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
    return (11 - product) % 10;
  });
  return abroad('DE', name, 18, `DE${number}`, `DE${number}`);
};
export const italian = (name: string): Partial<Party> => {
  const ten = `0${digitsOf(name, 6)}015`;
  const number = ten + luhn(ten);
  return {
    ...abroad('IT', name, 22, number, `IT${number}`),
    iban: ibanOf('IT', `X${digitsOf(`${name}|iban`, 22)}`),
  };
};
export const french = (name: string): Partial<Party> => {
  const eight = digitsOf(name, 8);
  const siren = eight + luhn(eight);
  const key = String((12n + 3n * (BigInt(siren) % 97n)) % 97n).padStart(2, '0');
  return abroad('FR', name, 23, siren, `FR${key}${siren}`);
};
export const spanish = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const number = `B${seven}${luhn(seven)}`;
  return abroad('ES', name, 20, number, `ES${number}`);
};
export const dutch = (name: string): Partial<Party> => {
  const number = checked(name, 8, (digits) => weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return { ...abroad('NL', name, 10, digitsOf(`${name}|kvk`, 8), `NL${number}B01`), iban: ibanOf('NL', `ABNA${digitsOf(`${name}|iban`, 10)}`) }; // prettier-ignore
};
export const belgian = (name: string): Partial<Party> => {
  const eight = `0${digitsOf(name, 7)}`;
  const number = `${eight}${String(97 - (Number(eight) % 97)).padStart(2, '0')}`;
  return abroad('BE', name, 12, number, `BE${number}`);
};
export const irish = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const letter = 'WABCDEFGHIJKLMNOPQRSTUV'[weighed(seven, [8, 7, 6, 5, 4, 3, 2]) % 23] ?? 'W';
  return { ...abroad('IE', name, 14, digitsOf(`${name}|cro`, 6), `IE${seven}${letter}`), iban: ibanOf('IE', `AIBK${digitsOf(`${name}|iban`, 14)}`) }; // prettier-ignore
};
export const czech = (name: string): Partial<Party> => {
  const number = checked(name, 7, (digits) => (11 - (weighed(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
  return abroad('CZ', name, 20, number, `CZ${number}`);
};
export const greek = (name: string): Partial<Party> => {
  const number = checked(
    `09${name}`,
    8,
    (digits) => (weighed(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10,
  );
  return abroad('GR', name, 23, number, `EL${number}`);
};

export const buyers: readonly Party[] = [
  firm('Restaurang Lotsen i Oxelösund AB', 'Esplanaden 9, 613 30 Oxelösund'),
  firm('Ångköket Drift AB', 'Maskinvägen 22, 721 36 Västerås'),
  firm('Gårda Matstudio AB', 'Fabriksgatan 41, 412 51 Göteborg'),
  firm('Vinkällaren Tre Tunnor HB', 'Prästgatan 18 A, 831 31 Östersund', numbered('969744', 'Tre Tunnor')),
  firm('Fyrtornets Värdshus AB', 'Hamnvägen 2, 456 44 Hunnebostrand'),
  firm('Kebabhuset Orient i Borås AB', 'Allégatan 63, 503 37 Borås'),
  firm('Hotell Sjöutsikten Vadstena AB', 'Slottsgatan 5, 592 30 Vadstena'),
  firm('Brasserie Kronan Umeå AB', 'Rådhusesplanaden 11, 903 28 Umeå'),
  firm('Skolmat & Catering Sydost AB', 'Industrigatan 30, 392 39 Kalmar'),
];
