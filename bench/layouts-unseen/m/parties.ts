/** Sellers and buyers of this set, with numbers whose check digits hold and that nobody has. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
};

/** Digits and the last, by weights and a modulus; null when the last would have two digits. */
const weighed = (digits: string, weights: readonly number[], modulus = 11): string | null => {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0);
  const rest = (modulus - (sum % modulus)) % modulus;
  return rest > 9 ? null : digits + String(rest);
};

/** The first number made of a text for which a check digit exists. */
const first = (text: string, length: number, made: (digits: string) => string | null, start = ''): string => {
  for (let turn = 0; ; turn++) {
    const number = made(start + digitsOf(`M/${text}/${turn}`, length));
    if (number !== null) return number;
  }
};

const shared = (name: string): Pick<Party, 'bankgiro' | 'plusgiro' | 'phone' | 'mail'> => ({
  bankgiro: bankgiro(`M ${name}`),
  plusgiro: plusgiro(`M ${name}`),
  phone: `0${digitsOf(`M ${name} tel`, 3)}-${digitsOf(`M ${name} nr`, 2)}0 ${digitsOf(`M ${name} x`, 2)}`,
  mail: `faktura@${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\s(?:ab|hb|kb|ek\.? för\.?)$/gu, '')
    .replaceAll(/[^a-z]/gu, '')
    .slice(0, 18)}.example`,
});

const placed = (address: string): Pick<Party, 'street' | 'post'> => {
  const [street = '', ...post] = address.split(', ');
  return { street, post: post.join(', ') };
};

/** A company: `Street 1, 123 45 Town`. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const organisation = organisationNumber(`M ${name}`);
  return { name, ...placed(address), organisation, vat: vatNumber(organisation), ...shared(name), ...given };
};

/** A sole trader, with a birth number of those that are kept for tests: 980 and above. */
export const sole = (name: string, address: string, born: string, given: Partial<Party> = {}): Party => {
  const all = luhn(`${born}9${80 + (hash(`M ${name}`) % 20)}`);
  const organisation = `${all.slice(0, 6)}-${all.slice(6)}`;
  return firm(name, address, { organisation, vat: vatNumber(organisation), ...given });
};

/** An economic association, whose number begins with 769. */
export const association = (name: string, address: string): Party => {
  const all = luhn(`7696${digitsOf(`M ${name}`, 5)}`);
  const organisation = `${all.slice(0, 6)}-${all.slice(6)}`;
  return firm(name, address, { organisation, vat: vatNumber(organisation) });
};

const checked97 = (digits: string): string =>
  String(98 - Number(BigInt(`${digits}00`) % 97n)).padStart(2, '0');
const ibanOf = (land: string, account: string): string => {
  const inDigits = [...`${account}${land}`].map((mark) => String(Number.parseInt(mark, 36))).join('');
  return `${land}${checked97(inDigits)}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

const german = (digits: string): string => {
  let state = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + state) % 10;
    state = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return digits + String((11 - state) % 10);
};
const british = (digits: string): string => {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (8 - at), 0);
  return digits + String((97 - (sum % 97)) % 97).padStart(2, '0');
};

/** A firm abroad: its number and its VAT number as its land makes them. */
export const abroad = (land: string, name: string, address: string): Party => {
  const made = {
    DK: () => first(name, 7, (digits) => weighed(digits, [2, 7, 6, 5, 4, 3, 2])),
    NO: () => first(name, 7, (digits) => weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2]), '9'),
    FI: () => first(name, 7, (digits) => weighed(digits, [7, 9, 10, 5, 8, 4, 2])),
    DE: () => first(name, 8, german),
    FR: () => first(name, 8, luhn),
    IT: () => first(name, 7, luhn).replace(/^.*$/u, (digits) => luhn(`0${digits.slice(0, 6)}012`)),
    GB: () => first(name, 7, british),
  }[land];
  const digits = made?.() ?? '';
  const key = String((12 + 3 * (Number(digits) % 97)) % 97).padStart(2, '0');
  const vat = { NO: `NO ${digits} MVA`, FR: `FR${key}${digits}` }[land] ?? `${land}${digits}`;
  const organisation = land === 'FI' ? `${digits.slice(0, 7)}-${digits.slice(7)}` : digits;
  const length = { DK: 14, NO: 11, FI: 14, DE: 18, FR: 23, IT: 22, GB: 14 }[land] ?? 14;
  const account = digitsOf(`M ${name} konto`, length);
  const iban = ibanOf(land, { GB: `HAVN${account}`, IT: `X${account}` }[land] ?? account);
  return firm(name, address, { organisation, vat, iban });
};

export const guests: readonly Party[] = [
  firm('Krogen Tre Tärnor AB', 'Strandgatan 11, 392 31 Kalmar'),
  firm('Bistro Kopparkitteln AB', 'Bergslagsvägen 3, 711 30 Lindesberg'),
  firm('Sjöboden Mat & Vin AB', 'Fiskehamnen 2, 450 43 Smögen'),
  firm('Restaurang Lövholmen HB', 'Lövholmsgränd 12, 117 43 Stockholm'),
  firm('Gästis i Mariefred AB', 'Kyrkogatan 1, 647 30 Mariefred'),
  firm('Pizzeria Due Sorelle AB', 'Storgatan 44, 352 32 Växjö'),
  firm('Kajutan Skärgårdskrog AB', 'Ångbåtsbryggan, 130 54 Dalarö'),
  firm('Café Syrénen AB', 'Parkgatan 8, 753 20 Uppsala'),
  firm('Vinbaren Lilla Pärlan AB', 'Södra Larmgatan 15, 411 16 Göteborg'),
];
