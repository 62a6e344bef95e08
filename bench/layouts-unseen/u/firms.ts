/** This set's invented firms, and numbers of lands that have right check digits. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

const phones = ['031-390 06 21', '040-628 04 66', '08-465 004 39', '0980-319 275', '070-174 06 13'];
const bare = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/ (?:ab|aps|as|oy|gmbh|srl|sarl|ltd|hb|kb|bv|sl)$/u, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = given.organisation ?? organisationNumber(`u/${name}`);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`u/${name}`),
    plusgiro: plusgiro(`u/${name}`),
    phone: phones[hash(`u${name}`) % phones.length] ?? '',
    mail: `info@${bare(name)}.example`,
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

/** Numbers of a sole trader: a birth day in the form of persons' numbers, of nobody. */
export const sole = (birth: string, name: string): Partial<Party> => {
  const nine = birth + digitsOf(`u/${name}`, 3);
  const organisation = `${birth}-${nine.slice(6)}${luhn(nine)}`;
  return { organisation, vat: vatNumber(organisation) };
};

/** Numbers of a trading company, an association or another firm whose number begins otherwise than with 559. */
export const begun = (first: string, name: string): Partial<Party> => {
  const nine = first + digitsOf(`u/${name}`, 9 - first.length);
  const all = nine + luhn(nine);
  const organisation = `${all.slice(0, 6)}-${all.slice(6)}`;
  return { organisation, vat: vatNumber(organisation) };
};

/** An account's international number with its check digits: a land and what follows them. */
export const iban = (land: string, account: string): string => {
  const moved = [...`${account}${land}00`]
    .map((letter) => (/\d/u.test(letter) ? letter : String((letter.codePointAt(0) ?? 0) - 55)))
    .join('');
  const check = String(98n - (BigInt(moved) % 97n)).padStart(2, '0');
  return `${land}${check}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

/** A Polish number and the VAT number made of it. */
export const inPoland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const nine = digitsOf(`${name}/${at}`, 9);
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((all, weight, i) => all + weight * Number(nine[i]), 0);
    if (sum % 11 < 10) {
      const nip = `${nine}${sum % 11}`;
      return { organisation: nip, vat: `PL${nip}`, iban: iban('PL', digitsOf(`${name}#i`, 24)) };
    }
  }
};

/** A Spanish company's number. */
export const inSpain = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const nif = `B${seven}${luhn(seven)}`;
  return { organisation: nif, vat: `ES${nif}`, iban: iban('ES', digitsOf(`${name}#i`, 20)) };
};

/** A Dutch company's numbers. */
export const inHolland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const eight = digitsOf(`${name}/${at}`, 8);
    const check =
      [9, 8, 7, 6, 5, 4, 3, 2].reduce((all, weight, i) => all + weight * Number(eight[i]), 0) % 11;
    if (check < 10)
      return {
        organisation: digitsOf(`${name}#k`, 8),
        vat: `NL${eight}${check}B01`,
        iban: iban('NL', `RABO${digitsOf(`${name}#i`, 10)}`),
      };
  }
};

/** Who buys. */
export const buyers: readonly Party[] = [
  firm('Krog Lergöken AB', 'Åkerbogatan 12, 724 61 Västerås'),
  firm('Brasserie Kvarntorget AB', 'Kvarntorget 3, 753 20 Uppsala'),
  firm('Taverna Halvön i Varberg AB', 'Otto Torells gata 7, 432 44 Varberg'),
  firm('Skafferiet & Vänner HB', 'Prästgatan 41 A, 831 31 Östersund'),
  firm('Ölhallen Ankaret AB', 'Fisktorget 2, 371 32 Karlskrona'),
  firm('Matvraket Kök och Bar AB', 'Bondegatan 66, 116 33 Stockholm'),
  firm('Hotell Skogsbrynet Drift AB', 'Lasarettsvägen 20, 795 30 Rättvik'),
  firm('Ramen Rakuda AB', 'Linnégatan 58, 413 08 Göteborg'),
];
