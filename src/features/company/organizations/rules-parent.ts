import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { hasLuhnCheckDigit } from '#core/values/luhn.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { checkField } from '#features/company/outlets/rules-outlet.ts';

export const parentFields = [
  'organizationName',
  'organizationNumber',
  'corporateIdentityNumber',
  'forwardEmail',
] as const;

export type ParentField = (typeof parentFields)[number];

/** A parent organization as somebody has filled it in. */
export type ParentForm = Partial<Readonly<Record<ParentField, string | undefined>>>;

/** The ten digits of a company's or a person's identity number with its check digit; null for anything else. */
export const corporateIdentityNumberOf = (typed: string): string | null => {
  const digits =
    organizationNumberDigits(typed) ?? /^(?:19|20)(\d{10})$/.exec(typed.replace(/[\s-]/g, ''))?.[1];
  return digits !== undefined && hasLuhnCheckDigit(digits) ? digits : null;
};

const readField = (form: ParentForm, field: ParentField) => {
  const typed = (form[field] ?? '').trim();
  if (field === 'organizationName') return checkField({ legal_name: typed }, 'legal_name');
  if (field === 'organizationNumber')
    return checkField({ organization_number: typed }, 'organization_number');
  if (field === 'forwardEmail') return checkField({ forward_email: typed }, 'forward_email');
  const value = corporateIdentityNumberOf(typed);
  if (value !== null) return { value };
  return { fault: typed === '' ? ('required' as const) : ('invalid' as const) };
};

/** What is wrong with a parent organization by field, and what is kept of the rest. */
export const checkParent = (
  form: ParentForm,
): {
  readonly values: Readonly<Record<ParentField, string>>;
  readonly faults: Partial<Record<ParentField, FieldCode>>;
} => {
  const values = {
    organizationName: '',
    organizationNumber: '',
    corporateIdentityNumber: '',
    forwardEmail: '',
  };
  const faults: Partial<Record<ParentField, FieldCode>> = {};
  for (const field of parentFields) {
    const read = readField(form, field);
    if ('fault' in read) faults[field] = read.fault;
    else values[field] = read.value;
  }
  return { values, faults };
};
