import type { texts as english } from './texts-letters.en.ts';

/** Words of the letter that tells what became of an import. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  greeting: 'Hej {{name}},',
  savedSubject: '{{file}} är sparad: {{count}} avtalspriser',
  savedText:
    'Avtalspriserna från {{supplier}} är sparade och det ni har köpt är jämfört med dem. Importen kan ångras i {{hours}} timmar.',
  savedButton: 'Visa importen',
  openSubject: '{{file}} är inte sparad',
  openText:
    'Något ändrades medan prislistan från {{supplier}} sparades, så inget av den är skrivet. Titta igen och spara sedan.',
  openButton: 'Titta på importen',
  new: 'Nya',
  changed: 'Ändrade',
  unchanged: 'Oförändrade',
  rejected: 'Kom inte med',
  footer: 'Du får det här brevet för att du sparade importen.',
};
