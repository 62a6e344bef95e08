/** This set's buyers, and numbers of firms in countries that no shared piece has. */
import { digitsOf } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm } from '../parties.ts';

export { firm } from '../parties.ts';
export {
  account,
  inBritain,
  inDenmark,
  inFinland,
  inFrance,
  inGermany,
  inItaly,
  inNetherlands,
  inNorway,
  inPoland,
  inSpain,
  soleTrader,
} from '../v/firms.ts';

/** Numbers of a Portuguese firm: weights of modulus 11. */
export const inPortugal = (name: string): Partial<Party> => {
  const eight = `5${digitsOf(name, 7)}`;
  const sum = [...eight].reduce((all, digit, index) => all + Number(digit) * (9 - index), 0);
  const organisation = `${eight}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
  return { organisation, vat: `PT${organisation}` };
};

/** Numbers of an Austrian firm: the last digit of the tax number checks the seven before it. */
export const inAustria = (name: string): Partial<Party> => {
  const seven = digitsOf(name, 7);
  const sum = [...seven].reduce((all, digit, index) => {
    const twice = Number(digit) * 2;
    return all + (index % 2 === 0 ? Number(digit) : Math.floor(twice / 10) + (twice % 10));
  }, 0);
  const vat = `ATU${seven}${(10 - ((sum + 4) % 10)) % 10}`;
  return { organisation: vat, vat };
};

/** The restaurants that the papers are for. */
export const buyers: readonly Party[] = [
  firm('Restaurang Kvarnhjulet AB', 'Kvarngatan 8, 891 33 Örnsköldsvik'),
  firm('Brasserie Fyrtornet i Lysekil AB', 'Södra Hamngatan 6, 453 30 Lysekil'),
  firm('Trattoria Valentina Sthlm AB', 'Hornsgatan 148, 117 28 Stockholm'),
  firm('Stallet Mat & Möten AB', 'Herrgårdsvägen 3, 686 93 Sunne'),
  firm('Ramen Norr AB', 'Kungsgatan 54, 903 26 Umeå'),
  firm('Gamla Apoteket Bar & Kök AB', 'Storgatan 19, 722 12 Västerås'),
  firm('Krog Hasselbacken i Ystad HB', 'Stora Östergatan 30, 271 34 Ystad'),
  firm('Badhotellets Restaurang i Tranås AB', 'Strandgatan 21, 573 34 Tranås'),
  firm('Café Mandel & Mynta AB', 'Linnégatan 44, 413 04 Göteborg'),
];
