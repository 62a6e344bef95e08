import { isOcrReference } from '../../values/ocr-reference.ts';
import type { Row } from '../words/rows.ts';

const [fewest, mostBehind] = [4, 3];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Whether a payment reference is made of a document's number, as banks let suppliers make them: the number, something of a digit or
 * two, and a check digit that is right.
 */
export const isInReference = (number: string, reference: string): boolean => {
  const digits = digitsOf(number);
  const behind = reference.length - digits.length;
  return (
    digits.length >= fewest &&
    reference.startsWith(digits) &&
    behind >= 1 &&
    behind <= mostBehind &&
    isOcrReference(reference)
  );
};

/** What the pages print in a word of its own that may be a payment reference, by its length and its check digit: `ange 264002197`. Shorter ones begin with a number by chance. */
export const bareReferences = (pages: readonly (readonly Row[])[]): readonly string[] =>
  pages
    .flat()
    .flatMap(({ words }) => words.map(({ text }) => text.replaceAll(/^[(]|[).,;]+$/g, '')))
    .filter((text) => /^\d{7,25}$/.test(text) && isOcrReference(text));
