/** Restaurants that buy, of the set's own. */
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';

export const guests: readonly Party[] = [
  firm('Krog Ankaret i Ystad AB', 'Hamngatan 11, 271 43 Ystad'),
  firm('Bistro Lavendel AB', 'Fredsgatan 9, 652 25 Karlstad'),
  firm('Värdshuset Gröna Grinden HB', 'Landsvägen 62, 775 40 Dala-Husby'),
  firm('Matsal Norr AB', 'Kungsgatan 71, 903 26 Umeå'),
  firm('Osteria del Sole Sverige AB', 'Magasinsgatan 18, 411 18 Göteborg'),
  firm('Lunchen på Hörnet i Borås AB', 'Allégatan 40, 503 32 Borås'),
  firm('Hotell Skansen Drift AB', 'Slottsgatan 2, 392 33 Kalmar'),
];

/** A firm abroad. */
export const abroad = (name: string, address: string, given: Partial<Party>): Party =>
  firm(name, address, { bankgiro: '', plusgiro: '', ...given });
