import { commonStems } from './password-stems.ts';

export const passwordMinimum = 8;
export const passwordMaximum = 1024;

export type PasswordFault = 'too_short' | 'too_long' | 'no_digit' | 'no_upper' | 'no_lower' | 'too_common';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
  '(': 'c',
};

const unmarked = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

const letters = (text: string): string => text.replace(/\P{L}/gu, '');

const trimmed = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');

const read = (text: string, one: string): string =>
  [...text].map((sign) => (sign === '1' || sign === '!' ? one : (leet[sign] ?? sign))).join('');

/** What is left of a password in each way that people decorate a word: digits around it, leet, separators. */
const cores = (password: string): ReadonlySet<string> => {
  const plain = unmarked(password);
  const ends = [
    plain,
    trimmed(plain),
    plain.replace(/[^a-z@$]+$/, ''),
    plain.replace(/(?:19|20)\d\d\W*$/, ''),
  ];
  const read1 = ends.flatMap((text) => [read(text, 'i'), read(text, 'l'), text]);
  return new Set(read1.flatMap((text) => [letters(text), letters(trimmed(text))]));
};

/** Steps along a row of the keyboard or through the alphabet, or one sign over and over. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];

const isWalk = (text: string): boolean => {
  const reversed = [...text].toReversed().join('');
  return walks.some((walk) => walk.includes(text) || walk.includes(reversed));
};

/** The password cut into runs of the same kind of sign; every run of three and more may be a walk. */
const isOnlyWalks = (password: string): boolean =>
  password
    .toLowerCase()
    .match(/\p{L}+|\d+|[^\p{L}\d]+/gu)
    ?.every((run) => run.length < 3 || new Set(run).size === 1 || isWalk(run)) === true;

const isRepetition = (core: string): boolean => {
  for (let size = 2; size <= core.length / 2; size += 1) {
    const unit = core.slice(0, size);
    if (core.length % size === 0 && unit.repeat(core.length / size) === core && commonStems.has(unit))
      return true;
  }
  return false;
};

const isTwoStems = (core: string): boolean => {
  for (let cut = 3; cut <= core.length - 3; cut += 1)
    if (commonStems.has(core.slice(0, cut)) && commonStems.has(core.slice(cut)) && core.length < 12)
      return true;
  return false;
};

const isCommon = (password: string, words: ReadonlySet<string>): boolean => {
  if (password.length >= 24) return false;
  if (isOnlyWalks(password) || isWalk(unmarked(password))) return true;
  for (const core of cores(password)) {
    if (commonStems.has(core) || words.has(core) || isRepetition(core) || isTwoStems(core)) return true;
  }
  return false;
};

/** Words that an attacker tries first for one account: parts of name, e-mail and organization. */
const contextWords = (context: readonly string[]): ReadonlySet<string> =>
  new Set(
    context.flatMap((text) => {
      const parts = unmarked(text).split(/\P{L}+/u);
      return [...parts, parts.join('')].filter((part) => part.length >= 3);
    }),
  );

/**
 * What is wrong with a new password, or null (specification section 5, SECURITY R20). Characters are counted as code
 * points and the text is taken as it is. `context` are the person's and the restaurant's own names and addresses.
 */
export const passwordFault = (password: string, context: readonly string[] = []): PasswordFault | null => {
  const length = [...password].length;
  if (length < passwordMinimum) return 'too_short';
  if (length > passwordMaximum) return 'too_long';
  if (!/\p{Nd}/u.test(password)) return 'no_digit';
  if (!/\p{Lu}/u.test(password)) return 'no_upper';
  if (!/\p{Ll}/u.test(password)) return 'no_lower';
  return isCommon(password, contextWords(context)) ? 'too_common' : null;
};
