import type { texts as english } from './texts-band.en.ts';

/** Words of the market band beside an article. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'behindText.5-9': '5–9 andra företag köpte varan',
  'behindText.10-19': '10–19 andra företag köpte varan',
  'behindText.20+': '20 eller fler andra företag köpte varan',
  fewOthers: 'Färre än 5 andra företag köper den',
  withheld: 'Visas inte: siffrorna kunde peka ut ett företag',
  'place.over':
    'Ditt pris {{price}} ligger över marknadens mitt, {{low}} till {{high}}, med {{middle}} i mitten',
  'place.within':
    'Ditt pris {{price}} ligger inom marknadens mitt, {{low}} till {{high}}, med {{middle}} i mitten',
  'place.under':
    'Ditt pris {{price}} ligger under marknadens mitt, {{low}} till {{high}}, med {{middle}} i mitten',
  'standing.over': 'Du betalar mer än tre av fyra.',
  'standing.within': 'Du betalar som de flesta.',
  'standing.under': 'Du betalar mindre än tre av fyra.',
  you: 'Du {{price}}',
  halfPays: 'Hälften betalar {{low}}–{{high}}',
  toMiddle: 'Ner till mitten: {{amount}} per år.',
  middleIs: 'Mitten: {{price}}',
  bandDays: '{{from}} till {{to}}',
  bandHow: 'Så räknas bandet',
  keyBand: 'Marknadens mitt, 25–75 %',
  keyWithin: 'Ditt pris, inom',
  keyOver: 'Ditt pris, över',
  keyUnder: 'Ditt pris, under',
  keyOther: 'Bästa alternativ',
  bandLocked: 'Vad andra företag betalar visas med Premium.',
  bandOut: 'Ert företag har gått ur marknadsbandet och ser inget.',
};
