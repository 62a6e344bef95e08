import type { Field, Fields } from './choose-fields.ts';
import type { FieldName } from './field-labels.ts';
import { fieldValue } from './field-values.ts';
import { labelText } from './label-text.ts';
import type { LabelMemory, LayoutMemory } from './layout-memory.ts';
import { numbersOf } from './number-tokens.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from './page.ts';
import type { HeadField } from './reading.ts';
import type { Row } from './rows.ts';
import type { TotalCandidate } from './total-candidates.ts';
import type { TotalKind } from './total-labels.ts';

const longest = 6;
const rowsBelow = 6;
const reach = 15;
const sure = 0.97;
const taught = 12;

/** What the totals are called among those of the page. */
export const kindOfField: Readonly<Partial<Record<HeadField, TotalKind>>> = {
  lineNet: 'net',
  taxExclusive: 'net',
  taxTotal: 'vat',
  taxInclusive: 'gross',
  prepaid: 'prepaid',
  rounding: 'rounding',
  payable: 'payable',
};

/** A label in a row, and what stands where its value does: to its right, or in the rows below it, nearest first. */
interface Beside {
  readonly row: Row;
  readonly runs: readonly (readonly Word[])[];
}

/** Every place of a label and the words on a side of it. */
export const besideLabel = (
  rows: readonly Row[],
  { label, side }: Pick<LabelMemory, 'label' | 'side'>,
): Beside[] =>
  rows.flatMap((row, index) =>
    labelBoxes(row, label).map((box): Beside => {
      if (side === 'right')
        return { row, runs: [row.words.filter((word) => word.box.x >= rightOf(box) - 1)] };
      const wide = { ...box, x: box.x - reach, width: box.width + 2 * reach };
      const runs = rows
        .slice(index + 1, index + 1 + rowsBelow)
        .filter((other) => other.page === row.page)
        .map(({ words }) => words.filter((word) => overlapOf(wide, word.box) > 0));
      return { row, runs };
    }),
  );

/** Where a row prints a label that is no part of a longer one. */
const labelBoxes = ({ words }: Row, label: string): Box[] =>
  words.flatMap((_, start) => {
    if (isPhrase(words[start - 1], words[start])) return [];
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length);
      if (isPhrase(phrase.at(-1), words[start + length])) continue;
      if (labelText(phrase.map(({ text }) => text).join(' ')) === label)
        return [boxAround(phrase.map(({ box }) => box))];
    }
    return [];
  });

/** Whether two neighbours of a row are words of one phrase. */
export const isPhrase = (left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  right.box.x - rightOf(left.box) <= right.box.height &&
  /\p{L}/u.test(right.text) &&
  !/\d|:$/.test(left.text);

/** The fields that stand at labels of the layout. */
export const rememberedFields = (
  pages: readonly (readonly Row[])[],
  { labels, dateOrder }: LayoutMemory,
): Fields => {
  const found = new Map<FieldName, Field>();
  for (const memory of labels) {
    const { field } = memory;
    if (field === 'supplier' || field === 'currency' || !isNamed(field)) continue;
    for (const rows of pages) {
      const values = besideLabel(rows, memory).flatMap(({ row, runs }) =>
        runs.flatMap((words) => {
          const value = fieldValue(field, words, dateOrder);
          return value === null ? [] : [{ ...value, page: row.page }];
        }),
      );
      const value = values[memory.step];
      if (value === undefined || found.has(field)) continue;
      const confidence = sure * Math.min(...value.words.map((word) => word.confidence));
      const place = { page: value.page, box: boxAround(value.words.map(({ box }) => box)) };
      found.set(field, { value: value.value, confidence, place });
    }
  }
  return found;
};

const isNamed = (field: HeadField): field is HeadField & FieldName => kindOfField[field] === undefined;

/** The totals that stand at labels of the layout. */
export const rememberedTotals = (
  rows: readonly Row[],
  { labels, decimalMark }: LayoutMemory,
): TotalCandidate[] =>
  labels.flatMap((memory) => {
    const kind = kindOfField[memory.field];
    if (kind === undefined) return [];
    return besideLabel(rows, memory).flatMap(({ row, runs }): TotalCandidate[] => {
      const tokens = runs.flatMap((words) =>
        numbersOf({ ...row, words }, decimalMark).filter(({ percent }) => !percent),
      );
      const token = tokens[memory.step];
      if (token === undefined) return [];
      const { text, value, box } = token;
      return [{ kind, text, value, place: { page: row.page, box }, score: taught, label: memory.label }];
    });
  });
