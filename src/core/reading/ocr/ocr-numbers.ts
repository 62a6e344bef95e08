// Letters and the digits that recognition takes for them, or them for.
const alike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
};
const letterLike = '[OoQDIliSsBZzG]';

// `S0-21971` may be `SO-21971`: a zero or a one beside letters alone, a letter like a digit beside one; an `S` before many is none.
const doubtful = new RegExp(
  `(?<![\\p{L}\\d])\\p{L}+[01]+(?![\\p{L}\\d])|(?<!\\p{L})(?:[OoQDIli]|${letterLike}(?!\\d{3}))\\d|\\d${letterLike}(?!\\p{L})`,
  'u',
);

// `LJUSS` may be `LJUS5`: digits are last.
const lastLetter = new RegExp(`\\p{L}${letterLike}(?![\\p{L}\\d])`, 'u');

const asDigits = (number: string): string =>
  number.replaceAll(new RegExp(letterLike, 'g'), (letter) => alike[letter] ?? letter);

/** The kinds of a number's signs: `AB-12` is `AA-99`. */
const formOf = (number: string): string =>
  number
    .replaceAll(/\d/g, '9')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a');

/** Whether a digit of a number may be a letter that looks like it, or a letter a digit. */
export const mayBeLetters = (number: string): boolean => doubtful.test(number);

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
