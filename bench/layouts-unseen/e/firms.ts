/** Who buys in set E, and the firms abroad that sell. */
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';
import { danish, dutch, finnish, french, german, ibanOf, italian, norwegian, spanish } from './numbers.ts';

export const buyersE: readonly Party[] = [
  firm('Kajutan Mat & Vin i Lysekil AB', 'Kungsgatan 41, 453 33 Lysekil'),
  firm('Restaurang Båthuset Väst AB', 'Hamnmagasinet 2, 434 30 Kungsbacka'),
  firm('Kött & Kärlek Krog AB', 'Nygatan 12, 972 34 Luleå'),
  firm('Bistro Vinlyktan HB', 'Östra Storgatan 66, 553 21 Jönköping'),
  firm('Stora Torgets Konditori & Kök AB', 'Stora torget 4, 591 30 Motala'),
  firm('Värdshuset Älvkanten AB', 'Älvvägen 18, 793 31 Leksand'),
  firm('Ölrummet Nedre Slottsgatan AB', 'Nedre Slottsgatan 7, 753 09 Uppsala'),
  firm('Osteria Nord Holding AB', 'Box 611, 901 10 Umeå'),
  firm('Hotell Lotsen Drift AB', 'Lotsbacken 3, 392 36 Kalmar'),
  firm('Grönt & Gott Lunchrestaurang AB', 'Industrivägen 22 A, 504 62 Borås'),
];

const abroad = (
  name: string,
  address: string,
  organisation: string,
  vat: string,
  phone: string,
  iban: string,
): Party => firm(name, address, { organisation, vat, phone, iban });

export const dane = (name: string, address: string): Party =>
  abroad(name, address, danish(name), `DK${danish(name)}`, '+45 70 99 01 02', ibanOf('DK', name, 14));

export const norseman = (name: string, address: string): Party => {
  const digits = norwegian(name);
  return abroad(name, address, digits, `NO${digits}MVA`, '+47 99 99 01 23', ibanOf('NO', name, 11));
};

export const finn = (name: string, address: string): Party => {
  const digits = finnish(name);
  const vat = `FI${digits.replace('-', '')}`;
  return abroad(name, address, digits, vat, '+358 9 555 0142', ibanOf('FI', name, 14));
};

export const germanFirm = (name: string, address: string): Party =>
  abroad(name, address, german(name), german(name), '+49 30 23125 014', ibanOf('DE', name, 18));

export const italianFirm = (name: string, address: string): Party =>
  abroad(name, address, italian(name), `IT${italian(name)}`, '+39 06 5550 143', ibanOf('IT', name, 22, 'X'));

export const frenchFirm = (name: string, address: string): Party => {
  const { siren, vat } = french(name);
  return abroad(name, address, siren, vat, '+33 1 99 00 12 34', ibanOf('FR', name, 23));
};

export const dutchFirm = (name: string, address: string): Party =>
  abroad(name, address, dutch(name), dutch(name), '+31 85 555 01 42', ibanOf('NL', name, 10, 'INVB'));

export const spaniard = (name: string, address: string): Party =>
  abroad(name, address, spanish(name), `ES${spanish(name)}`, '+34 910 55 01 42', ibanOf('ES', name, 20));
