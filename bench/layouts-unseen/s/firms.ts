/** This set's firms and the restaurants that they sell to. */
import { bankgiro, digitsOf, hash, organisationNumber, plusgiro, vatNumber } from '../identity.ts';
import type { Party } from '../paper.ts';
import { firm as firmOf } from '../q/firms.ts';

const areas = ['08-', '031-', '040-', '046-', '0520-', '0911-', '073-', '010-'];
const phoneOf = (name: string): string => {
  const digits = digitsOf(`s/${name}#phone`, 7);
  return `${areas[hash(name) % areas.length] ?? ''}${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
};

/** A firm at `street, post`, with numbers of its name. */
export const firm = (name: string, address: string, given: Partial<Party> = {}): Party => {
  const organisation = given.organisation ?? organisationNumber(`s/${name}`);
  return firmOf(name, address, {
    organisation,
    vat: vatNumber(organisation),
    bankgiro: bankgiro(`s/${name}`),
    plusgiro: plusgiro(`s/${name}`),
    phone: phoneOf(name),
    ...given,
  });
};

/** A Spanish company's number: a letter, seven digits and their check digit. */
export const inSpain = (name: string): Partial<Party> => {
  const digits = digitsOf(`es${name}`, 7);
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const number = `B${digits}${(10 - (sum % 10)) % 10}`;
  return { organisation: number, vat: `ES${number}` };
};

/** A Dutch VAT number whose nine digits pass the test of eleven, and a number of the chamber of commerce. */
export const inHolland = (name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const digits = digitsOf(`nl${name}${at}`, 8);
    const rest = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (9 - place), 0) % 11;
    if (rest < 10) return { organisation: digitsOf(`kvk${name}`, 8), vat: `NL${digits}${rest}B01` };
  }
};

export const buyers: readonly Party[] = [
  firm('Gästgiveriet Tre Lindar AB', 'Storgatan 44, 523 30 Ulricehamn'),
  firm('Kvarterskrogen Sillen AB', 'Bondegatan 71, 116 33 Stockholm'),
  firm('Restaurang Havstimmen i Varberg AB', 'Strandgatan 9, 432 42 Varberg'),
  firm('Bistro Plommon & Ved HB', 'Lilla Torg 6, 211 34 Malmö'),
  firm('Lunchköket Verkstan AB', 'Gjuterigatan 28, 582 73 Linköping'),
  firm('Åkroken Mat och Möten AB', 'Universitetsallén 12, 852 34 Sundsvall'),
  firm('Osteria Granlund AB', 'Rådhusesplanaden 3, 903 28 Umeå'),
  firm('Café Ekorrbacken AB', 'Skolgatan 15, 331 30 Värnamo'),
];

/** A sole trader's number: a birth day with a serial number that nobody gets. */
export const soleTrader = (birth: string, name: string): string => {
  const digits = `${birth}98${hash(name) % 10}`;
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${birth}-98${hash(name) % 10}${(10 - (sum % 10)) % 10}`;
};
