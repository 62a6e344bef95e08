/** Code units of one message. */
export const longestMessage = 8_000;

/** Files of one message, and those that a person may have uploaded without sending them. */
export const mostFiles = 10;
export const mostUnsent = 50;

/** Messages that a person may write in an hour, by whatever way. */
export const mostHourly = 60;

/** Milliseconds before more answers of one conversation are told by another letter, unless they are read by then. */
export const letterPause = 5 * 60_000;

/** Milliseconds after which the widget is there (specification section 9). */
export const launcherDelay = 1_000;

/** Days that a conversation is kept after its last message, and a collected mail and an unsent file after they came. */
export const keptDays = { conversation: 730, mail: 30, unsent: 1 } as const;

/** Answers of the last days that the usual wait is told of, and how few tell nothing. */
export const waitDays = 30;
export const fewestAnswers = 5;

/** How support is called where a person answers: by first name, as one does in Sweden; null without one. */
export const firstNameOf = (fullName: string | null): string | null =>
  fullName?.trim().split(/\s+/)[0] || null;

/** Whole minutes that people usually wait, at least 1. */
export const waitMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** A place of the product as it is attached; anything else is none. */
export const isOwnPlace = (path: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);
