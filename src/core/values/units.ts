import { type Unit, unitSpellings } from './unit-spellings.ts';

const known: ReadonlyMap<string, Unit> = new Map(
  unitSpellings.flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word.toLowerCase(), unit] as const),
  ),
);

/**
 * The unit of measure behind a code (UN/ECE Rec 20, Rec 21 with X) or Swedish free text; `null` when unknown or empty.
 * Kinds are never converted into each other: that needs the article's pack size.
 */
export const unitOf = (text: string): Unit | null => {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return known.get(word) ?? known.get(word.replace(/\s+/g, '')) ?? null;
};
