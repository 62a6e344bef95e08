/** Invented firms with numbers whose check digits are right. Telephone numbers are those kept free for fiction. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from './identity.ts';
import type { Party } from './paper.ts';

const phones = ['031-390 06 12', '040-628 04 17', '08-465 004 21', '0980-319 214', '070-174 06 31'];
const letters: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', æ: 'ae', ø: 'o', ü: 'u' };

const domain = (name: string): string =>
  [...name.toLowerCase().replace(/ (?:ab|aps|as|gmbh|srl|sarl|ltd|hb)$/u, '')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A firm of a name and an address `street, post`. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const [street = '', post = ''] = address.split(', ');
  const organisation = organisationNumber(name);
  return {
    name,
    street,
    post,
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(name),
    plusgiro: plusgiro(name),
    phone: phones[hash(name) % phones.length] ?? '',
    mail: `faktura@${domain(name)}.example`,
    ...given,
  };
};

/** A Swedish IBAN with its check digits, of an invented account. */
export const swedishIban = (name: string): string => {
  const account = `5${digitsOf(`${name}#i`, 19).slice(0, 19)}`;
  const check = 98n - (BigInt(`${account}281400`) % 97n);
  return `SE${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

export const buyers: readonly Party[] = [
  firm('Krogen Vid Kajen AB', 'Strandvägen 14, 371 32 Karlskrona'),
  firm('Restaurang Tegelbruket AB', 'Bruksgatan 3, 702 11 Örebro'),
  firm('Mimmis Bistro & Bar AB', 'Storgatan 27 B, 582 23 Linköping'),
  firm('Gästgiveri Hjorten i Åmål HB', 'Kungsgatan 8, 662 30 Åmål'),
  firm('Café Lyktan AB', 'Norra Hamngatan 2, 411 14 Göteborg'),
  firm('Pizzeria Fjärilen AB', 'Box 118, 831 22 Östersund'),
  firm('Saltsjökrogen Drift AB', 'Pirvägen 1, 133 33 Saltsjöbaden'),
  firm('Sushi Nio AB', 'Södra Förstadsgatan 61, 211 43 Malmö'),
];
