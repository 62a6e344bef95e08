import { fieldLabel, type FieldName } from '../head/field-labels.ts';
import { fieldValue } from '../head/field-values.ts';
import { labelText } from '../words/label-text.ts';
import { cellsOf } from '../words/cells.ts';
import type { LabelMemory } from './layout-memory.ts';
import { numbersOf } from '../words/number-tokens.ts';
import { type Box, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { DraftInvoice, HeadField } from '../reading.ts';
import { kindOfField } from './remembered-totals.ts';
import { besideLabel, isPhrase } from '../head/beside-label.ts';
import type { Row } from '../words/rows.ts';
import { decimal } from '../../values/decimal.ts';

/** How the numbers and dates of a document are printed. */
export interface Marks {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
}

const longest = 6;
const rowsAbove = 6;

/** The values that a person states for head and foot. */
export const statedFields = (invoice: DraftInvoice): readonly (readonly [HeadField, string | null])[] => [
  ['number', invoice.number],
  ['issueDate', invoice.issueDate],
  ['dueDate', invoice.dueDate],
  ['organizationNumber', invoice.supplier.organizationNumber],
  ['vatNumber', invoice.supplier.vatNumber],
  ['bankgiro', invoice.payment.bankgiro],
  ['plusgiro', invoice.payment.plusgiro],
  ['iban', invoice.payment.iban],
  ['reference', invoice.payment.reference],
  ['lineNet', invoice.lineNet],
  ['taxExclusive', invoice.taxExclusive],
  ['taxTotal', invoice.taxTotal],
  ['taxInclusive', invoice.taxInclusive],
  ['prepaid', invoice.prepaid],
  ['rounding', invoice.rounding],
  ['payable', invoice.payable],
];

interface Spot {
  readonly row: Row;
  readonly box: Box;
}

/** The labels at which the stated value of a field stands, the likeliest first; empty when it is not printed or has none. */
export const labelsOfValue = (
  pages: readonly (readonly Row[])[],
  field: HeadField,
  value: string,
  marks: Marks,
): LabelMemory[] =>
  pages.flatMap((rows) =>
    spotsOf(rows, field, value, marks).flatMap((spot) =>
      labelsAt(rows, spot, field)
        .map(({ label, side }) => ({
          field,
          label,
          side,
          step: stepOf(rows, { field, label, side }, value, marks),
        }))
        .filter(({ step }) => step >= 0),
    ),
  );

/** Where a value is printed. */
const spotsOf = (
  rows: readonly Row[],
  field: HeadField,
  value: string,
  { decimalMark, dateOrder }: Marks,
): Spot[] =>
  rows.flatMap((row): Spot[] => {
    if (kindOfField[field] !== undefined)
      return numbersOf(row, decimalMark)
        .filter((token) => token.value.eq(decimal(value)))
        .map(({ box }) => ({ row, box }));
    return row.words.flatMap((_, index) => {
      const found = fieldValue(field as FieldName, row.words.slice(index), dateOrder);
      const [first] = found?.words ?? [];
      return found?.value === value && first === row.words[index] && first !== undefined
        ? [{ row, box: first.box }]
        : [];
    });
  });

/** The texts to the left of a value, the nearest first, and above it. */
const labelsAt = (
  rows: readonly Row[],
  { row, box }: Spot,
  field: HeadField,
): Pick<LabelMemory, 'label' | 'side'>[] => {
  const left = row.words.filter((word) => rightOf(word.box) <= box.x + 1);
  const right = phrases(left)
    .flatMap(texts)
    .map((label) => ({ label, side: 'right' as const }));
  const index = rows.indexOf(row);
  const above = rows
    .slice(Math.max(0, index - rowsAbove), index)
    .toReversed()
    .flatMap((other) => cellsOf(other).filter((cell) => overlapOf(cell.box, box) > -10))
    .flatMap(({ words }) => texts(words))
    .map((label) => ({ label, side: 'below' as const }));
  return [...right, ...above].filter(({ label }) => mayLabel(label, field));
};

/** The words up to the end of each phrase, from the last one back: between a label and its value others may stand. */
const phrases = (words: readonly Word[]): (readonly Word[])[] =>
  words.flatMap((word, at) => (isPhrase(word, words[at + 1]) ? [] : [words.slice(0, at + 1)])).toReversed();

/** The last words that hold letters, as a label: what is between them and the value holds none. */
const texts = (words: readonly Word[]): string[] => {
  const end = words.findLastIndex(({ text }) => /\p{L}/u.test(text));
  if (end < 0) return [];
  const start = words.slice(0, end + 1).findLastIndex((word, index) => !isPhrase(words[index - 1], word));
  const phrase = words.slice(Math.max(0, start), end + 1);
  const isLabel =
    phrase.some(({ text }) => /\p{L}.*\p{L}/u.test(text)) && !phrase.some(({ text }) => /\d/.test(text));
  if (phrase.length > longest || !isLabel) return [];
  const label = labelText(phrase.map(({ text }) => text).join(' '));
  return label === '' ? [] : [label];
};

/** A label that is known to mean another field teaches nothing about this one. */
const mayLabel = (label: string, field: HeadField): boolean => {
  const known = fieldLabel(label);
  return known === null || known.strength < 3 || known.field === field || kindOfField[field] !== undefined;
};

/** Which of the values beside a label is the stated one; −1 when none is. */
const stepOf = (
  rows: readonly Row[],
  memory: Omit<LabelMemory, 'step'>,
  value: string,
  { decimalMark, dateOrder }: Marks,
): number => {
  const steps: number[] = [];
  for (const { row, runs } of besideLabel(rows, memory)) {
    if (kindOfField[memory.field] !== undefined) {
      const tokens = runs.flatMap((words) =>
        numbersOf({ ...row, words }, decimalMark).filter(({ percent }) => !percent),
      );
      const step = tokens.findIndex((token) => token.value.eq(decimal(value)));
      if (step >= 0) steps.push(step);
    }
  }
  if (kindOfField[memory.field] !== undefined) return steps.length === 0 ? -1 : Math.min(...steps);
  return besideLabel(rows, memory)
    .flatMap(({ runs }) =>
      runs.flatMap((words) => fieldValue(memory.field as FieldName, words, dateOrder) ?? []),
    )
    .findIndex((found) => found.value === value);
};
