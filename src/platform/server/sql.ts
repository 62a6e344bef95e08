import { cleanText } from '#core/values/clean-text.ts';
import { accentedLetters, plainLetters } from '#core/values/search-words.ts';

/**
 * Orders Swedish text by å ä ö after z, whatever collation the engine has: the embedded one has none for Swedish, and a
 * server with the locale C has no lower case beyond ASCII either, so capitals are named too.
 * `column` is a column name or expression of the query itself, never a value.
 */
export const swedishOrder = (column: string): string =>
  `translate(lower(${column}), 'åÅäÄæÆöÖøØéÉèÈüÜ', '{{||||}}}}eeeeyy') collate "C"`;

/**
 * Text in lower case as JavaScript writes it, for comparison with `contains`: an engine with the locale C has no lower case beyond
 * ASCII. `column` is a column name or expression of the query itself, never a value.
 */
export const folded = (column: string): string =>
  `translate(lower(${column}), 'ÅÄÆÖØÉÈÊËÜÁÀÂÇÑÓÒÔÍ', 'åäæöøéèêëüáàâçñóòôí')`;

/** Text as `plainText` has it. `column` is a column name or expression of the query itself, never a value. */
export const plainly = (column: string): string =>
  `translate(lower(${column}), '${accentedLetters}', '${plainLetters}')`;

/** Collects the parameters of a hand-written statement: `$()` answers the next placeholder. */
export const parameters = (): { readonly values: unknown[]; readonly add: (value: unknown) => string } => {
  const values: unknown[] = [];
  return {
    values,
    add: (value) => {
      values.push(value);
      return `$${values.length}`;
    },
  };
};

/** A `like` pattern that finds the text anywhere; what a person types is taken literally. */
export const contains = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const markedLetters = new RegExp(`[${plainLetters}]`, 'g');

/** A `like` pattern for text in lower case that has whatever `contains` finds in the same text `plainly`, and more: any sign for a letter that may bear a mark. */
export const roughly = (text: string): string => contains(text).replace(markedLetters, '_');

/** Clean text of at most `length` code units. */
export const storable = (text: string, length: number): string => cleanText(text.slice(0, length));
