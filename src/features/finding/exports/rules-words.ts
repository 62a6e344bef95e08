import type { texts as english } from './texts-columns.en.ts';

/** Heads and words of a file in one language. */
export type ColumnWords = Readonly<Record<keyof typeof english, string>>;

/** A fact as a word. */
export const yesNo = (t: ColumnWords, is: boolean): string => (is ? t.yes : t.no);
