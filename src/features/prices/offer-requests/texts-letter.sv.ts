import type { texts as english } from './texts-letter.en.ts';

/** Words of letters that ask a supplier for a price. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  offerSubject: 'Offertförfrågan från {{restaurant}}: {{goods}}',
  offer:
    'Hej,\n\nVi köper ungefär {{quantity}} per år av den här sortens vara och ber om en offert på {{goods}} till {{price}} exkl. moms eller bättre, levererat till {{restaurant}}.\n\nSkriv gärna från och till när priset gäller, minsta beställning och leveransdagar. Ni kan svara på brevet med en prislista som kalkylblad.',
  ownSubject: 'Fråga om pris från {{restaurant}}: {{goods}}',
  own: 'Hej,\n\nEn annan av våra restauranger köper {{goods}} av er för {{price}} exkl. moms. Vi ber om samma pris för {{restaurant}}, som köper ungefär {{quantity}} per år.\n\nSkriv gärna från vilken dag det gäller. Ni kan svara på brevet med en prislista som kalkylblad.',
  regards: 'Vänlig hälsning\n{{person}}, {{restaurant}}',
  numbered: '{{name}} ({{number}})',
  footer:
    'Skickat av Krogkoll för {{organization}}, {{organizationNumber}}. Svara på brevet för att nå restaurangen.',
};
