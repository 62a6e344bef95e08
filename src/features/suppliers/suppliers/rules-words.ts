/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

const legalForms = new Set(
  'ab aktiebolag aktiebolaget publ hb handelsbolag handelsbolaget kb kommanditbolag ek for forening'.split(
    ' ',
  ),
);
const connectives = new Set(['och', 'o', 'and']);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßđðþł]/g, (letter) => letters[letter] ?? letter);

/**
 * The words of a name as they are compared: lower case, without diacritics (å and ä as a, ö as o), punctuation, legal
 * form, and what stands for "and". A name of nothing else keeps its words.
 */
export const foldedWords = (name: string): readonly string[] => {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !legalForms.has(word) && !connectives.has(word));
  return telling.length === 0 ? words : telling;
};

/** The digits of a text that is an organisation number, or begins one, however it is written; null for another text. */
export const numberStart = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{3,12}$/.test(digits)) return null;
  // Twelve digits begin with the century, or with 16 for a company.
  return digits.length === 12 ? digits.slice(2) : digits;
};

/** The words of a list, and where pairs of letters occur in some of them; `^` and `$` stand before and after a word. */
export interface Words {
  /** In code-point order. */
  readonly list: readonly string[];
  readonly pairs: ReadonlyMap<string, readonly number[]>;
}

const pairsOf = (word: string): ReadonlySet<string> => {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** Makes words ready to be compared; parts and slips are looked for in `loose` ones alone, the others by their beginning. */
export const prepareWords = (words: readonly string[], loose: ReadonlySet<string>): Words => {
  const list = words.toSorted();
  const pairs = new Map<string, number[]>();
  for (const [number, word] of list.entries()) {
    if (!loose.has(word)) continue;
    for (const pair of pairsOf(word)) {
      const numbers = pairs.get(pair);
      if (numbers === undefined) pairs.set(pair, [number]);
      else numbers.push(number);
    }
  }
  return { list, pairs };
};

/** Slips that a word of this length may hold. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Letters to change, leave out, put in or swap with their neighbour until one word is the other: the optimal string
 * alignment distance. Answers `most + 1` for anything above `most`.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
};

const firstFrom = (list: readonly string[], wanted: string): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** How a word is like the one asked for; `typo1` and `typo2` hold that many slips. */
export type Likeness = 'same' | 'prefix' | 'within' | 'typo1' | 'typo2';

/** Numbers of the words that have at least so many of the asked pairs. */
const sharing = ({ list, pairs }: Words, asked: ReadonlySet<string>, fewest: number): readonly number[] => {
  const shared = new Uint8Array(list.length);
  const found: number[] = [];
  for (const pair of asked) {
    for (const number of pairs.get(pair) ?? []) {
      const count = (shared[number] ?? 0) + 1;
      shared[number] = count;
      if (count === fewest) found.push(number);
    }
  }
  return found;
};

/** Numbers of the words that are like a folded one, each with its nearest likeness. Digits are taken as they are. */
export const likeWords = (words: Words, asked: string): ReadonlyMap<number, Likeness> => {
  const { list } = words;
  const found = new Map<number, Likeness>();
  for (let at = firstFrom(list, asked); list[at]?.startsWith(asked); at += 1)
    found.set(at, list[at] === asked ? 'same' : 'prefix');
  if (asked.length < 3 || /^\d+$/.test(asked)) return found;
  const pairs = pairsOf(asked);
  const slips = slipsIn(asked.length);
  // An edit touches at most three pairs, and a part lacks at most the first and the last: few words need a closer look.
  const fewest = Math.max(1, pairs.size - Math.max(2, slips * 3));
  for (const number of sharing(words, pairs, fewest)) {
    if (found.has(number)) continue;
    const word = list[number] ?? '';
    if (word.includes(asked)) found.set(number, 'within');
    else {
      const between = slips === 0 ? 1 : slipsBetween(asked, word, slips);
      if (between <= slips) found.set(number, between === 1 ? 'typo1' : 'typo2');
    }
  }
  return found;
};
