import { roleNames } from '#core/access/role-names.ts';

/** Words of the restaurant's screen and its tabs. */
export const texts = {
  nav: 'Restaurant',
  'tab.general': 'General',
  'tab.team': 'Team',
  'tab.power': 'Power of attorney',
  'tab.suppliers': 'Suppliers',
  'tab.activity': 'Activity',
  'role.owner': roleNames.en.owner,
  'role.editor': roleNames.en.editor,
  'role.reporter': roleNames.en.reporter,
  addOutlet: 'Add restaurant',
  invite: 'Invite',
} as const;
