import type { ErrorCode, FieldCode } from '#platform/wire/error-codes.ts';
import { checkOutlet, fieldsAskedOf } from '#features/company/outlets/rules-outlet.ts';
import type { OutletForm, OutletValues, RegisteredForm } from '#features/company/outlets/rules-outlet.ts';

/** What outlets take over where they say nothing of their own. */
export interface Inherited {
  readonly name: string;
  readonly number: string;
  readonly forwardEmail: string | null;
}

type Code = Extract<
  ErrorCode,
  | 'bad.request'
  | 'outlet.exist'
  | 'outlet.create_no_organization_error'
  | 'outlet.create.organization.empty_forward_email'
>;

/** Why nothing is registered; `errors` names each row and field, as `outlets.3.organization_number`. */
export interface RegistrationFault {
  readonly code: Code;
  readonly errors: Readonly<Record<string, FieldCode>>;
}

/** One company with its outlets, by their place in the request. */
export interface PlannedOrganization {
  readonly number: string;
  readonly name: string;
  readonly outlets: readonly { readonly index: number; readonly values: OutletValues }[];
}

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

const filled = (form: RegisteredForm, parent: Inherited | null): RegisteredForm => ({
  ...form,
  ...(parent !== null && isBlank(form.legal_name) && isBlank(form.organization_number)
    ? { legal_name: parent.name, organization_number: parent.number }
    : {}),
  ...(parent !== null && isBlank(form.forward_email) ? { forward_email: parent.forwardEmail ?? '' } : {}),
});

const codeOf = (forms: readonly OutletForm[], errors: Readonly<Record<string, FieldCode>>): Code => {
  const lacking = new Set(
    Object.entries(errors).map(([path, fault]) => {
      const [, index = '', field = ''] = path.split('.');
      const form = forms[Number(index)] ?? {};
      const none = isBlank(form.legal_name) && isBlank(form.organization_number);
      if (none && ['legal_name', 'organization_number'].includes(field)) return 'organization';
      return field === 'forward_email' && fault === 'required' ? 'email' : 'other';
    }),
  );
  if (lacking.has('other')) return 'bad.request';
  return lacking.has('organization')
    ? 'outlet.create_no_organization_error'
    : 'outlet.create.organization.empty_forward_email';
};

/** Whether two names are the same to a reader. */
export const isSameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

const faultsBetween = (groups: Iterable<PlannedOrganization>) => {
  const mismatched: Record<string, FieldCode> = {};
  const repeated: Record<string, FieldCode> = {};
  for (const { name, outlets } of groups)
    for (const [at, { index, values }] of outlets.entries()) {
      if (!isSameName(values.legal_name, name)) mismatched[`outlets.${index}.legal_name`] = 'mismatch';
      const before = outlets.slice(0, at).map((outlet) => outlet.values.display_name);
      if (before.some((other) => isSameName(other, values.display_name)))
        repeated[`outlets.${index}.display_name`] = 'taken';
    }
  return { mismatched, repeated };
};

/**
 * Groups outlets by their organisation number (specification section 3): one without a company of its own belongs to the
 * parent, one without an invoice e-mail takes the parent's. All faults are told at once.
 */
export const planRegistration = (
  parent: Inherited | null,
  forms: readonly RegisteredForm[],
): readonly PlannedOrganization[] | RegistrationFault => {
  const errors: Record<string, FieldCode> = {};
  const groups = new Map<string, PlannedOrganization>();
  for (const [index, form] of forms.entries()) {
    const { values, faults } = checkOutlet(filled(form, parent), fieldsAskedOf(form));
    for (const [field, fault] of Object.entries(faults)) errors[`outlets.${index}.${field}`] = fault;
    const number = values.organization_number;
    const name = number === parent?.number ? parent.name : values.legal_name;
    const group = groups.get(number) ?? { number, name, outlets: [] };
    groups.set(number, { ...group, outlets: [...group.outlets, { index, values }] });
  }
  if (Object.keys(errors).length > 0) return { code: codeOf(forms, errors), errors };
  const { mismatched, repeated } = faultsBetween(groups.values());
  if (Object.keys(mismatched).length > 0) return { code: 'bad.request', errors: mismatched };
  if (Object.keys(repeated).length > 0) return { code: 'outlet.exist', errors: repeated };
  return [...groups.values()];
};
