/** So long an import can be taken back. */
export const undoHours = 24;

/** So long the rows that were not taken are kept. */
export const rejectedDays = 30;

/** An import of more rows is saved in the background. */
export const backgroundRows = 5000;
