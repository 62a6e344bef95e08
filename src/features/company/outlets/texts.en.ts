/** Words of the restaurant's screen and its tabs. */
export const texts = {
  nav: 'Restaurant',
  'tab.general': 'General',
  'tab.team': 'Team',
  'tab.power': 'Power of attorney',
  'tab.suppliers': 'Suppliers',
  'tab.activity': 'Activity',
  'role.owner': 'Account owner',
  'role.editor': 'Full access',
  'role.reporter': 'Limited access',
  invite: 'Invite',
} as const;
