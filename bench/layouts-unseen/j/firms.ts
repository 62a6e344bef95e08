/** Invented buyers with several restaurants, and numbers of firms abroad with right check digits. */
import { digitsOf, hash } from '../identity.ts';
import type { Paper, Party } from '../paper.ts';
import { firm } from '../parties.ts';

interface Place {
  readonly name: string;
  readonly street: string;
  readonly post: string;
}

const place = (text: string): Place => {
  const [name = '', street = '', post = ''] = text.split('; ');
  return { name, street, post };
};

const chains: readonly (readonly [Party, readonly Place[]])[] = (
  [
    ['Sotaren & Vännen Krogar AB; Ekonomiavd., Box 7214', '402 34 Göteborg', 'Sotaren Linné; Linnégatan 58; 413 08 Göteborg|Vännens Bakficka; Magasinsgatan 11; 411 18 Göteborg|Sotaren Mölndal; Kvarnbygatan 4; 431 34 Mölndal'],
    ['Krogdriften Nordöst AB; FE 8816', '838 77 Frösön', 'Ladan Kök & Bar; Rådhusgatan 71; 831 34 Östersund|Fjällköket Åre; Årevägen 88; 837 52 Åre|Hamnkrogen Sundsvall; Kajgatan 2; 852 30 Sundsvall'],
    ['Rusthållaren i Sigtuna AB; Stora gatan 33', '193 30 Sigtuna', 'Rusthållaren i Sigtuna AB; Stora gatan 33; 193 30 Sigtuna'],
    ['Bryggeriet 1847 Restaurang AB; c/o Redovisningsbyrån Siffran, Fabriksgatan 9', '252 25 Helsingborg', 'Bryggeriet 1847; Kullagatan 16; 252 20 Helsingborg|Bryggeriets Trädgård; Parapeten 3; 252 67 Helsingborg'],
    ['Hotell Tre Gäss i Mora HB; Moragatan 19', '792 30 Mora', 'Tre Gäss Matsal, varuintag gården; Moragatan 19 B; 792 30 Mora|Tre Gäss Sommarkök; Saxviksvägen 40; 792 91 Mora'],
    ['Nudelbaren Group Sweden AB; Fakturamottagning, Kungsgatan 44, 5 tr', '111 35 Stockholm', 'Nudelbaren Odenplan; Karlbergsvägen 12; 113 27 Stockholm|Nudelbaren Sickla; Marcusplatsen 17; 131 54 Nacka|Nudelbaren Uppsala; Dragarbrunnsgatan 30; 753 20 Uppsala|Nudelbaren Västerås; Vasagatan 22; 722 15 Västerås'],
    ['Värdshuset Alvaret AB; Storgatan 5', '386 30 Färjestaden', 'Alvarets Strandkök; Hamnplan 1; 387 31 Borgholm|Värdshuset Alvaret AB; Storgatan 5; 386 30 Färjestaden'],
    ['Munk & Mor Måltider AB; Östra Storgatan 102', '553 21 Jönköping', 'Munk & Mor, Tändsticksområdet; Västra Storgatan 18; 553 15 Jönköping|Munk & Mor, Huskvarna; Grännavägen 24; 561 34 Huskvarna|Lunchköket A6; Kompanigatan 6; 553 05 Jönköping'],
    ['Kvartersbolaget Söder AB; Box 9033', '200 39 Malmö', 'Bistro Ystadgatan; Ystadsgatan 20; 214 44 Malmö|Möllans Ostronbar; Bergsgatan 36; 214 22 Malmö'],
  ] as const
).map(([head, post, places]) => {
  const [name = '', street = ''] = head.split('; ');
  return [firm(name, `x, ${post}`, { street }), places.split('|').map(place)];
}); // prettier-ignore

export const buyers: readonly Party[] = chains.map(([party]) => party);

/** Where a paper's goods went: often another place than the one that the invoice is sent to. */
export const placeOf = (paper: Paper): Place => {
  const places = chains.find(([{ name }]) => name === paper.buyer.name)?.[1] ?? [];
  return places[hash(paper.number) % places.length] ?? paper.buyer;
};

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const elevens = (name: string, length: number, weights: readonly number[]): string => {
  for (let salt = 0; ; salt++) {
    const digits = digitsOf(`${name}~${salt}`, length);
    const check = (11 - (sumOf(digits, weights) % 11)) % 11;
    if (check !== 10) return digits + check;
  }
};

const luhn = (digits: string): string => {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits + ((10 - (sum % 10)) % 10);
};

const german = (name: string): string => {
  const digits = digitsOf(`${name}#de`, 8);
  let product = 10;
  for (const digit of digits) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return `${digits}${(11 - product) % 10}`;
};

const british = (name: string): string => {
  const digits = digitsOf(`${name}#gb`, 7);
  const check = 97 - (sumOf(digits, [8, 7, 6, 5, 4, 3, 2]) % 97);
  return `${digits}${String(check).padStart(2, '0')}`;
};

/** A sole trader: the number is that of a person. */
export const trader = (name: string, address: string, born: string): Party => {
  const digits = luhn(`${born}${digitsOf(name, 3)}`);
  const organisation = `${digits.slice(0, 6)}-${digits.slice(6)}`;
  return firm(name, address, { organisation, vat: `SE${digits}01` });
};

const numbers: Readonly<Record<string, (name: string) => readonly [organisation: string, vat: string]>> = {
  DK: (name) => {
    for (let salt = 0; ; salt++) {
      const digits = digitsOf(`${name}~${salt}`, 7);
      const check = (11 - (sumOf(digits, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
      if (check !== 10) return [`${digits}${check}`, `DK${digits}${check}`];
    }
  },
  NO: (name) => {
    const digits = elevens(name, 8, [3, 2, 7, 6, 5, 4, 3, 2]);
    return [digits.replaceAll(/(.{3})(?=.)/gu, '$1 '), `NO${digits}MVA`];
  },
  FI: (name) => {
    const digits = elevens(name, 7, [7, 9, 10, 5, 8, 4, 2]);
    return [`${digits.slice(0, 7)}-${digits.slice(7)}`, `FI${digits}`];
  },
  DE: (name) => [`HRB ${digitsOf(name, 5)}`, `DE${german(name)}`],
  GB: (name) => [digitsOf(`${name}#co`, 8), `GB${british(name)}`],
  IT: (name) => {
    const digits = luhn(digitsOf(name, 10));
    return [digits, `IT${digits}`];
  },
  FR: (name) => {
    const siren = luhn(digitsOf(name, 8));
    const key = (12 + 3 * (Number(siren) % 97)) % 97;
    return [siren.replaceAll(/(.{3})(?=.)/gu, '$1 '), `FR${String(key).padStart(2, '0')}${siren}`];
  },
};

const lengths: Readonly<Record<string, number>> = { DK: 14, NO: 11, FI: 14, DE: 18, GB: 18, IT: 23, FR: 23 };

/** A firm abroad with its country's numbers; the account's check digits are right, its digits invented. */
export const abroad = (country: string, name: string, address: string, given: Partial<Party> = {}): Party => {
  const [organisation, vat] = numbers[country]?.(name) ?? ['', ''];
  const account = digitsOf(`${name}#iban`, lengths[country] ?? 14);
  const code = [...country].map((letter) => String(letter.charCodeAt(0) - 55)).join('');
  const check = 98n - (BigInt(`${account}${code}00`) % 97n);
  const iban = `${country}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
  return firm(name, address, { organisation, vat, iban, bankgiro: '', plusgiro: '', ...given });
};
