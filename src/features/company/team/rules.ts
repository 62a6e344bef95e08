/** Milliseconds that the link of an invitation works (R9). */
export const invitationLife = 7 * 24 * 3_600_000;
