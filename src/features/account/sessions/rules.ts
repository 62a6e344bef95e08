const hour = 3_600;
const day = 24 * hour;

/** How long a session may lie unused and how long it may live at all, in seconds (SECURITY section 4, R26). */
export interface SessionLife {
  readonly idle: number;
  readonly absolute: number;
}

export const sessionLife = {
  ordinary: { idle: 14 * day, absolute: 30 * day },
  staff: { idle: hour / 2, absolute: 8 * hour },
  impersonation: { idle: hour / 2, absolute: hour / 2 },
} as const satisfies Readonly<Record<string, SessionLife>>;

/** A user's sessions at the same time; one more ends the oldest. */
export const mostSessions = 20;

/** Milliseconds in which the token just replaced is answered with its successor once more. */
export const renewalGrace = 30_000;

export type RenewalStep = 'rotate' | 'repeat' | 'reuse';

/**
 * What to do with a renewal token that is known (SECURITY section 4, rules 2 to 4). `generation` is the token's,
 * `newest` the session's; `sinceRotation` are the milliseconds since the newest was made.
 */
export const renewalStep = (generation: number, newest: number, sinceRotation: number): RenewalStep => {
  if (generation === newest) return 'rotate';
  return generation === newest - 1 && sinceRotation < renewalGrace ? 'repeat' : 'reuse';
};
