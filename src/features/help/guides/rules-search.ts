/** A guide as it is searched in: its words in the language in use, the most telling first. */
export interface Searched {
  readonly id: string;
  readonly title: string;
  /** Other words for the same thing. */
  readonly words: string;
  readonly text: string;
}

/** Words that every question has, and that say nothing of what it is about. */
const empty = new Set(
  `att av de den säg säga säger sagt ser aldrig gör göra får få det det du en ett för från hur i inte jag kan man med mig mitt min mina nej när och om på ska som så till vad var vi vill är
   a an and are say says said see can do does for from how i if in is it me my not of on or the to want we what when where why with you`.split(
    /\s+/,
  ),
);

/** A word without its usual endings, so that "fakturan" finds "fakturor". Short words are left whole. */
const stem = (word: string): string =>
  word.length < 5
    ? word
    : word.replace(/(?:erna|arna|orna|ande|ende|het|ings?|ed|or|ar|er|en|et|an|na|a|e|s)$/u, '');

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
    .map(stem);

const matches = (asked: string, word: string): boolean =>
  word.startsWith(asked) || (asked.length > 4 && asked.startsWith(word) && word.length > 3);

const weigh = (asked: readonly string[], { title, words, text }: Searched): number => {
  const [named, other, said] = [wordsOf(title), wordsOf(words), wordsOf(text)];
  const found = asked.map((one) => {
    if (named.some((word) => matches(one, word))) return 6;
    if (other.some((word) => matches(one, word))) return 4;
    return said.some((word) => matches(one, word)) ? 1 : 0;
  });
  return found.reduce<number>((sum, one) => sum + one, 0);
};

/**
 * The guides that a question or a few words may be about, the likeliest first. One that is only mentioned in passing is found when
 * all of what is asked is.
 */
export const searchGuides = <Guide extends Searched>(guides: readonly Guide[], question: string): Guide[] => {
  const asked = [...new Set(wordsOf(question))].slice(0, 40);
  if (asked.length === 0) return [];
  return guides
    .map((guide) => ({ guide, weight: weigh(asked, guide) }))
    .filter(({ weight }) => weight >= Math.min(4, asked.length))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ guide }) => guide);
};
