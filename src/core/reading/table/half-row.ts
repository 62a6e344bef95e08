/**
 * Where a cell is filled from its middle, rows of its words and that of the figures stand nearer than this many heights; those of
 * two cells do not.
 */
export const halfRow = 0.95;
