/** Set C's invented suppliers and buyers. */
import { bankgiro, digitsOf, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';

/** A Swedish firm; its numbers belong to its name and have right check digits. */
export const firm = (name: string, street: string, post: string): Party => {
  const organisation = organisationNumber(`${name}/c`);
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-zåäö]/gu, '')
    .slice(0, 12);
  const plain = word.replaceAll('å', 'a').replaceAll('ä', 'a').replaceAll('ö', 'o');
  const phone = digitsOf(`${name}#t`, 8);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`${name}/c`),
    plusgiro: plusgiro(`${name}/c`),
    phone: `0${phone.slice(0, 3)}-${phone.slice(3, 5)} ${phone.slice(5, 7)} ${phone.slice(7)}0`,
    mail: `faktura@${plain}.example`,
  };
};

/** A firm abroad with the numbers that its country gives. */
export const foreign = (
  name: string,
  street: string,
  post: string,
  numbers: Pick<Party, 'organisation' | 'vat'> & { readonly iban: string },
): Party => ({ ...firm(name, street, post), ...numbers });

/** Who buys: restaurants, some with a name above that of their company. */
export const eaters: readonly Party[] = [
  firm('Bistro Kvarnhatten AB', 'Hantverkargränd 4', '753 20 Uppsala'),
  firm('Krog & Kök i Hamnen HB', 'Skeppsbrokajen 11', '871 30 Härnösand'),
  firm('Restaurang Fyra Väggar AB', 'Stora Torget 2 B', '582 19 Linköping'),
  firm('Pizzeria Solhörnan', 'Industrigatan 38', '504 62 Borås'),
  firm('Trattoria Mezzanotte AB', 'Östra Storgatan 71', '553 21 Jönköping'),
  firm('Värdshuset Tre Kastanjer AB', 'Byvägen 9', '269 41 Östra Karup'),
  firm('Nudelbaren Ett Noll AB', 'Regementsgatan 22', '217 48 Malmö'),
  firm('Lunchköket Sextant AB', 'Varvsgatan 6', '972 36 Luleå'),
  firm('Gastropub Räven och Druvan AB', 'Kyrkbrogatan 15', '903 25 Umeå'),
  firm('Skolköket Ateljén Ek. för.', 'Lärarvägen 3', '702 81 Örebro'),
  firm('Café Blå Porten i Visborg AB', 'Norra Murgatan 8', '621 55 Visby'),
];
