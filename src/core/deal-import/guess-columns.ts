import { cellText, type SheetCell } from '#core/tables/sheet.ts';
import { choosePrice } from './choose-price.ts';
import { couldBe, holdsSizes, looksLike } from './column-content.ts';
import { isElsewhere, isPriceBase, type LabelMeaning, labelMeaning } from './head-words.ts';
import type { Certainty, ImportField } from './import-field.ts';

export type Guess = Readonly<{ field: ImportField; certainty: Certainty }> | null;

/** Fields of which a general label, as `Artikel` over names, leaves no doubt where nothing else in the list looks like it. */
const tellable: ReadonlySet<ImportField> = new Set(['articleNumber', 'name', 'unit']);

/** Whether no other column can be meant: of those that name something else none may be, of the rest none looks like it. */
const isOnly = (
  field: ImportField,
  column: number,
  labels: readonly string[],
  meanings: readonly (LabelMeaning | null)[],
  samples: readonly (readonly SheetCell[])[],
): boolean =>
  tellable.has(field) &&
  samples.every((cells, at) =>
    at === column
      ? looksLike(cells).includes(field)
      : meanings[at] !== null || isElsewhere(labels[at] ?? '') || !looksLike(cells).includes(field),
  );

/** What a label says of its cells: `Per` over numbers is a quantity, and sizes of packs are no units. */
const meaningOver = (label: string, cells: readonly SheetCell[]): LabelMeaning | null => {
  const meaning = labelMeaning(label);
  if (meaning?.field !== 'unit') return meaning;
  if (isPriceBase(label) && cells.length > 0 && !couldBe('unit', cells) && couldBe('priceQuantity', cells))
    return { ...meaning, field: 'priceQuantity' };
  return meaning.strength === 1 && holdsSizes(cells) ? null : meaning;
};

/** Of several columns of article numbers the one is meant whose numbers the units buy; `bought` are those. */
const meetBought = (
  meanings: readonly (LabelMeaning | null)[],
  samples: readonly (readonly SheetCell[])[],
  bought: ReadonlySet<string>,
): (LabelMeaning | null)[] => {
  const hits = meanings.map((meaning, column) =>
    meaning?.field === 'articleNumber'
      ? (samples[column] ?? []).filter((cell) => bought.has(cellText(cell))).length
      : 0,
  );
  const most = Math.max(...hits);
  return meanings.map((meaning, column) =>
    meaning?.field === 'articleNumber' && most > 0 && (hits[column] ?? 0) === 0
      ? { ...meaning, strength: 1 }
      : meaning,
  );
};

/** By the labels: each field goes to the column that names it most exactly. */
const byLabel = (
  labels: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  hidden: ReadonlySet<number>,
  bought: ReadonlySet<string>,
): Guess[] => {
  const said = labels.map((label, column) =>
    hidden.has(column) ? null : meaningOver(label, samples[column] ?? []),
  );
  const meanings = meetBought(said, samples, bought);
  const unit = meanings
    .map((meaning, column) => ({ meaning, column }))
    .filter(({ meaning }) => meaning?.field === 'unit')
    .toSorted((a, b) => (b.meaning?.strength ?? 0) - (a.meaning?.strength ?? 0))[0];
  const price = choosePrice(
    labels,
    meanings,
    samples,
    unit === undefined ? [] : (samples[unit.column] ?? []),
  );
  return labels.map((_, column) => {
    const meaning = meanings[column] ?? null;
    if (meaning === null) return null;
    const { field, strength, order } = meaning;
    if (field === 'price')
      return column === price?.column ? { field, certainty: price.isDoubted ? 'likely' : 'certain' } : null;
    const rivals = meanings.flatMap((other, at) =>
      other?.field === field && at !== column ? [{ at, ...other }] : [],
    );
    const rank = strength * 10 + order;
    if (
      rivals.some((other) => {
        const its = other.strength * 10 + other.order;
        return its > rank || (its === rank && other.at < column);
      })
    )
      return null;
    const doubted =
      (strength === 1 && !isOnly(field, column, labels, meanings, samples)) ||
      rivals.some(({ strength: its }) => its === strength) ||
      !couldBe(field, samples[column] ?? []);
    return { field, certainty: doubted ? 'likely' : 'certain' };
  });
};

/** Whether a label is a price's, or names another field beyond doubt, and so leaves nothing to guess. */
const isNamed = (label: string): boolean => {
  const meaning = labelMeaning(label);
  return meaning !== null && (meaning.field === 'price' || meaning.strength > 1);
};

const days: ReadonlySet<ImportField> = new Set(['validFrom', 'validTo']);

/**
 * Fields that a list cannot do without are looked for among its other columns, by what stands in them; not where the label
 * says that it is something else, and a day under a label may be any day: `Bäst före`.
 */
const byContent = (
  guesses: readonly Guess[],
  labels: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  hidden: ReadonlySet<number>,
): Guess[] => {
  const taken = new Set(guesses.flatMap((guess) => (guess === null ? [] : [guess.field])));
  const wanted: readonly ImportField[] = ['articleNumber', 'name', 'price', 'unit', 'validFrom', 'validTo'];
  return guesses.map((guess, column) => {
    const label = labels[column] ?? '';
    if (guess !== null || hidden.has(column) || isElsewhere(label) || isNamed(label)) return guess;
    const field = looksLike(samples[column] ?? []).find(
      (each) => wanted.includes(each) && !taken.has(each) && (label === '' || !days.has(each)),
    );
    if (field === undefined) return null;
    taken.add(field);
    return { field, certainty: 'likely' };
  });
};

/** `Artikel` over numbers is the number, when no other column is. */
const numbersUnderName = (guesses: readonly Guess[], samples: readonly (readonly SheetCell[])[]): Guess[] => {
  const hasNumber = guesses.some((guess) => guess?.field === 'articleNumber');
  return guesses.map((guess, column) =>
    !hasNumber && guess?.field === 'name' && !couldBe('name', samples[column] ?? [])
      ? { field: 'articleNumber', certainty: 'likely' }
      : guess,
  );
};

/** A discount is reckoned with where the price is the one before it. */
const withoutIdleDiscount = (guesses: readonly Guess[], labels: readonly string[]): Guess[] => {
  const price = labelMeaning(labels[guesses.findIndex((guess) => guess?.field === 'price')] ?? '');
  const isAgreed = price?.strength === 3 || (price?.strength === 1 && price.order === 3);
  return guesses.map((guess) => (isAgreed && guess?.field === 'discount' ? null : guess));
};

/** What each column is taken for by its label and what stands in it; a hidden one is read only when a person says so. */
export const guessColumns = (
  labels: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  hidden: ReadonlySet<number>,
  bought: ReadonlySet<string>,
): Guess[] => {
  const named = numbersUnderName(byLabel(labels, samples, hidden, bought), samples);
  return withoutIdleDiscount(byContent(named, labels, samples, hidden), labels);
};
