import { unitOf } from '../../values/units.ts';
import { isCode as isCodeOf, isStepped } from '../columns/code-text.ts';
import { rightOf, type Word } from '../page/page.ts';
import { isCalibre, isOfCatch, isPack } from './no-number.ts';

/** A word that may be an article's number or a part of one. */
export const isCode = ({ text }: Word): boolean => isCodeOf(text);

/** A word of as many digits as a GTIN has. */
export const isGtinLike = ({ text }: Word): boolean => /^\d{13}\.?$/.test(text);

const widestBlank = 0.75;

const isNext = (before: Word, word: Word): boolean =>
  word.box.x - rightOf(before.box) <= widestBlank * Math.max(before.box.height, word.box.height);

/** The letters of a series, before its digits. */
const isLetters = (text: string): boolean => /^[A-ZÅÄÖ]{1,4}$/.test(text);

/** How many of the words, from the first on, are one number printed in groups: `22 407`, `AB 123`, `1001`. */
const lengthOf = (words: readonly Word[]): number => {
  const [first, second] = words;
  if (first === undefined) return 0;
  const isPrefix = isLetters(first.text);
  if (!isCode(first) && !isPrefix) return 0;
  let length = 1;
  if (isPrefix) {
    if (second === undefined || !isNext(first, second) || !/^\d[\d/-]*$/.test(second.text)) return 0;
    length = 2;
  }
  // Only groups of digits go on; what follows a whole word of another shape is no part of it.
  if (!/^[\d/-]{1,4}$/.test(words[length - 1]?.text ?? '')) return length;
  for (let at = length; at < Math.min(words.length, 5); at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined || !isNext(before, word)) break;
    if (!/^\d{2,4}$/.test(word.text)) break;
    length = at + 1;
  }
  return length;
};

/** Whether groups of one length follow letters and digits: `E54 70 78`. */
const isSeries = ([first, ...others]: readonly Word[]): boolean =>
  /^[A-ZÅÄÖ]{1,3}\d{1,4}$/.test(first?.text ?? '') &&
  others.length > 1 &&
  others.every(({ text }) => text.length === others[0]?.text.length);

/** Whether words are one number in groups of any size, as they stand alone in a cell: `28 18 6`, `CH 1718 4`. */
const areGroups = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length <= 5 &&
  words.every(
    ({ text }, at) =>
      /^\d{1,4}$/.test(text) || (at === 0 && (isSeries(words) || (isLetters(text) && words.length > 2))),
  ) &&
  words.every((word, at) => {
    const before = words[at - 1];
    return before === undefined || isNext(before, word);
  });

/** A number of letters alone, in parts: `F-DEP`. */
const isLettered = ({ text }: Word): boolean => /^[A-ZÅÄÖ]{1,5}-[A-ZÅÄÖ]{2,6}$/.test(text);

/** Whether the words of a column of numbers, row by row, are GTINs and no other numbers. */
export const areGtins = (rows: readonly (readonly Word[])[]): boolean =>
  rows.some((words) => words.some(isGtinLike)) && rows.every((words) => codeIn(words).length === 0);

/** The words of the number that stands in the column of article numbers; none when it holds none. */
export const codeIn = (words: readonly Word[]): readonly Word[] => {
  if (areGroups(words) || (words.length === 1 && words.every(isLettered))) return words;
  for (const [at, word] of words.entries()) {
    // A share in a name is no number: `28-30 %`.
    if (isGtinLike(word) || words[at + 1]?.text === '%' || isPack(word)) continue;
    if (at > 0 && (isCalibre(word) || isOfCatch(word))) continue;
    const length = lengthOf(words.slice(at));
    if (length > 0) return words.slice(at, at + length);
  }
  return [];
};

const leastDigits = 3;

/** Long groups that a point parts are a number of goods, and no size: `595.8016`. */
const isGrouped = (text: string): boolean => /^\d{3,}\.\d{4,}$/.test(text);

/** One to four letters with two digits before a name: every name has to begin with such a one, for a single one may be a class or a year. */
const shortLead = /^[A-ZÅÄÖ]{1,4}-?\d\d$/;

