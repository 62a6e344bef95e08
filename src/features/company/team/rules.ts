/** Days that the link of an invitation works (R9). */
export const invitationDays = 7;

/** The same in milliseconds. */
export const invitationLife = invitationDays * 24 * 3_600_000;
