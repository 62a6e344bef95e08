import { isOcrReference } from '../../values/ocr-reference.ts';

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
