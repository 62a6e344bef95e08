/** The restaurants that buy, and ways to name firms. */
import { hash } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm as named, soleTrader } from '../v/firms.ts';

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

/** A firm at `street, post`, with a telephone number of those that belong to nobody. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const last = String(10 + (hash(`tel${name}`) % 80));
  const phone = [`08-465 004 ${last}`, `031-390 06 ${last}`, `040-628 04 ${last}`, `070-174 06 ${last}`][
    hash(name) % 4
  ];
  return named(name, address, { phone: phone ?? '', ...given });
};

/** A sole trader, whose number is a person's. */
export const single = (birth: string, name: string): Partial<Party> => {
  const organisation = soleTrader(birth, name);
  return { organisation, vat: `SE${organisation.replace('-', '')}01` };
};

export const buyers: readonly Party[] = [
  firm('Krogen Gamla Saluhallen AB', 'Hantverkargatan 5, 611 32 Nyköping'),
  firm('Brasserie Sankt Anna AB', 'Östra Storgatan 22, 611 34 Nyköping'),
  firm('Trattoria Da Nello i Nyköping AB', 'Västra Kvarngatan 41, 611 32 Nyköping'),
  firm('Hamnmagasinets Mat & Bar AB', 'Skeppsbron 3, 611 35 Nyköping'),
  firm('Nyfors Värdshus HB', 'Nyforsvägen 8, 611 65 Nyköping'),
  firm('Sushi Kaze Restaurang AB', 'Bagaregatan 17, 611 31 Nyköping'),
  firm('Lunchrummet Arnö AB', 'Arnöleden 60, 611 62 Nyköping'),
  firm('Stadshotellets Kök & Fest AB', 'Fruängsgatan 1, 611 31 Nyköping'),
  firm('Café Rosvalla Kiosk & Servering AB', 'Rosvallavägen 2, 611 50 Nyköping'),
];
