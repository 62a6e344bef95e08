import type { texts as english } from './texts-words.en.ts';

/** Ord som en fil kan ha i sina celler, och som raderna visas med. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'status.active': 'Aktiv',
  'status.inactive': 'Inaktiv',
  'status.requested': 'Väntar',
  'group.general': 'Blandat',
  'group.alcohol': 'Alkohol',
  'group.meat': 'Kött',
  'group.supplies': 'Förbrukning',
  'group.speciality': 'Specialvaror',
  'group.soft-drinks': 'Läsk och vatten',
  'group.coffee-and-tea': 'Kaffe och te',
  'group.baked-goods': 'Bröd och bakat',
  'group.dairy-and-cheese': 'Mejeri och ost',
  'group.fruit-and-vegetables': 'Frukt och grönt',
  'group.fish-and-seafood': 'Fisk och skaldjur',
  'kind.restaurant': 'Restaurang',
  'kind.bar': 'Bar',
  'kind.cafe': 'Café',
  'kind.hotel': 'Hotell',
  'kind.catering': 'Catering',
  'kind.pub': 'Pub',
  'kind.fast-food': 'Snabbmat',
  'kind.canteen': 'Lunchrestaurang eller matsal',
  'kind.other': 'Något annat',
};
