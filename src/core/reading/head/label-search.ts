import { type FieldName, fieldLabel } from './field-labels.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

/** Words that may be the value of a label, in reading order, and how near they stand: 1 right behind it. */
export interface Labelled {
  readonly field: FieldName;
  readonly strength: number;
  readonly label: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly nearness: number;
  /** Which label of the page: its place. */
  readonly at: string;
}

/** The field that a label names, and how surely; null when it is no label. */
export type LabelOf = (text: string) => { readonly field: FieldName; readonly strength: number } | null;

interface Found {
  readonly field: FieldName;
  readonly strength: number;
  readonly label: string;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

const longest = 5;

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
        (word, at) => at === 0 || word.box.x - rightOf(phrase[at - 1]?.box ?? word.box) < word.box.height,
      );
      const known = isOne ? labelOf(phrase.map(({ text }) => text).join(' ')) : null;
      if (known === null) continue;
      const text = phrase.map((word) => word.text).join(' ');
      found.push({
        field: known.field,
        strength: known.strength,
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

const isNumberBetween = (words: readonly Word[], before: Found | undefined, label: Found): boolean =>
  before?.field === 'number' && words.slice(before.end, label.start).some(({ text }) => /\d{2}/.test(text));

/** Every label of a page with the words right of it, in its own row or one half a line off, and with those below it. */
export const labelledWords = (rows: readonly Row[], labelOf: LabelOf = fieldLabel): Labelled[] => {
  const split = rows.map((row) => ({ ...row, words: row.words.flatMap(splitAtColon) }));
  const labels = split.map((row) => labelsIn(row.words, labelOf));
  return split.flatMap((row, index) =>
    (labels[index] ?? []).flatMap((found, at) => {
      const { field, label, box } = found;
      // In "invoice 42 of 5 March" the number before it tells what the date is.
      const isOfNumber = found.strength === 1 && isNumberBetween(row.words, labels[index]?.[at - 1], found);
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
              },
            ];
      const near = split.filter(
        (other) =>
          other !== row &&
          Math.abs(other.box.y - row.box.y) < 1.1 * box.height &&
          other.box.y > row.box.y - 0.6 * box.height,
      );
      const aside = near.flatMap(({ words }) => words.filter((word) => word.box.x > rightOf(box)));
      const below = split.slice(index + 1, index + 5).flatMap((other, step) =>
        other.box.y - box.y > 4.5 * box.height
          ? []
          : of(
              other.words.filter(
                (word) => overlapOf({ ...box, x: box.x - 4, width: box.width + 30 }, word.box) > 0,
              ),
              0.75 - step * 0.1,
            ),
      );
      return [...of(behind, 1), ...of(aside, 0.6), ...below];
    }),
  );
};
