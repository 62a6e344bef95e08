import type { texts as english } from './texts-shared.en.ts';

/** Words for whoever pays by a link. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Betala abonnemang',
  heading: '{{plan}} för {{organization}}',
  lede: 'Krogkoll läser restaurangens leverantörsfakturor och säger till när något blir dyrare. {{organization}} ber dig betala.',
  units_one: '{{count}} restaurang',
  units_other: '{{count}} restauranger',
  restaurants: 'Restauranger',
  price: 'Pris',
  each: '{{count}} × {{price}}',
  'every.3': 'Var tredje månad, exkl. moms',
  'every.12': 'Per år, exkl. moms',
  vatStandard: 'Moms 25 %',
  vatReverse: 'Omvänd betalningsskyldighet',
  vatNone: 'Ingen moms',
  toPay: 'Att betala',
  pay: 'Betala {{price}}',
  note: 'Betaltjänsten tar emot kortet, vi ser det aldrig. Länken gäller till {{date}}.',
  paidTitle: 'Tack, betalningen är klar',
  paidText: 'Abonnemanget gäller direkt. Du kan stänga sidan.',
  goneTitle: 'Länken gäller inte längre',
  goneText: 'Den har gått ut, tagits tillbaka eller redan betalats. Be den som delade den om en ny.',
  failedTitle: 'Sidan gick inte att hämta',
  failedText: 'Försök igen om en stund.',
  retry: 'Försök igen',
};
