/** Alternatives of one article that are shown at once. */
export const mostAlternatives = 12;

/** Goods of the same kind that are listed beside them. */
export const mostSimilar = 5;

/** The differences that the overview names. */
export const mostTop = 6;

/** Suppliers of the directory that a search of goods names. */
export const mostSuppliers = 5;

/** Goods that are compared side by side. */
export const mostCompared = 4;
