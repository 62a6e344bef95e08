import type { SupplierRow } from './contract.ts';
import { foldedWords, likeWords, numberStart, prepareWords } from './rules-words.ts';
import type { Likeness, Words } from './rules-words.ts';

/** Suppliers made ready to be searched: made once for a list, and right for as long as the list is. */
export interface SupplierIndex {
  readonly rows: readonly SupplierRow[];
  readonly words: Words;
  /** Rows that have a word, by the word's number. */
  readonly rowsOf: readonly (readonly number[])[];
  /** Rows whose whole name, written without spaces, is a word. */
  readonly rowsNamed: readonly (readonly number[])[];
}

const none: readonly number[] = [];

const add = (map: Map<string, number[]>, word: string, row: number): void => {
  const rows = map.get(word);
  if (rows === undefined) map.set(word, [row]);
  else if (rows.at(-1) !== row) rows.push(row);
};

/** Makes a list ready. Rows that match equally well keep their order. */
export const prepareSuppliers = (rows: readonly SupplierRow[]): SupplierIndex => {
  const having = new Map<string, number[]>();
  const named = new Map<string, number[]>();
  const loose = new Set<string>();
  for (const [row, { displayName, name, legalEntityNumber }] of rows.entries()) {
    // Most companies are called as they are registered, which need not be folded twice.
    const isSame = name === displayName || name === `${displayName} AB`;
    for (const one of isSame ? [displayName] : [displayName, name]) {
      const folded = foldedWords(one);
      for (const word of folded) {
        add(having, word, row);
        loose.add(word);
      }
      // "Coca-Cola" is looked for as "cocacola" too, and "Sorundahallarna" as two words.
      const whole = folded.join('');
      add(having, whole, row);
      add(named, whole, row);
    }
    if (legalEntityNumber !== null) add(having, legalEntityNumber, row);
  }
  const words = prepareWords([...having.keys()], loose);
  return {
    rows,
    words,
    rowsOf: words.list.map((word) => having.get(word) ?? none),
    rowsNamed: words.list.map((word) => named.get(word) ?? none),
  };
};

/** Lower is better; the whole name and its beginning come before all of these. */
const ranks: Readonly<Record<Likeness, number>> = { same: 2, prefix: 2, within: 3, typo1: 4, typo2: 5 };

/** Row numbers, each with the best rank that it has reached. */
type Ranked = Map<number, number>;

const note = (ranked: Ranked, rows: readonly number[], rank: number): void => {
  for (const row of rows) {
    const known = ranked.get(row);
    if (known === undefined || rank < known) ranked.set(row, rank);
  }
};

const havingWord = ({ words, rowsOf }: SupplierIndex, asked: string): Ranked => {
  const ranked: Ranked = new Map();
  for (const [number, likeness] of likeWords(words, asked))
    note(ranked, rowsOf[number] ?? none, ranks[likeness]);
  return ranked;
};

const havingName = ({ words, rowsOf, rowsNamed }: SupplierIndex, asked: string): Ranked => {
  const ranked: Ranked = new Map();
  for (const [number, likeness] of likeWords(words, asked)) {
    if (likeness === 'same' || likeness === 'prefix')
      note(ranked, rowsNamed[number] ?? none, likeness === 'same' ? 0 : 1);
    note(ranked, rowsOf[number] ?? none, ranks[likeness]);
  }
  return ranked;
};

/** Rows that are in both, each as well as it matches worst. */
const both = (one: Ranked, other: Ranked): Ranked =>
  new Map(
    [...one].flatMap(([row, rank]) => {
      const second = other.get(row);
      return second === undefined ? [] : [[row, Math.max(rank, second)] as const];
    }),
  );

const rankedIn = (index: SupplierIndex, text: string): Ranked => {
  const digits = numberStart(text);
  if (digits !== null) return havingName(index, digits);
  const asked = foldedWords(text);
  const ranked = havingName(index, asked.join(''));
  if (asked.length < 2) return ranked;
  const [first = new Map(), ...others] = asked.map((word) => havingWord(index, word));
  for (const [row, rank] of others.reduce(both, first)) note(ranked, [row], rank);
  return ranked;
};

/**
 * Suppliers by a text as people write it, best first: the whole name, its beginning, the beginning of a word, within a
 * word, then names with one slip of the keys, or two in a word of eight letters or more. Case, diacritics, `&` and
 * "och", legal form and hyphens make no difference; an organisation number is found by its first digits. Answers
 * nothing for a text without letters and digits.
 */
export const searchSuppliers = (indexes: readonly SupplierIndex[], text: string): readonly SupplierRow[] => {
  if (foldedWords(text).length === 0) return [];
  const byRank: SupplierRow[][] = [[], [], [], [], [], []];
  for (const index of indexes) {
    const ranked = [...rankedIn(index, text)].sort(([one], [other]) => one - other);
    for (const [row, rank] of ranked) {
      const supplier = index.rows[row];
      if (supplier !== undefined) byRank[rank]?.push(supplier);
    }
  }
  return byRank.flat();
};

/** Whether the list has a supplier of this name, however it is written. */
export const hasName = ({ words, rowsNamed }: SupplierIndex, name: string): boolean => {
  const whole = foldedWords(name).join('');
  return [...likeWords(words, whole)].some(
    ([number, likeness]) => likeness === 'same' && (rowsNamed[number]?.length ?? 0) > 0,
  );
};