/** What a label among the words of a name says that its number is: `Smör 500 g, art.nr 44012`, `Lax art 133 9822`. */
const labelledEnd = (words: readonly Word[]): readonly Word[] => {
  const at = words.findLastIndex(({ text }) =>
    /^\(?(art(ikel)?|varu?|prod(ukt)?|best)[.-]?(nr|nummer|kod)\.?:?$|^\(?art(ikel)?[.:]*$/i.test(text),
  );
  const code = words.slice(at + 1).map((word) => ({ ...word, text: word.text.replace(/\)$/, '') }));
  const [first, ...more] = code;
  const isWhole =
    first !== undefined &&
    (more.length === 0
      ? isCode(first) || isLettered(first)
      : lengthOf(code) === code.length || areGroups(code));
  return at > 0 && isWhole ? code : [];
};

const mark = /^[-–—:·|/•]$/;

/** A number before a name and what parts them, and the words of the name. */
interface Lead {
  readonly code: readonly Word[];
  readonly name: readonly Word[];
}

/** The number that a mark or brackets part from the name behind it: `AHVP: Räkor`, `78 261 – Läsk`, `[3844] Servett`. */
const partedLead = (words: readonly Word[]): Lead | null => {
  const end = words
    .slice(0, 4)
    .findIndex(({ text }, at) => /[\]):,;]$/.test(text) || mark.test(words[at + 1]?.text ?? ''));
  const code = words.slice(0, end + 1).map((word, at) => ({
    ...word,
    text: word.text.replace(/[\]):,;]+$/, '').replace(at === 0 ? /^[[(#]+/ : /^$/, ''),
  }));
  const [first, ...more] = code;
  if (first === undefined) return null;
  const isOfLetters = isLettered(first) || /^\p{Lu}{2,5}$/u.test(first.text);
  const isWhole =
    more.length === 0
      ? (isCode({ ...first, text: first.text.replaceAll(/[_:]/g, '-') }) && first.text.length > 1) ||
        isOfLetters
      : lengthOf(code) === code.length || areGroups(code);
  const rest = words.slice(end + 1);
  const name = mark.test(rest[0]?.text ?? '') ? rest.slice(1) : rest;
  const isNamed = /\p{L}{3}/u.test(name[0]?.text ?? '') || /^\p{L}/u.test(name[0]?.text ?? '');
  return isWhole && isNamed && unitOf(first.text) === null && !/^\d{1,3}\/\d{1,3}$/.test(first.text)
    ? { code, name }
    : null;
};

/** The words of a number that stands before the name in its cell; none where the cell begins with the name. */
const leadingCode = (words: readonly Word[]): Lead => {
  const nothing = { code: [], name: words };
  const parted = partedLead(words);
  if (parted !== null) return parted;
  const code = words.slice(0, lengthOf(words));
  const next = words[code.length];
  const text = code.map((word) => word.text).join('');
  const isLong =
    text.replaceAll(/\D/g, '').length >= leastDigits || shortLead.test(text) || tinyCode.test(text);
  if (next === undefined || !isLong) return nothing;
  // `500 g Smör` and `1000 Island` begin with what they are, as do sizes and shares.
  if (
    unitOf(next.text) !== null ||
    !/^\p{L}|\p{L}{3}/u.test(next.text) ||
    (/\d\p{Ll}|^\d+[.,]\d/u.test(text) && !isGrouped(text))
  )
    return nothing;
  return { code, name: words.slice(code.length) };
};

/** Letters of a series with two digits, in brackets behind a name: every name has to have such a one. */
const shortCode = /^[A-ZÅÄÖ]{2,4}-?\d\d$/;

/** A number of a few digits in brackets behind a name: every name has to have such a one, for a single one may count or measure. */
const tinyCode = /^((?!A[2-6]$)\p{Lu}\d{1,3}|\d\d)$/u;

/** Whether words are a number of several groups in brackets, or one that goes on in the next row: `(94 503)`, `(SH- 4054)`. */
const isBracketed = (words: readonly Word[]): boolean =>
  /^\((\d{2,4}( \d{2,4}){1,2}|\p{Lu}{1,5}- \d{2,})\)$/u.test(words.map(({ text }) => text).join(' '));

/** The word of a number that stands in brackets behind the name: `Torskrygg färsk (HT200)`. */
const trailingCode = (words: readonly Word[]): readonly Word[] => {
  const last = words.at(-1);
  const parts = [3, 2].map((length) => words.slice(-length)).find((each) => isBracketed(each)) ?? [];
  if (parts.length > 0 && parts.length < words.length)
    return parts.map((word) => ({ ...word, text: word.text.replaceAll(/[()]/g, '') }));
  const code = /^[([]([A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]+)[)\]]$/.exec(last?.text ?? '')?.[1] ?? '';
  const isLong =
    code.replaceAll(/\D/g, '').length >= leastDigits || shortCode.test(code) || tinyCode.test(code);
  if (last === undefined || words.length < 2 || !isLong) return [];
  return [{ ...last, text: code }];
};

/** Whether a name ends in brackets with a number of so many digits that it is no size and no year. */
const longInBrackets = (words: readonly Word[]): boolean =>
  trailingCode(words)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\D/g, '').length >= longest;
