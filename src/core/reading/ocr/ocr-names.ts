import type { Field } from '../head/choose-fields.ts';
import { type Page, rightOf, type Word } from '../page/page.ts';
import { plainLetters } from './ocr-agree.ts';
import { wordsOfField } from './ocr-places.ts';

// What readers see otherwise has less.
const sure = 0.7;
const [shortest, longEnough] = [4, 6];
// Of a letter's size: a blank is less, a lone `i` between two blanks more.
const [widestBlank, wider] = [0.62, 1.5];

// `Uthyrama` may be `Uthyrarna`, `Kvamby` `Kvarnby`: every model takes `rn` for an `m`.
const melted =
  /\p{L}{3}[aeo]ma(?!\p{L})|kvam(?!p)|bjöm|stjäm|höm|köm|jäm(?![nt])|bam(?![bsm])|gam(?![lmbe])|kom(?![bpmf])|tom(?!at|[mt]|\b)|vama(?!\p{L})/iu;
// A letter among others that looks like one of the other case, a digit among letters, an accent that small print loses.
const odd = /\p{Ll}I|(?<![\p{L}.])[Il](?![\p{L}.])|\p{Lu}l\p{Lu}|\p{L}\d\p{L}|\b(cafe|buffe|entre)\b/u;

/**
 * Tells of names on recognised pages whether a letter of theirs may be another one: a word was not read alike, or stands elsewhere
 * with another letter, or holds what recognition is known to take for something else, or so wide a blank that a letter may be lost.
 */
export const openNames = (pages: readonly Page[]): ((name: Field) => boolean) => {
  const said = new Set(pages.flatMap(({ words }) => words.flatMap(({ text }) => lettersOf(text))));
  const all = [...said].map(spelled);
  return (name) => {
    const words = wordsOfName(name, pages);
    return (
      words.some(({ confidence }) => confidence < sure) ||
      melted.test(name.value) ||
      odd.test(name.value) ||
      hasGap(words) ||
      lettersOf(name.value)
        .map(spelled)
        .some((word) => all.some((other) => isSpelledOtherwise(word, other)))
    );
  };
};

/** The words that a name was read from, from left to right, with what stands among them; its place may be that of all its row says. */
const wordsOfName = (name: Field, pages: readonly Page[]): readonly Word[] => {
  const row = wordsOfField(name, pages).toSorted((one, other) => one.box.x - other.box.x);
  const said = name.value.split(' ').map(bare);
  const first = row.findIndex(({ text }) => bare(text) === said[0]);
  let last = first;
  for (const word of said) {
    const at = row.findIndex(({ text }, index) => index >= last && bare(text) === word);
    if (first < 0 || at < 0) return row;
    last = at;
  }
  return row.slice(first, last + 1);
};

const bare = (text: string): string => plainLetters(text).replaceAll(/^[^\p{L}\d&]+|[^\p{L}\d&]+$/gu, '');

/** Whether one blank is wider than others are, so that a slim letter may be lost in it. */
const hasGap = (words: readonly Word[]): boolean => {
  const gaps = words.slice(1).map(({ box }, at) => {
    const before = words[at]?.box ?? box;
    return (box.x - rightOf(before)) / Math.min(box.height, before.height);
  });
  // The place of a letter alone is not known so well as how much room it has.
  const isAlone = (at: number): boolean => words[at]?.text.length === 1;
  const even = gaps.map((gap, at) => {
    const other = isAlone(at) ? gaps[at - 1] : isAlone(at + 1) ? gaps[at + 1] : undefined;
    return other === undefined ? gap : (gap + other) / 2;
  });
  const least = Math.min(...even);
  return even.some((gap) => gap > widestBlank && (even.length === 1 || gap > wider * least));
};

const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= shortest);

/** A word, and what it is without its rings and dots. */
interface Spelled {
  readonly word: string;
  readonly plain: string;
}

const spelled = (word: string): Spelled => ({ word, plain: plainLetters(word) });

/** Whether two words are the same but for rings or dots, or for one letter within them: one of them is misread. */
const isSpelledOtherwise = (one: Spelled, other: Spelled): boolean => {
  if (one.word === other.word) return false;
  if (one.plain === other.plain) return true;
  const [short, long] = one.word.length < other.word.length ? [one.word, other.word] : [other.word, one.word];
  if (short.length < longEnough || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  // Endings are those of grammar.
  return long.length - start - end <= 1 && end > 1;
};
