/** Roles in an outlet, weakest first (specification section 6). A user's role in a unit is the highest among its outlets. */
export const roles = ['reporter', 'editor', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Whether `role` carries at least the rights of `needed`. */
export const atLeast = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** The strongest of the given roles; `null` for none. */
export const highest = (given: readonly Role[]): Role | null =>
  given.reduce<Role | null>((best, role) => (best === null || atLeast(role, best) ? role : best), null);
