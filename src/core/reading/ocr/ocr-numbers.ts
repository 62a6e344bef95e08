import { asDigits, formOf, lastLetter, mayBeLetters } from './ocr-signs.ts';

const [fewestAlike, strangers] = [4, 1];

/** Whether numbers have letters in the same places, and some of each place looks like no digit, or they are many. */
const areOfOneForm = (numbers: readonly string[]): boolean => {
  const [first = ''] = numbers;
  if (numbers.some((number) => formOf(number) !== formOf(first))) return false;
  const isTold = [...first].every(
    (sign, at) =>
      !/\p{L}/u.test(sign) || numbers.some((number) => number.charAt(at) === asDigits(number).charAt(at)),
  );
  return numbers.length >= fewestAlike || (isTold && !numbers.some((number) => lastLetter.test(number)));
};

/**
 * Whether some number of a document's goods may have a sign that is misread: one like a digit or a letter where others of the same form
 * have none, or one digit more or less than nearly all.
 */
export const haveMisread = (numbers: readonly string[]): boolean => {
  const forms = new Map<string, Set<string>>();
  for (const number of numbers) {
    const form = formOf(asDigits(number));
    forms.set(form, (forms.get(form) ?? new Set()).add(formOf(number)));
  }
  if ([...forms.values()].some(({ size }) => size > 1)) return true;
  const isOpen = (number: string): boolean => mayBeLetters(number) || lastLetter.test(number);
  if (!areOfOneForm(numbers) && numbers.some(isOpen)) return true;
  const digits = numbers.filter((number) => /^\d+$/.test(number));
  const lengths = new Map<number, number>();
  for (const { length } of digits) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  return lengths.size === 2 && digits.length > fewestAlike && [...lengths.values()].includes(strangers);
};