const longest = 5;

const most = 0.6;

/**
 * Whether names begin with the number of their goods: in most lines, each with its own. One line alone says so only by a
 * number of four to eight digits, or of letters and digits.
 */
export const areNumbered = (names: readonly (readonly Word[])[]): boolean => {
  if (names.length > 0 && names.every((words) => labelledEnd(words).length > 0)) return true;
  const codes = names.map((words) =>
    partedName(words)
      .code.map(({ text }) => text)
      .join(' '),
  );
  const found = codes.filter((code) => code !== '');
  if (names.length === 1)
    return (
      /^(\d{4,8}|\p{Lu}{1,3}-?\d{3,6})$/u.test(found[0] ?? '') ||
      names.some((words) => longInBrackets(words)) ||
      (names.some((words) => partedLead(words) !== null) && /\d{3}/.test(found[0] ?? ''))
    );
  const tiny = found.filter((code) => tinyCode.test(code));
  if (tiny.length > 0 && (found.length < names.length || !areOfForm(found) || isStepped(found, [1, 10])))
    return false;
  // Letters, or few figures, before a mark number goods where every name has its own.
  const few = found.filter((code) => code.replaceAll(/\D/g, '').length < leastDigits);
  if (few.length > 0 && (found.length < names.length || new Set(found).size < found.length)) return false;
  const short = found.filter((code) => shortLead.test(code) && !tinyCode.test(code));
  if (short.length > 0 && (found.length < names.length || !areOfSeries(found))) return false;
  return found.length >= most * names.length && new Set(found).size > 1;
};

/** Whether codes begin with the same letters, or all with none, and are not all one. */
const areOfForm = (codes: readonly string[]): boolean =>
  new Set(codes).size > 1 && new Set(codes.map((code) => code.replaceAll(/[\d.-]+/g, ''))).size === 1;

/** Whether codes begin with the same letters and differ. */
const areOfSeries = (codes: readonly string[]): boolean =>
  new Set(codes).size === codes.length &&
  new Set(codes.map((code) => code.replaceAll(/\d+/g, ''))).size === 1;

/** A name without the number that it begins with, or that stands behind it in brackets, and that number. */
export const partedName = (
  words: readonly Word[],
): { readonly code: readonly Word[]; readonly name: readonly Word[] } => {
  const labelled = labelledEnd(words);
  if (labelled.length > 0) {
    const name = words.slice(0, -labelled.length - 1);
    const last = name.at(-1);
    return {
      code: labelled,
      name:
        last === undefined ? name : [...name.slice(0, -1), { ...last, text: last.text.replace(/,$/, '') }],
    };
  }
  const lead = longInBrackets(words) ? { code: [], name: words } : leadingCode(words);
  if (lead.code.length > 0) return lead;
  const behind = trailingCode(words);
  return { code: behind, name: words.slice(0, words.length - behind.length) };
};
