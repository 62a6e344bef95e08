/** What becomes of a suggestion: it waits until somebody decides, or until it is too old. */
export const suggestionStates = ['waiting', 'approved', 'declined', 'expired'] as const;

export const suggestionKinds = ['draft-claim', 'draft-deal', 'settle-alerts'] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];

/** Signs of what an assistant says of its suggestion. */
export const longestWhy = 500;

/** Days that a suggestion waits. */
export const daysToDecide = 14;

/** Days that a suggestion is kept after it was made, whatever became of it. */
export const daysKept = 180;

/** Suggestions of a unit that may wait. */
export const mostWaiting = 100;

const dayLength = 86_400_000;

/** When a suggestion that is made now is too old. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + daysToDecide * dayLength);
