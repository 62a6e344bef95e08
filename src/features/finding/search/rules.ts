/** How many of each kind an answer has at most. */
export const mostOf = { articles: 5, invoices: 5, suppliers: 3, deals: 3, claims: 3 } as const;

export type FoundKind = keyof typeof mostOf;

/** Kinds in the order in which they are shown. */
export const foundKinds: readonly FoundKind[] = ['articles', 'invoices', 'suppliers', 'deals', 'claims'];
