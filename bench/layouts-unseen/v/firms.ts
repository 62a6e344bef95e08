/** This set's buyers, and its ways to name firms with right check digits. */
import type { Party } from '../paper.ts';
import { firm } from '../q/firms.ts';
import { digitsOf } from '../identity.ts';

export {
  firm,
  inBritain,
  inDenmark,
  inFinland,
  inFrance,
  inGermany,
  inItaly,
  inNorway,
  soleTrader,
} from '../q/firms.ts';

/** Numbers of a Dutch firm: the last digit of the nine is that of modulus 11. */
export const inNetherlands = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const eight = digitsOf(`${name}${at}`, 8);
    const sum = [...eight].reduce((all, digit, index) => all + Number(digit) * (9 - index), 0);
    if (sum % 11 < 10) return { organisation: digitsOf(`${name}#kvk`, 8), vat: `NL${eight}${sum % 11}B01` };
  }
};

/** Numbers of a Spanish company: a letter, seven digits and a digit that checks them. */
export const inSpain = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const sum = [...seven].reduce((all, digit, index) => {
    const twice = Number(digit) * 2;
    return all + (index % 2 === 0 ? Math.floor(twice / 10) + (twice % 10) : Number(digit));
  }, 0);
  const organisation = `B${seven}${(10 - (sum % 10)) % 10}`;
  return { organisation, vat: `ES${organisation}` };
};

/** Numbers of a Polish firm: weights of modulus 11. */
export const inPoland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const nine = digitsOf(`${name}${at}`, 9);
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce(
      (all, weight, index) => all + weight * Number(nine[index]),
      0,
    );
    if (sum % 11 < 10) return { organisation: `${nine}${sum % 11}`, vat: `PL${nine}${sum % 11}` };
  }
};

/** An IBAN of a country and an account, with its check digits. */
export const ibanOf = (country: string, account: string): string => {
  const turned = [...`${account}${country}00`]
    .map((sign) => (/\d/u.test(sign) ? sign : String((sign.codePointAt(0) ?? 0) - 55)))
    .join('');
  const check = String(98n - (BigInt(turned) % 97n)).padStart(2, '0');
  return `${country}${check}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

/** An invented account of a firm abroad. */
export const account = (country: string, name: string, length: number): { iban: string } => ({
  iban: ibanOf(country, digitsOf(`v${name}`, length)),
});

/** The restaurants that the papers are for. */
export const buyers: readonly Party[] = [
  firm('Skafferiet på Torget AB', 'Stora Torget 4, 753 20 Uppsala'),
  firm('Restaurang Slagthuset Sju AB', 'Slaktaregatan 7, 392 31 Kalmar'),
  firm('Kallbadhuskrogen i Vadstena AB', 'Hamngatan 12, 592 30 Vadstena'),
  firm('Bagdad Grill Alingsås HB', 'Drottninggatan 39, 441 31 Alingsås'),
  firm('Fjällstugan Mat & Logi AB', 'Skalsvägen 2, 830 19 Storlien'),
  firm('Lilla Matverkstan i Varberg AB', 'Otto Torells gata 18, 432 44 Varberg'),
  firm('Ångbåtsbryggans Krog & Konferens AB', 'Ångbåtsvägen 1, 196 37 Kungsängen'),
  firm('Osteria Citronen AB', 'Norra Skolgatan 9 A, 214 22 Malmö'),
];
