/** This set's buyers, and what its firms abroad need beside the helpers of set Q. */
import { digitsOf } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm, soleTrader } from '../q/firms.ts';

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

/** A Spanish company's number: B, seven digits and a check digit. */
export const inSpain = (name: string): Partial<Party> => {
  const seven = digitsOf(`${name}#es`, 7);
  const sum = [...seven].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  const number = `B${seven}${(10 - (sum % 10)) % 10}`;
  return { organisation: number, vat: `ES${number}` };
};

/** A Dutch company's VAT number, of modulus 11. */
export const inHolland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const eight = digitsOf(`${name}#nl${at}`, 8);
    const rest = weighed(eight, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    if (rest < 10) return { organisation: digitsOf(`${name}#kvk`, 8), vat: `NL${eight}${rest}B01` };
  }
};

/** A Polish company's NIP. */
export const inPoland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const nine = digitsOf(`${name}#pl${at}`, 9);
    const rest = weighed(nine, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (rest < 10) return { organisation: `${nine}${rest}`, vat: `PL${nine}${rest}` };
  }
};

/** An IBAN of a country with its check digits, in groups of four. */
export const iban = (country: string, name: string, length: number, bank = ''): string => {
  const account = `${bank}${digitsOf(`${name}#iban`, length - bank.length)}`;
  const digits = [...`${account}${country}00`].map((letter) => Number.parseInt(letter, 36)).join('');
  const sum = String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
  return `${country}${sum}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

/** A sole trader's firm, whose number is of a birth day. */
export const trader = (name: string, address: string, birth: string): Party => {
  const organisation = soleTrader(birth, name);
  return firm(name, address, { organisation, vat: `SE${organisation.replace('-', '')}01` });
};

/** Who buys in this set. */
export const buyers: readonly Party[] = [
  firm('Brasserie Kopparkitteln AB', 'Fabriksgatan 11, 632 20 Eskilstuna'),
  firm('Krog Norra Tullen AB', 'Norrtullsgatan 6 A, 113 27 Stockholm'),
  firm('Hotell Ljusterö Brygga AB', 'Bryggvägen 2, 184 95 Ljusterö'),
  firm('Lunchköket Månskäran AB', 'Teknikringen 19, 583 30 Linköping'),
  firm('Pensionat Havsörnen HB', 'Hamnvägen 40, 457 40 Fjällbacka'),
  firm('Skogskrogen i Dala-Husby AB', 'Husbyvägen 77, 776 96 Dala-Husby'),
  firm('Osteria Due Sorelle Sverige AB', 'Kungsportsavenyn 32, 411 36 Göteborg'),
  firm('Rökeriet & Grillen i Ängelholm AB', 'Storgatan 4, 262 32 Ängelholm'),
  firm('Ramenstugan AB', 'Bergsgatan 15, 214 22 Malmö'),
];
