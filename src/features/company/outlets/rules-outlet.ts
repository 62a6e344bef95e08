import { giroDigits, isBankgiro } from '#core/values/giro.ts';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { personalNumberDigits } from '#core/values/personal-number.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { telephoneOf } from '#platform/wire/phone.ts';
import { emailOf, lineOf, websiteOf } from './rules-address.ts';
import { isCountry, postalCodeOf } from './rules-country.ts';

/** What kind of place a restaurant is. */
export const outletCategories = [
  'restaurant',
  'bar',
  'cafe',
  'hotel',
  'catering',
  'pub',
  'fast-food',
  'canteen',
  'other',
] as const;

export type OutletCategory = (typeof outletCategories)[number];

/** The fields of specification section 5, in the order of the form. */
export const outletFields = [
  'display_name',
  'website',
  'legal_name',
  'organization_number',
  'forward_email',
  'contact_email',
  'contact_tel',
  'street',
  'city',
  'zip_code',
  'country',
  'bankgiro_number',
  'category',
] as const;

export type OutletField = (typeof outletFields)[number];

/** A form as somebody has filled it in; a field that is left out is blank. */
export type OutletForm = Partial<Readonly<Record<OutletField, string | undefined>>>;

/** The form of a restaurant that is registered: its bankgiro number may be left for later, which the form says. */
export type RegisteredForm = OutletForm & { readonly bankgiro_later?: boolean | undefined };

/** The fields that a form has to answer. */
export const fieldsAskedOf = ({ bankgiro_later, bankgiro_number = '' }: RegisteredForm) =>
  bankgiro_later === true && bankgiro_number.trim() === ''
    ? outletFields.filter((field) => field !== 'bankgiro_number')
    : outletFields;

/** The same as it is kept: digits alone in numbers, E.164, a whole web address; blank where nothing was said. */
export type OutletValues = Readonly<Record<OutletField, string>>;

const standards: OutletForm = { country: 'SE', category: 'restaurant' };

const typed = (form: OutletForm, field: OutletField): string =>
  (form[field] ?? '').trim() || (standards[field] ?? '');

/** The ten digits of a company's number, or a sole trader's, which is a personal identity number; null for anything else. */
export const organizationNumberOf = (text: string): string | null => {
  const digits = organizationNumberDigits(text);
  return digits !== null && isOrganizationNumber(digits) ? digits : personalNumberDigits(text);
};

const bankgiroOf = (text: string): string | null => {
  const digits = giroDigits(text);
  return digits !== null && isBankgiro(digits) ? digits : null;
};

type Reading = (text: string, country: string) => string | null;

const readings: Readonly<Record<OutletField, Reading>> = {
  display_name: (text) => lineOf(text, 100),
  website: websiteOf,
  legal_name: (text) => lineOf(text, 200),
  organization_number: organizationNumberOf,
  forward_email: emailOf,
  contact_email: emailOf,
  contact_tel: telephoneOf,
  street: (text) => lineOf(text, 200),
  city: (text) => lineOf(text, 100),
  zip_code: (text, country) => postalCodeOf(country, text),
  country: (text) => (isCountry(text.toUpperCase()) ? text.toUpperCase() : null),
  bankgiro_number: bankgiroOf,
  category: (text) => outletCategories.find((category) => category === text) ?? null,
};

/** What is wrong with one field, or what is kept of it. `zip_code` and `contact_tel` are read by the form's country. */
export const checkField = (
  form: OutletForm,
  field: OutletField,
): { readonly value: string } | { readonly fault: FieldCode } => {
  const text = typed(form, field);
  if (text === '') return field === 'website' ? { value: '' } : { fault: 'required' };
  const value = readings[field](text, typed(form, 'country').toUpperCase());
  return value === null ? { fault: 'invalid' } : { value };
};

/** Of a whole form: what is wrong by field, and what is kept of the rest. A form without faults is complete. */
export const checkOutlet = (
  form: OutletForm,
  fields: readonly OutletField[] = outletFields,
): { readonly values: OutletValues; readonly faults: Partial<Record<OutletField, FieldCode>> } => {
  const values = Object.fromEntries(outletFields.map((field) => [field, ''])) as Record<OutletField, string>;
  const faults: Partial<Record<OutletField, FieldCode>> = {};
  for (const field of fields) {
    const read = checkField(form, field);
    if ('fault' in read) faults[field] = read.fault;
    else values[field] = read.value;
  }
  return { values, faults };
};

/** The fault of an address that is typed a second time: blank or another one. */
export const confirmationFault = (email: string, again: string): FieldCode | null => {
  if (again.trim() === '') return 'required';
  return again.trim().toLowerCase() === email.trim().toLowerCase() ? null : 'mismatch';
};
