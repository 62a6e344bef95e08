import { isOcrReference } from '../../values/ocr-reference.ts';
import { rightOf, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import { fieldLabel } from './field-labels.ts';

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

/** Whether words begin as an address of the West does, with the number of a house: `4 Harrow Lane`, `23 rue des Halles`. */
export const isHouseNumber = ([number, street]: readonly Word[]): boolean =>
  number !== undefined &&
  street !== undefined &&
  /^\d{1,3}[A-Z]?,?$/i.test(number.text) &&
  /^\p{L}{3,}$/u.test(street.text) &&
  street.box.x - rightOf(number.box) <= 0.75 * street.box.height &&
  fieldLabel(street.text) === null;
