import { roleNames } from '#core/access/role-names.ts';
import type { texts as english } from './texts.en.ts';

/** Words of the restaurant's screen and its tabs. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  nav: 'Restaurang',
  'tab.general': 'Allmänt',
  'tab.team': 'Team',
  'tab.power': 'Fullmakt',
  'tab.suppliers': 'Leverantörer',
  'tab.activity': 'Aktivitet',
  'role.owner': roleNames.sv.owner,
  'role.editor': roleNames.sv.editor,
  'role.reporter': roleNames.sv.reporter,
  addOutlet: 'Lägg till restaurang',
  invite: 'Bjud in',
};
