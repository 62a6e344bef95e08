/** The reader was stopped in a way that may not happen again. */
const passing = new Set(['reader.timeout', 'reader.crashed', 'reader.memory']);

/** SECURITY R57: a document that ends its reader this often is set aside. */
const tries = 3;

/** Whether a document that could not be read for this reason is worth another try, after so many. */
export const mayTryAgain = (reason: string, attempts: number): boolean =>
  passing.has(reason) && attempts < tries;
