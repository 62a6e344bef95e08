/** Restaurants that buy, and firms abroad that sell. */
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';

export const tables: readonly Party[] = [
  firm('Restaurang Kopparkitteln AB', 'Åsgatan 33, 791 71 Falun'),
  firm('Trattoria Lilla Torg i Lund AB', 'Klostergatan 5, 222 22 Lund'),
  firm('Brasserie Sjöporten AB', 'Hamnplan 1, 553 16 Jönköping'),
  firm('Kvarterskrogen Majorna HB', 'Karl Johansgatan 84, 414 55 Göteborg'),
  firm('Tallmons Värdshus AB', 'Tallmon 12, 820 40 Järvsö'),
  firm('Café Klockstapeln i Visby AB', 'Sankt Hansgatan 19, 621 56 Visby'),
  firm('Grill & Vin Stationsgatan AB', 'Stationsgatan 6, 753 40 Uppsala'),
  firm('Skaldjursbaren Nordkaj AB', 'Nordkajen 3, 451 40 Uddevalla'),
  firm('Hotell Björkhaga Drift AB', 'Björkhagavägen 70, 961 38 Boden'),
];

/** A firm abroad: without giro numbers, with the numbers of its own country. */
export const abroad = (name: string, address: string, vat: string, given: Partial<Party> = {}): Party =>
  firm(name, address, {
    bankgiro: '',
    plusgiro: '',
    vat,
    organisation: vat.replace(/^[A-Z]+/u, ''),
    ...given,
  });
