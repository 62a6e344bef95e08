import type { Field } from '../head/choose-fields.ts';
import { withoutForm } from '../head/company-forms.ts';
import { domainsOf, letters } from '../head/named-after.ts';
import type { Page, Word } from '../page/page.ts';
import { plainLetters } from './ocr-agree.ts';
import { distance } from './ocr-distance.ts';
import { hasGap } from './ocr-gaps.ts';
import { wordsOfField } from './ocr-places.ts';
import { isSpelledOtherwise, type Spelled, spelled } from './ocr-spelling.ts';

// What readers see otherwise has less.
const sure = 0.7;
const shortest = 4;

// `Uthyrama` may be `Uthyrarna`, `Kvamby` `Kvarnby`: every model takes `rn` for an `m`.
const melted =
  /\p{L}{3}[aeo]ma(?!\p{L})|kvam(?!p)|bjöm|stjäm|höm|köm|jäm(?![nt])|bam(?![bsm])|gam(?![lmbe])|kom(?![bpmf])|tom(?!at|[mt]|\b)|vama(?!\p{L})/iu;
// A letter among others that looks like one of the other case, a digit among letters, an accent that small print loses,
// a one that may be the litre of a size.
const odd =
  /\p{Ll}I|(?<![\p{L}.]|\d )[Il](?![\p{L}.])|\p{Lu}l\p{Lu}|\p{L}\d\p{L}|\b(cafe|buffe|entre)\b|\d 1(?![\d.,/])|\p{L} \d{1,2}1$|(?<!\p{L})\p{Lu}[lI](?![\p{L}\d])/u;

// Letters of French goods that no model has, as they are seen.
const foreign =
  /entrecöte|(?<!\p{L})cötes?(?!\p{L})|rhöne|(?<!\p{L})röti|chäteau|(?<!\p{L})päté|créme|gruyére/iu;

/**
 * Tells of names on recognised pages whether a letter of theirs may be another one: a word was not read alike, or stands elsewhere
 * with another letter, or holds what recognition is known to take for something else, or so wide a blank that a letter may be lost.
 */
export const openNames = (pages: readonly Page[]): ((name: Field) => boolean) => {
  const said = new Set(
    pages.flatMap(({ words }) => [
      ...words.flatMap(({ text }) => lettersOf(text)),
      ...brokenWords(words).flatMap(lettersOf),
    ]),
  );
  const all = [...said].map(spelled);
  const domains = pages.flatMap(({ words }) => domainsOf(words));
  return (name) => {
    const words = wordsOfName(name, pages);
    return (
      words.some(({ confidence }) => confidence < sure) ||
      melted.test(name.value) ||
      odd.test(name.value) ||
      foreign.test(name.value) ||
      hasGap(words) ||
      isCalledOtherwise(name.value, domains) ||
      lettersOf(name.value)
        .map(spelled)
        .some((word) => all.some((other) => isSpelledOtherwise(word, other) || endsOtherwise(word, other)))
    );
  };
};

const longEnd = 6;

/** Whether the end of a word stands elsewhere by itself with another letter, as in a mark: `folket` above `Skördetolket`. */
const endsOtherwise = ({ word, plain }: Spelled, other: Spelled): boolean => {
  const { length } = other.word;
  const end = { word: word.slice(-length), plain: plain.slice(-length) };
  return length >= longEnd && length < word.length && isSpelledOtherwise(end, other);
};

const nextRow = 2;

/** Words that a hyphen parts at the end of a row, with what stands below them: `skörde-` above `folket`. */
const brokenWords = (words: readonly Word[]): string[] =>
  words
    .filter(({ text }) => /\p{L}{2}-$/u.test(text))
    .flatMap(({ text, box }) =>
      words
        .filter(
          ({ box: below }) =>
            Math.abs(below.x - box.x) < box.height &&
            below.y > box.y + box.height / 2 &&
            below.y - box.y < nextRow * box.height,
        )
        .map((below) => text.slice(0, -1) + below.text),
    );

/** Whether an address on the net is called as a name is but for one letter: one of the two was misread. */
const isCalledOtherwise = (name: string, domains: readonly string[]): boolean => {
  const own = letters(withoutForm(name));
  return own.length >= leastOfDomain && domains.some((domain) => distance(own, domain) === 1);
};

const leastOfDomain = 8;

/** The words that a name was read from, from left to right, with what stands among them; its place may be that of all its row says. */
export const wordsOfName = (name: Field, pages: readonly Page[]): readonly Word[] => {
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

const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= shortest);
