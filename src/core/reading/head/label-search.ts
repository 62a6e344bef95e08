import { type FieldName, fieldLabel, type Labelled, type LabelOf } from './field-labels.ts';
import { valuesAbove, wordsAbove } from './above-label.ts';
import { isInside, isLastDay, isMentioned, isTerm } from './before-label.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';
import { brokenDay, isDay, mostOfDay, wrapped } from '../words/wrapped-days.ts';

interface Found {
  readonly field: FieldName;
  readonly strength: number;
  readonly label: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

const longest = 6;

/** `Nr:42` is a label and its value in one word. */
const splitAtColon = (word: Word): Word[] => {
  const [, label = '', value = ''] = /^([^\d:]+[:#])(?!\/\/)(\S*\d\S*)$/.exec(word.text) ?? [];
  if (label === '') return [word];
  const width = (word.box.width * label.length) / word.text.length;
  const right = { ...word.box, x: word.box.x + width, width: word.box.width - width };
  return [
    { ...word, text: label, box: { ...word.box, width } },
    { ...word, text: value, box: right },
  ];
};

const labelsIn = (words: readonly Word[], labelOf: LabelOf): Found[] => {
  const found: Found[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(longest, words.length - index); length > 0; length--) {
      const phrase = words.slice(index, index + length);
      const [first, last] = [phrase[0], phrase.at(-1)];
      if (first === undefined || last === undefined) break;
      const isOne = phrase.every(
        (word, at) =>
          at === 0 ||
          // A number is a label's value, and ends it; a sentence that one ends is over.
          (!/\d{4}/.test(word.text) &&
            !/[,;]$/.test(phrase[at - 1]?.text ?? '') &&
            !(/\d\.$/.test(phrase[at - 1]?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(word.text)) &&
            word.box.x - rightOf(phrase[at - 1]?.box ?? word.box) <= 0.75 * word.box.height),
      );
      // What a sentence ends with has no value behind it: `ange fakturanummer. Vetehäxan AB`.
      const isEnd =
        index > 0 &&
        /\p{L}{5}(?<!n(?:r|o|um)|dat)\.$/iu.test(last.text) &&
        /^\p{Lu}\p{Ll}/u.test(words[index + length]?.text ?? '');
      const known = isOne && !isEnd ? labelOf(phrase.map(({ text }) => text).join(' ')) : null;
      if (known === null || (isWeakNumber(known) && isInside(words, index))) continue;
      if (isMentioned(known, words, index + length)) continue;
      if (isDay(known) && isTerm(words, index)) continue;
      if (known.field === 'dueDate' && length === 1 && isLastDay(words, index)) continue;
      const text = phrase.map((word) => word.text).join(' ');
      found.push({
        field: known.field,
        strength: isInProse(known, words, index) ? inProse : known.strength,
        label: text,
        box: boxAround(phrase.map(({ box }) => box)),
        start: index,
        end: index + length,
      });
      index += length - 1;
      break;
    }
  }
  return found;
};

/** A title, or a plain `Nr`: in `Vid frågor om faktura 12` and `BG nr` neither says whose number follows. */
const isWeakNumber = ({ field, strength }: Pick<Found, 'field' | 'strength'>): boolean =>
  field === 'number' && strength <= 2;

// Less than any label that stands by itself.
const inProse = 0.7;

/** Whether a word that may tell the day stands in a sentence: `Priset gäller från den 1 januari`. */
const isInProse = (
  known: Pick<Found, 'field' | 'strength'>,
  words: readonly Word[],
  index: number,
): boolean => known.field === 'issueDate' && known.strength === 1 && isInside(words, index);

const isNumberBetween = (words: readonly Word[], before: Found | undefined, label: Found): boolean =>
  before?.field === 'number' && words.slice(before.end, label.start).some(({ text }) => /\d{2}/.test(text));

const [rowsBelow, farthestBelow] = [4, 4.5];

/**
 * The words in the rows below a label, nearest first, down to another label: what stands behind or below that one is its own. A
 * row that has nothing below the label stands beside it.
 */
const belowOf = (
  rows: readonly Row[],
  labels: readonly (readonly Found[])[],
  index: number,
  { box, field, strength }: Found,
): (readonly Word[])[] => {
  const wide = { ...box, x: box.x - 4, width: box.width + 30 };
  const found: (readonly Word[])[] = [];
  for (let at = index + 1; at < Math.min(rows.length, index + 1 + 2 * rowsBelow); at++) {
    const row = rows[at];
    if (row === undefined || row.box.y - box.y > farthestBelow * box.height) break;
    const words = row.words.filter(
      (word) => overlapOf(wide, word.box) > 0 && word.box.y > box.y + 0.3 * box.height,
    );
    if (words.length === 0) continue;
    // A day of the column before may reach below a label, beside that label's own.
    const [one, other] = words;
    if (isDay({ field }) && one !== undefined && other !== undefined && isOfOther(one, other, box))
      words.shift();
    // A day goes on as far as its cell does, under a shorter label.
    if (isDay({ field })) {
      words.unshift(...comingBefore(row, words[0]));
      words.push(...goingOn(row.words, words.at(-1)));
    }
    const owned = (labels[at] ?? []).some(
      (label) => label.strength >= 3 && label.box.x <= (words[0]?.box.x ?? 0) && isLabelOf(row, label, words),
    );
    if (owned || found.length >= rowsBelow) break;
    // What a title or a plain `Nr` has below it is a number that begins its cell, and not that of a street.
    if (field === 'number' && strength <= 2 && !beginsWithNumber(row, words)) continue;
    found.push(words);
  }
  return found;
};

/** Whether each of two words is a day, and the second stands further below the label. */
const isOfOther = (one: Word, other: Word, label: Box): boolean =>
  [one, other].every(({ text }) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text)) &&
  overlapOf(label, other.box) > overlapOf(label, one.box);

const postcode = /^\d{3} ?\d{2} +\p{Lu}|^\d{4,5} +\p{Lu}\p{Ll}/u;

const beginsWithNumber = (row: Row, words: readonly Word[]): boolean =>
  cellsOf(row).some(
    (cell) =>
      cell.words.some((word) => words.includes(word)) &&
      !postcode.test(cell.text) &&
      (/\d|^(nr|no|nummer|number)[.:]?$/i.test(cell.words[0]?.text ?? '') ||
        /^\p{Lu}{1,5}[ -]\d/u.test(cell.text)),
  );

/** The words before a word in its cell. */
const comingBefore = (row: Row, first: Word | undefined): readonly Word[] => {
  const cell = cellsOf(row).find(({ words }) => first !== undefined && words.includes(first));
  const at = first === undefined ? -1 : (cell?.words.indexOf(first) ?? -1);
  // Figures begin a day; a month or a year goes on with one.
  const isBegun = /^\d{1,2}\.?$|^\d\S*[-./]/.test(first?.text ?? '');
  return isBegun || at < 1 || at > mostOfDay ? [] : (cell?.words.slice(0, at) ?? []);
};

/** The words that follow a word in its cell. */
const goingOn = (words: readonly Word[], last: Word | undefined): Word[] => {
  const found: Word[] = [];
  let before = last;
  for (const word of last === undefined ? [] : words.slice(words.indexOf(last) + 1)) {
    if (
      before === undefined ||
      found.length === mostOfDay ||
      word.box.x - rightOf(before.box) > word.box.height / 2
    )
      break;
    found.push(word);
    before = word;
  }
  return found;
};

/** Whether a label of a row is among the words, or right before the first of them in its cell. */
const isLabelOf = (row: Row, label: Found, words: readonly Word[]): boolean => {
  const own = row.words.slice(label.start, label.end);
  if (own.some((word) => words.includes(word))) return true;
  const [first] = words;
  const behind = row.words[label.end];
  const last = own.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    behind === first &&
    first.box.x - rightOf(last.box) <= first.box.height
  );
};

/** The number that a mark parts from a title behind it: `26328 · Faktura`. */
const beforeTitle = (row: Row, { field, strength, start }: Found): readonly Word[] => {
  const [number, mark] = row.words.slice(Math.max(0, start - 2), start);
  const begins = cellsOf(row).some(({ words: [first] }) => first === number);
  const isParted = /^[·•|–—]$/.test(mark?.text ?? '') && /^\p{Lu}{0,4}-?\d{3,}$/u.test(number?.text ?? '');
  return field === 'number' && strength === 2 && number !== undefined && begins && isParted ? [number] : [];
};

/** The word right before a label in its row, with nothing near behind it. */
const onlyBefore = (row: Row, { start, end }: Found): Word | undefined => {
  const [before, label, last, behind] = [start - 1, start, end - 1, end].map((at) => row.words[at]);
  if (before === undefined || label === undefined || last === undefined) return undefined;
  const gap = label.box.x - rightOf(before.box);
  const isFree = behind === undefined || behind.box.x - rightOf(last.box) > 4 * last.box.height;
  return isFree && gap > 0 && gap < 2 * label.box.height && /\d/.test(before.text) ? before : undefined;
};

/** The value of a label in a column of labels that all have theirs before them: `2026-06-30 fakturadatum`. */
const valueBefore = (
  rows: readonly Row[],
  labels: readonly (readonly Found[])[],
  index: number,
  found: Found,
): readonly Word[] => {
  const row = rows[index];
  const own = row === undefined ? undefined : onlyBefore(row, found);
  const isColumn = [index - 1, index + 1].some((at) =>
    (labels[at] ?? []).some(
      (other) =>
        Math.abs(other.box.x - found.box.x) < 2 &&
        Math.abs(other.box.y - found.box.y) < 2.5 * found.box.height &&
        rows[at] !== undefined &&
        onlyBefore(rows[at], other) !== undefined,
    ),
  );
  return own !== undefined && isColumn ? [own] : [];
};

/** Every label of a page with the words right of it, in its own row or one half a line off, and with those below it. */
export const labelledWords = (rows: readonly Row[], labelOf: LabelOf = fieldLabel): Labelled[] => {
  const split = rows.map((row) => ({ ...row, words: row.words.flatMap(splitAtColon) }));
  const labels = split.map((row) => labelsIn(row.words, labelOf));
  const valuesOf = split.map((_, index) =>
    (labels[index] ?? []).length === 0 ? null : valuesAbove(split, index),
  );
  const broken = split.flatMap((row, index) => brokenDay(row, split[index + 1], labelOf) ?? []);
  const found = split.flatMap((row, index) =>
    (labels[index] ?? []).flatMap((found, at) => {
      const { field, label, box } = found;
      // In "invoice 42 of 5 March" the number before it tells what the date is.
      const isOfNumber = found.strength <= 1 && isNumberBetween(row.words, labels[index]?.[at - 1], found);
      const strength = isOfNumber ? 2.5 : found.strength;
      const next = labels[index]?.[at + 1];
      const limit = next?.box.x ?? Infinity;
      const behind = row.words.slice(found.end).filter((word) => word.box.x < limit);
      const of = (words: readonly Word[], nearness: number): Labelled[] =>
        words.length === 0
          ? []
          : [
              {
                field,
                strength,
                label,
                words,
                page: row.page,
                nearness,
                at: `${row.page} ${box.x} ${box.y}`,
                labelBox: box,
              },
            ];
      const values = valuesOf[index] ?? null;
      const above = values === null ? null : wordsAbove(row, values, box);
      if (above !== null) return of(above, 0.95);
      const near = split.filter(
        (other) =>
          other !== row &&
          Math.abs(other.box.y - row.box.y) < 1.1 * box.height &&
          other.box.y > row.box.y - 0.6 * box.height,
      );
      const aside = near.flatMap(({ words }) => words.filter((word) => word.box.x > rightOf(box)));
      const under = belowOf(split, labels, index, found);
      const [first, second] = under;
      const below = [
        ...under.flatMap((words, step) => of(words, 0.75 - step * 0.1)),
        ...(isDay(found) && first !== undefined && second !== undefined
          ? of([...first, ...second], 0.72)
          : []),
      ];
      return [
        ...of(behind, 1),
        ...of(wrapped(row, split[index + 1], found, behind), 0.95),
        ...of(aside, 0.6),
        ...of(beforeTitle(row, found), 1),
        ...of(valueBefore(split, labels, index, found), 0.95),
        ...below,
      ];
    }),
  );
  return [...found, ...broken];
};
