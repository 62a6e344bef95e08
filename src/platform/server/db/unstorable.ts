/** Text that the engine cannot take (PostgreSQL, appendix A): a character that it has not, or what no JSON, number or id is. */
const ofText = /^22(?:021|P0.)$/;

/** Whether an error of the driver is about what a statement was given: the same again fails the same. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && ofText.test(error.code);
