/** Who buys in set D: restaurants whose names could be a supplier's. */
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';

export const buyersD: readonly Party[] = [
  firm('Fiskekrogen Sju Hav AB', 'Hamnplan 5, 451 40 Uddevalla'),
  firm('Bageriet & Matsalen i Arvika AB', 'Kyrkogatan 19, 671 31 Arvika'),
  firm('Grossens Kök och Bar AB', 'Magasinsgatan 2 C, 392 35 Kalmar'),
  firm('Värdshuset Tre Lindar HB', 'Lindallén 1, 686 93 Sunne'),
  firm('Trattoria Limone Sverige AB', 'Drottninggatan 88, 252 21 Helsingborg'),
  firm('Skolköket Almby Catering AB', 'Box 2204, 700 02 Örebro'),
  firm('Nattklubb Prisma i Umeå AB', 'Rådhusesplanaden 6, 903 28 Umeå'),
  firm('Brygghuset Restaurangdrift AB', 'Ågatan 39, 582 22 Linköping'),
  firm('Hotell Fyrbåken AB', 'Lotsgatan 11, 621 57 Visby'),
];
