import { formatBankgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import type { Outlet } from '../contract.ts';
import {
  checkField,
  confirmationFault,
  type OutletField,
  type OutletForm,
  outletFields,
  type RegisteredForm,
} from '#features/company/outlets/rules-outlet.ts';
import { corporateIdentityNumberOf } from '../rules-parent.ts';
import { phoneOf } from '#platform/wire/phone.ts';

/** What a person types: the fields of the specification, the address a second time, and the telephone in two parts. */
export interface OutletFields extends Record<Exclude<OutletField, 'contact_tel'>, string> {
  readonly forward_email_again: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly corporateIdentityNumber: string;
  /** The bankgiro number is left for later. */
  readonly isBankgiroLater: boolean;
}

export type FormField = Exclude<keyof OutletFields, 'areaCode' | 'phone' | 'isBankgiroLater'>;

/** Fields that stand together, in the order of the form. */
export const groups = {
  restaurant: ['display_name', 'category', 'website'],
  company: ['legal_name', 'organization_number', 'corporateIdentityNumber'],
  contact: ['street', 'zip_code', 'city', 'country', 'contact_email', 'contact_tel'],
  invoices: ['forward_email', 'forward_email_again'],
  payment: ['bankgiro_number'],
} as const;

export type Group = keyof typeof groups;

const blank: RegisteredForm = Object.fromEntries(outletFields.map((field) => [field, '']));

/** What is known of a restaurant as a person would type it. */
export const fieldsOf = (known: RegisteredForm, corporateIdentityNumber = ''): OutletFields => {
  const { contact_tel: telephone = '', bankgiro_later, ...fields } = { ...blank, ...known };
  const parts = phonePartsOf(telephone);
  return {
    ...(fields as Record<Exclude<OutletField, 'contact_tel'>, string>),
    country: fields.country || 'SE',
    category: fields.category || 'restaurant',
    forward_email_again: fields.forward_email ?? '',
    corporateIdentityNumber,
    isBankgiroLater: bankgiro_later === true,
    ...parts,
  };
};

/** Longest first: `+46` and not `+4`. A number that no country has stands as it was typed. */
const phonePartsOf = (telephone: string): Pick<OutletFields, 'areaCode' | 'phone'> => {
  for (let digits = 4; digits > 1; digits -= 1) {
    const found = phoneOf(telephone.slice(0, digits), telephone);
    if (found !== null) return found.areaCode === '+46' ? { ...found, phone: `0${found.phone}` } : found;
  }
  return { areaCode: '+46', phone: telephone };
};

/** Numbers are kept as digits and written with a hyphen. */
const written = (field: OutletField, value: string): string => {
  if (value === '') return '';
  if (field === 'organization_number') return formatOrganizationNumber(value);
  return field === 'bankgiro_number' ? formatBankgiro(value) : value;
};

/** The registered outlet as the form has it. */
export const formOfOutlet = (outlet: Outlet): OutletForm =>
  Object.fromEntries(outletFields.map((field) => [field, written(field, outlet[field] ?? '')]));

/** The telephone as the contract takes it: whole when it is one, else as it was typed, so that nothing is lost. */
export const telephoneOf = ({ areaCode, phone }: Pick<OutletFields, 'areaCode' | 'phone'>): string => {
  const found = phoneOf(areaCode, phone);
  return found === null ? phone.trim() : `${found.areaCode}${found.phone}`;
};

/** What was typed as the contract takes it; with `only`, these fields alone. */
export const formOf = (
  fields: OutletFields,
  only: readonly OutletField[] = outletFields,
): Partial<Record<OutletField, string>> =>
  Object.fromEntries(
    only.map((field) => [field, field === 'contact_tel' ? telephoneOf(fields) : fields[field].trim()]),
  );

/** What was typed for a restaurant that is registered, with what is left for later. */
export const registeredFormOf = (fields: OutletFields, only: readonly OutletField[]): RegisteredForm => ({
  ...formOf(fields, only),
  ...(fields.isBankgiroLater ? { bankgiro_later: true } : {}),
});

/** What is wrong with a field as it stands, by the codes of the texts; null when nothing is. */
export const faultOf = (fields: OutletFields, field: FormField): string | null => {
  if (field === 'forward_email_again')
    return confirmationFault(fields.forward_email, fields.forward_email_again);
  if (field === 'corporateIdentityNumber') {
    const typed = fields.corporateIdentityNumber.trim();
    if (typed === '') return 'required';
    return corporateIdentityNumberOf(typed) === null ? 'invalid' : null;
  }
  if (field === 'bankgiro_number' && fields.isBankgiroLater && fields.bankgiro_number.trim() === '')
    return null;
  const read = checkField(formOf(fields), field);
  return 'fault' in read ? read.fault : null;
};
