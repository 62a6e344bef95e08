import type { texts as english } from './texts.en.ts';

/** Words of the restaurant's screen and its tabs. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  nav: 'Restaurang',
  'tab.general': 'Allmänt',
  'tab.team': 'Team',
  'tab.power': 'Fullmakt',
  'tab.suppliers': 'Leverantörer',
  'tab.activity': 'Aktivitet',
  'role.owner': 'Kontoägare',
  'role.editor': 'Full behörighet',
  'role.reporter': 'Begränsad behörighet',
  invite: 'Bjud in',
};
