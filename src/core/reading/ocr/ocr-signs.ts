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

/** `LJUSS` may be `LJUS5`: digits are last. */
export const lastLetter = new RegExp(`\\p{L}${letterLike}(?![\\p{L}\\d])`, 'u');

/** A number with digits for the letters that look like them. */
export const asDigits = (number: string): string =>
  number.replaceAll(new RegExp(letterLike, 'g'), (letter) => alike[letter] ?? letter);

/** The kinds of a number's signs: `AB-12` is `AA-99`. */
export const formOf = (number: string): string =>
  number
    .replaceAll(/\d/g, '9')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a');

/** Whether a digit of a number may be a letter that looks like it, or a letter a digit. */
export const mayBeLetters = (number: string): boolean => doubtful.test(number);
