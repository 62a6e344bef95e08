import { giroDigits, isBankgiro, isPlusgiro } from '#core/values/giro.ts';
import { isIban } from '#core/values/iban.ts';
import { isOcrReference } from '#core/values/ocr-reference.ts';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { compactVatNumber, isSwedishVatNumber } from '#core/values/vat-number.ts';
import type { FieldName } from './field-labels.ts';
import type { Word } from './page.ts';
import { type DateOrder, printedDate } from './printed-date.ts';

/** A value that a field can take, and the words that print it. */
export interface FieldValue {
  readonly value: string;
  readonly words: readonly Word[];
  /** 1: the form and its check digits are right; less when only the form is. */
  readonly certainty: number;
}

type Reader = (
  text: string,
  order: DateOrder,
) => { readonly value: string; readonly certainty: number } | null;

const certain = (value: string | null, isRight: (value: string) => boolean, pattern: RegExp) =>
  value === null || !pattern.test(value) ? null : { value, certainty: isRight(value) ? 1 : 0.6 };

const clean = (text: string): string => text.replace(/^[:#.,;(\s]+/, '').replace(/[:.,;)\s]+$/, '');

const date: Reader = (text, order) => {
  const value = printedDate(text, order);
  return value === null ? null : { value, certainty: 1 };
};

const code: Reader = (text, order) => {
  const value = clean(text);
  if (!/^[A-Z0-9][A-Z0-9/_.-]*$/i.test(value) || !/\d/.test(value) || printedDate(value, order) !== null)
    return null;
  if (/^\d+[.,]\d\d$/.test(value) || /@|www\./.test(text) || value.length > 30) return null;
  return { value, certainty: /^\d{1,2}$/.test(value) ? 0.6 : 0.9 };
};

// ISO 13616 fixes the length for each country.
const ibanLengths: Readonly<Record<string, number>> = {
  SE: 24,
  NO: 15,
  DK: 18,
  FI: 18,
  DE: 22,
  AT: 20,
  CH: 21,
  NL: 18,
  BE: 16,
  FR: 27,
  ES: 24,
  IT: 27,
  PL: 28,
  EE: 20,
  GB: 22,
};

const iban = (text: string): ReturnType<Reader> => {
  const length = ibanLengths[text.slice(0, 2)];
  if (length !== undefined && text.length !== length) return null;
  return certain(text, isIban, /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/);
};

const readers: Readonly<
  Record<Exclude<FieldName, 'other'>, { readonly words: number; readonly read: Reader }>
> = {
  number: { words: 1, read: code },
  issueDate: { words: 3, read: date },
  dueDate: { words: 3, read: date },
  bankgiro: { words: 3, read: (text) => certain(giroDigits(clean(text)), isBankgiro, /^\d{7,8}$/) },
  plusgiro: { words: 4, read: (text) => certain(giroDigits(clean(text)), isPlusgiro, /^\d{2,8}$/) },
  iban: { words: 9, read: (text) => iban(clean(text).replaceAll(/\s/g, '').toUpperCase()) },
  reference: {
    words: 4,
    read: (text) => certain(clean(text).replaceAll(/\s/g, ''), isOcrReference, /^\d{4,25}$/),
  },
  organizationNumber: {
    words: 2,
    read: (text) => certain(organizationNumberDigits(clean(text)), isOrganizationNumber, /^\d{10}$/),
  },
  vatNumber: {
    words: 4,
    read: (text) =>
      certain(compactVatNumber(clean(text)), isSwedishVatNumber, /^[A-Z]{2}(?=.*\d{6})[A-Z0-9]{8,12}$/),
  },
  currency: { words: 1, read: (text) => certain(clean(text).toUpperCase(), () => true, /^[A-Z]{3}$/) },
};

/** The first value in the words that has the field's form; the longest run of words first. */
export const fieldValue = (field: FieldName, words: readonly Word[], order: DateOrder): FieldValue | null => {
  if (field === 'other') return null;
  const { words: most, read } = readers[field];
  for (let index = 0; index < Math.min(words.length, 6); index++) {
    for (let length = Math.min(most, words.length - index); length > 0; length--) {
      const run = words.slice(index, index + length);
      const found = read(run.map(({ text }) => text).join(' '), order);
      if (found !== null) return { ...found, words: run, certainty: found.certainty * (1 - index * 0.08) };
    }
  }
  return null;
};
