/** The restaurants that the post is for, and the sellers' numbers. */
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';
import { soleTrader } from '../v/firms.ts';

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
} from '../v/firms.ts';

export const ab = firm;

/** A firm that is a person, whose number is that person's. */
export const person = (birth: string, name: string, address: string): Party => {
  const organisation = soleTrader(birth, name);
  return firm(name, address, { organisation, vat: `SE${organisation.replace('-', '')}01` });
};

export const guests: readonly Party[] = [
  firm('Restaurang Åkanten i Falkenberg AB', 'Hamngatan 11, 311 31 Falkenberg'),
  firm('Bistro Kvarnhjulet AB', 'Kvarngatan 4, 432 41 Varberg'),
  firm('Hotell & Krog Tre Liljor AB', 'Stortorget 6, 302 42 Halmstad'),
  firm('Osteria Mezzaluna AB', 'Brogatan 23, 302 42 Halmstad'),
  firm('Strandköket Tylösand Drift AB', 'Tylöhusvägen 30, 302 73 Halmstad'),
  firm('Kafé Solvändan HB', 'Rådhusgatan 2, 312 30 Laholm'),
  firm('Thai Lotus Varberg AB', 'Västra Vallgatan 19, 432 41 Varberg'),
  firm('Värdshuset Hallandia AB', 'Storgatan 52, 311 31 Falkenberg'),
  firm('Lunchkrogen Slussen AB', 'Slussgatan 8, 432 44 Varberg'),
  firm('Nissans Ölkafé AB', 'Kajvägen 1, 302 45 Halmstad'),
];
