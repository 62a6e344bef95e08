/**
 * What SECURITY section 2 says of one capability: `in`, or the refusal's status and code. Columns are its actors:
 * anonymous, verified without a membership, reporter, editor, owner, owner elsewhere, staff, staff as an owner.
 */
export type Cells = readonly [
  nobody: Cell,
  newcomer: Cell,
  reporter: Cell,
  editor: Cell,
  owner: Cell,
  stranger: Cell,
  staff: Cell,
  impersonator: Cell,
];

/** `own`: only own objects, those of others being like missing ones. */
type Cell = 'in' | 'own' | '401' | '403' | '404';

export const columns = [
  'nobody',
  'newcomer',
  'reporter',
  'editor',
  'owner',
  'stranger',
  'staff',
  'impersonator',
] as const;

export const anyone: Cells = ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'];
export const signedIn: Cells = ['401', 'in', 'in', 'in', 'in', 'in', 'in', 'in'];
export const themselves: Cells = ['401', 'in', 'in', 'in', 'in', 'in', 'in', '403'];
export const readers: Cells = ['401', '404', 'in', 'in', 'in', '404', '404', 'in'];
export const editors: Cells = ['401', '404', '403', 'in', 'in', '404', '404', 'in'];
export const readersThemselves: Cells = ['401', '404', 'in', 'in', 'in', '404', '404', '403'];
export const owners: Cells = ['401', '404', '403', '403', 'in', '404', '404', 'in'];
export const ownersThemselves: Cells = ['401', '404', '403', '403', 'in', '404', '404', '403'];
export const addressees: Cells = ['401', 'own', 'own', 'own', 'own', 'own', 'own', '403'];
/** What is one person's own, and here the owner's. */
export const ownersOwn: Cells = ['401', 'own', 'own', 'own', 'in', 'own', 'own', '403'];
/** A reporter's own objects; those of everybody, whoever may edit. */
export const ownOrEditors: Cells = ['401', '404', 'own', 'in', 'in', '404', '404', '403'];
/** Whoever is signed in, at outlets where they are owner or editor. */
export const ownOutlets: Cells = ['401', 'own', 'own', 'in', 'in', 'own', 'own', '403'];
export const editorsThemselves: Cells = ['401', '404', '403', 'in', 'in', '404', '404', '403'];
/** Of an owner's own things, which no other editor sees. */
export const ownFiles: Cells = ['401', '404', '403', 'own', 'in', '404', '404', '403'];
export const staffOnly: Cells = ['401', '404', '404', '404', '404', '404', 'in', '403'];
/** Programs alone, who prove themselves in another way than people. */
export const machines: Cells = ['401', '401', '401', '401', '401', '401', '401', '401'];
/** Does not exist for whoever calls over the network. */
export const elsewhere: Cells = ['404', '404', '404', '404', '404', '404', '404', '404'];
