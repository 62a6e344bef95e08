/** Invented firms at home and abroad, whose numbers have valid check digits. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const phones = ['031-390 06 55', '040-628 04 81', '08-465 004 63', '0980-319 277', '070-174 06 38'];
const plainLetters: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  é: 'e',
  æ: 'ae',
  ø: 'o',
  ü: 'u',
  è: 'e',
};

const domain = (name: string): string =>
  [...name.toLowerCase().replace(/ (?:ab|aps|a\/s|as|oy ab|gmbh|s\.r\.l\.|sarl|ltd|hb|kb)$/u, '')]
    .map((letter) => plainLetters[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A Swedish firm of a name and an address `street, post`. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(name);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(name),
    plusgiro: plusgiro(name),
    phone: phones[hash(name) % phones.length] ?? '',
    mail: `ekonomi@${domain(name)}.example`,
    ...given,
  };
};

const weighed = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0);

const isLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const part = Number(digit) * (1 + (at % 2));
    return all + (part > 9 ? part - 9 : part);
  }, 0);
  return sum % 10 === 0;
};

const isGerman = (digits: string): boolean => {
  const product = digits
    .slice(0, 8)
    .split('')
    .reduce((before, digit) => {
      const sum = (Number(digit) + before) % 10;
      return ((sum === 0 ? 10 : sum) * 2) % 11;
    }, 10);
  return (11 - product) % 10 === Number(digits[8]);
};

const isBritish = (digits: string): boolean =>
  (weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7))) % 97 === 0;

/** The first number of a name that the country's rule accepts. */
const found = (name: string, length: number, isValid: (digits: string) => boolean): string => {
  for (let at = 0; at < 5000; at++) {
    const digits = digitsOf(`${name}#${at}`, length);
    if (isValid(digits)) return digits;
  }
  throw new Error(`no number for ${name}`);
};

/** What an account begins with where it begins with letters. */
const banks: Readonly<Record<string, string>> = { IT: 'Q', GB: 'NVNT' };

/** An IBAN of an invented account. */
const ibanOf = (country: string, name: string, length: number): string => {
  const bank = banks[country] ?? '';
  const account = `${bank}${digitsOf(`${name}#iban`, length - 4 - bank.length)}`;
  const asDigits = (text: string): string =>
    text.replaceAll(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  const check = 98n - (BigInt(asDigits(`${account}${country}00`)) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

type Country = 'DK' | 'NO' | 'FI' | 'DE' | 'FR' | 'IT' | 'GB';

const numbers: Readonly<Record<Country, (name: string) => readonly [organisation: string, vat: string]>> = {
  DK: (name) => {
    const digits = found(name, 8, (all) => weighed(all, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0);
    return [digits, `DK${digits}`];
  },
  NO: (name) => {
    const digits = found(
      name,
      9,
      (all) => all.startsWith('9') && weighed(all, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    );
    return [digits, `NO${digits}MVA`];
  },
  FI: (name) => {
    const digits = found(name, 8, (all) => weighed(all, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0);
    return [`${digits.slice(0, 7)}-${digits.slice(7)}`, `FI${digits}`];
  },
  DE: (name) => {
    const digits = found(name, 9, isGerman);
    return [`HRB ${digitsOf(`${name}#hrb`, 5)}`, `DE${digits}`];
  },
  FR: (name) => {
    const digits = found(name, 9, isLuhn);
    const key = (12 + 3 * (Number(digits) % 97)) % 97;
    return [digits, `FR${String(key).padStart(2, '0')}${digits}`];
  },
  IT: (name) => {
    const digits = found(name, 11, isLuhn);
    return [digits, `IT${digits}`];
  },
  GB: (name) => {
    const digits = found(name, 9, isBritish);
    return [digitsOf(`${name}#house`, 8), `GB${digits}`];
  },
};

const lengths: Readonly<Record<Country, number>> = { DK: 18, NO: 15, FI: 18, DE: 22, FR: 27, IT: 27, GB: 22 };

/** A firm abroad. */
export const abroad = (
  country: Country,
  name: string,
  address: string,
  given: Partial<Party> = {},
): Party => {
  const [organisation, vat] = numbers[country](name);
  const iban = ibanOf(country, name, lengths[country]);
  return firm(name, address, { organisation, vat, iban, ...given });
};

export const buyersI: readonly Party[] = [
  firm('Krog Ekbacken AB', 'Ekbacksgatan 5, 652 25 Karlstad'),
  firm('Bryggans Mat & Hotell AB', 'Hamnplan 2, 456 31 Kungshamn'),
  firm('Osteria Nunna AB', 'Munkgatan 11, 722 12 Västerås'),
  firm('Restaurang Tre Skedar HB', 'Bredgatan 19, 222 21 Lund'),
  firm('Skärvans Gästgård AB', 'Skärvavägen 40, 374 50 Asarum'),
  firm('Kvarterskrogen Alma i Umeå AB', 'Kungsgatan 54, 903 26 Umeå'),
  firm('Bistro Pelikanen i Hjo AB', 'Långgatan 7, 544 30 Hjo'),
  firm('Thaikök Lotus i Gävle AB', 'Nygatan 33, 803 20 Gävle'),
  firm('Fjällstugan Vargen AB', 'Box 23, 840 95 Funäsdalen'),
  firm('Lunchrestaurang Vågen i Solna AB', 'Vågvägen 3, 171 45 Solna'),
];
