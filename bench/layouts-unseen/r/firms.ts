/** This set's invented firms and buyers; numbers with right check digits. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

export { inBritain, inDenmark, inFinland, inFrance, inGermany, inItaly, inNorway } from '../q/firms.ts';

const plain: Readonly<Record<string, string>> = {
  å: 'a', ä: 'a', ö: 'o', é: 'e', è: 'e', æ: 'ae', ø: 'o', ü: 'u', ñ: 'n', ó: 'o', í: 'i',
}; // prettier-ignore
const phones = ['031-390 06 22', '040-628 04 36', '08-465 004 58', '0980-319 247', '070-174 06 19'];

const domain = (name: string): string =>
  [...name.toLowerCase().replace(/ (?:ab|aps|as|oy|gmbh|srl|sarl|sl|bv|ltd|hb|kb)$/u, '')]
    .map((letter) => plain[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`r/${name}`);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`r/${name}`),
    plusgiro: plusgiro(`r/${name}`),
    phone: phones[hash(`r${name}`) % phones.length] ?? '',
    mail: `ekonomi@${domain(name)}.example`,
    ...given,
  };
};

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** A sole trader's number: a birth day in the form of persons' numbers kept for tests. */
export const soleTrader = (birth: string): Partial<Party> => {
  const digits = `${birth}238`;
  return { organisation: `${birth}-238${luhn(digits)}` };
};

export const inSpain = (name: string): Partial<Party> => {
  const seven = digitsOf(`r${name}`, 7);
  const organisation = `B${seven}${luhn(seven)}`;
  return { organisation, vat: `ES${organisation}` };
};

/** The first number of a name whose sum of modulus 11 is a single digit, and a number of the trade register. */
export const inHolland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const eight = digitsOf(`${name}~${at}`, 8);
    const check = [...eight].reduce((sum, digit, place) => sum + Number(digit) * (9 - place), 0) % 11;
    if (check < 10) return { organisation: digitsOf(`${name}#kvk`, 8), vat: `NL${eight}${check}B01` };
  }
};

/** An account of a land with its check digits. */
export const iban = (land: string, account: string): string => {
  const digits = `${account}${land}00`.replaceAll(/[A-Z]/gu, (letter) =>
    String((letter.codePointAt(0) ?? 65) - 55),
  );
  const check = 98n - (BigInt(digits) % 97n);
  return `${land}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

export const buyers: readonly Party[] = [
  firm('Krog Slussvakten AB', 'Kanalgatan 6, 461 30 Trollhättan'),
  firm('Ostindiska Matsalen i Göteborg AB', 'Lilla Torget 4, 411 18 Göteborg'),
  firm('Bistro Fyrkanten HB', 'Köpmangatan 22, 252 67 Helsingborg'),
  firm('Wärdshuset Klockargården AB', 'Kyrkvägen 11, 793 70 Tällberg'),
  firm('Taverna Elpida i Lund AB', 'Bytaregatan 9, 222 21 Lund'),
  firm('Lunchrestaurang Verkstan AB', 'Svetsarvägen 15, 171 41 Solna'),
  firm('Fjällköket Drift AB', 'Box 44, 837 21 Åre'),
  firm('Kafé Postkontoret AB', 'Stortorget 3, 392 32 Kalmar'),
];
