import { giroDigits, isBankgiro, isPlusgiro } from '../../values/giro.ts';
import { isIban } from '../../values/iban.ts';
import { isOcrReference } from '../../values/ocr-reference.ts';
import { isOrganizationNumber, organizationNumberDigits } from '../../values/organization-number.ts';
import { compactVatNumber, isSwedishVatNumber, isVatNumber } from '../../values/vat-number.ts';
import type { FieldName } from './field-labels.ts';
import { isNordicCompany } from '../../values/nordic-company.ts';
import { ibanLengths } from '../words/iban-lengths.ts';
import { type Reader, clean, date, code } from '../words/text-readers.ts';

const certain = (value: string | null, isRight: (value: string) => boolean, pattern: RegExp) =>
  value === null || !pattern.test(value) ? null : { value, certainty: isRight(value) ? 1 : 0.6 };

const iban = (text: string): ReturnType<Reader> => {
  const length = ibanLengths[text.slice(0, 2)];
  if (length !== undefined && text.length !== length) return null;
  return certain(text, isIban, /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/);
};

/** A telephone number has a hyphen behind its first digits: `070-174 06 31`. */
const telephone = /^\d{1,5}-\d/;

const company = (text: string): ReturnType<Reader> => {
  if (telephone.test(text)) return null;
  const swedish = certain(organizationNumberDigits(text), isOrganizationNumber, /^\d{10}$/);
  if (swedish !== null) return swedish;
  const compact = text
    .replaceAll(/\s/g, '')
    .replace(/^(no|dk)(?=\d)/i, '')
    .replace(/mva$/i, '');
  return certain(compact, isNordicCompany, /^\d{8,9}$/);
};

/** How each field is read, and of how many words at most. */
export const readers: Readonly<
  Record<Exclude<FieldName, 'other'>, { readonly words: number; readonly read: Reader }>
> = {
  number: { words: 4, read: code },
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
    words: 3,
    read: (text) => company(clean(text)),
  },
  vatNumber: {
    words: 6,
    read: (text) => {
      const value = compactVatNumber(clean(text));
      return isVatNumber(value) ? { value, certainty: isSwedishVatNumber(value) ? 1 : 0.6 } : null;
    },
  },
  currency: { words: 1, read: (text) => certain(clean(text).toUpperCase(), () => true, /^[A-Z]{3}$/) },
};
