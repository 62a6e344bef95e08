/** This set's invented firms and the hotels that buy from them. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const areas = ['090', '0910', '0920', '0970', '0980', '060', '063', '0911', '070', '073'];
const tail = / (?:ab|hb|as|a\/s|aps|oy|oü|gmbh|s\.r\.l\.|sas|ltd|b\.v\.|bv|ek\. för\.)$/u;

const domain = (name: string): string =>
  name
    .toLowerCase()
    .replace(tail, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gu, '')
    .slice(0, 24);

const telephone = (name: string): string => {
  const area = areas[hash(`cc tel ${name}`) % areas.length] ?? '090';
  const rest = digitsOf(`cc tel ${name}`, area.length === 3 ? 7 : 6);
  return `${area}-${rest.slice(0, -4)} ${rest.slice(-4, -2)} ${rest.slice(-2)}`;
};

/** A firm at `street, post`, with the numbers of its name unless others are given. */
export const house = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const cut = address.indexOf(', ');
  const organisation = given.organisation ?? organisationNumber(`cc:${name}`);
  return {
    name,
    street: address.slice(0, cut),
    post: address.slice(cut + 2),
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`cc:${name}`),
    plusgiro: plusgiro(`cc:${name}`),
    phone: telephone(name),
    mail: `faktura@${domain(name)}.example`,
    ...given,
  };
};

const lastDigit = (digits: string): string => {
  const sum = [...digits]
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((all, part) => all + (part > 9 ? part - 9 : part), 0);
  return String((10 - (sum % 10)) % 10);
};

/** Someone who trades alone: a number in the form of a person's, of nobody. */
export const alone = (name: string, address: string, born: string): Party => {
  const nine = `${born}${digitsOf(`cc born ${name}`, 3)}`;
  return house(name, address, { organisation: `${born}-${nine.slice(6)}${lastDigit(nine)}` });
};

const bank = (country: string, name: string, length: number): string => {
  const digits = digitsOf(`cc bank ${name}`, length);
  const letters = [...country].map((letter) => (letter.codePointAt(0) ?? 65) - 55).join('');
  const check = 98n - (BigInt(`${digits}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${digits}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

export const austrian = (name: string): Partial<Party> => {
  const seven = digitsOf(`cc at ${name}`, 7);
  const sum = [...seven]
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((all, part) => all + (part > 9 ? part - 9 : part), 4);
  const vat = `ATU${seven}${(10 - (sum % 10)) % 10}`;
  return { organisation: vat, vat, phone: '+43 512 5550 317', iban: bank('AT', name, 16) };
};

export const belgian = (name: string): Partial<Party> => {
  const eight = `0${digitsOf(`cc be ${name}`, 7)}`;
  const all = `${eight}${String(97 - (Number(eight) % 97)).padStart(2, '0')}`;
  const organisation = `${all.slice(0, 4)}.${all.slice(4, 7)}.${all.slice(7)}`;
  return { organisation, vat: `BE${all}`, phone: '+32 9 555 04 62', iban: bank('BE', name, 12) };
};

export const estonian = (name: string): Partial<Party> => {
  const eight = digitsOf(`cc ee ${name}`, 8);
  const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce((all, weight, at) => all + weight * Number(eight[at]), 0);
  const seven = digitsOf(`cc ee reg ${name}`, 7);
  const rests = [1, 3].map(
    (from) =>
      [...seven].reduce((all, digit, at) => all + Number(digit) * (((from + at - 1) % 9) + 1), 0) % 11,
  );
  const check = rests.find((rest) => rest < 10) ?? 0;
  return {
    organisation: `${seven}${check}`,
    vat: `EE${eight}${(10 - (sum % 10)) % 10}`,
    phone: '+372 6 555 018',
    iban: bank('EE', name, 16),
  };
};

export const hotels: readonly Party[] = [
  house('Hotell Älvkröken i Pajala AB', 'Tornedalsvägen 9, 984 31 Pajala'),
  house('Stadshotellet Norra Hamn AB', 'Storgatan 50, 972 32 Luleå'),
  house('Fjällgården Hotell & Restaurang AB', 'Fjällvägen 3, 920 64 Tärnaby'),
  house('Wärdshuset Bruksbaren AB', 'Bruksgatan 7, 943 32 Öjebyn'),
  house('Hotell Gruvtornet Drift AB', 'Hjalmar Lundbohmsvägen 21, 981 31 Kiruna'),
];
