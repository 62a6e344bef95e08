import {
  checkOutlet,
  outletCategories,
  type OutletField,
  outletFields,
  type OutletForm,
} from '#features/company/outlets/rules-outlet.ts';
import { isSameName } from '#features/company/organizations/rules-register.ts';
import { type FieldChange, type Judged, problem } from './rules-analyse.ts';
import { folded, wordOf } from './rules-named.ts';
import type { WrittenRow } from './rules-read.ts';
import { fieldsOf, type ListField } from './rules.ts';
import { texts as english } from './texts-words.en.ts';
import { texts as swedish } from './texts-words.sv.ts';

/** An outlet of the organization that the person belongs to. */
export interface KnownOutlet {
  readonly outletId: string;
  readonly unitId: string;
  readonly mayEdit: boolean;
  readonly values: Readonly<Record<OutletField, string | null>>;
}

/** An outlet that is made, or fields of one that become others; a form has the fields that the row says. */
export type OutletEffect =
  | { readonly outletId: null; readonly form: OutletForm }
  | { readonly outletId: string; readonly unitId: string; readonly form: OutletForm };

/** The field of the outlet's own form that each column is. */
export const formField: Readonly<Partial<Record<ListField, OutletField>>> = {
  name: 'display_name',
  kind: 'category',
  website: 'website',
  street: 'street',
  zipCode: 'zip_code',
  city: 'city',
  country: 'country',
  contactEmail: 'contact_email',
  contactTel: 'contact_tel',
  invoiceEmail: 'forward_email',
  bankgiro: 'bankgiro_number',
};

const columnOf = new Map(
  fieldsOf.outlets.flatMap((field) => {
    const own = formField[field];
    return own === undefined ? [] : [[own, field] as const];
  }),
);

/** Where money and invoices go: changed one at a time, where the owners are told. */
const guarded: readonly OutletField[] = ['bankgiro_number', 'forward_email'];

/** The company is there already. */
const asked = outletFields.filter((field) => field !== 'legal_name' && field !== 'organization_number');

const kindOf = wordOf(outletCategories, [swedish, english], 'kind.');

const countries: Readonly<Record<string, string>> = { sverige: 'SE', sweden: 'SE' };

const formOf = (written: WrittenRow): OutletForm => {
  const form: Partial<Record<OutletField, string>> = {};
  for (const field of fieldsOf.outlets) {
    const [own, text] = [formField[field], written[field]];
    if (own === undefined || text === undefined) continue;
    if (own === 'category') form[own] = kindOf(text) ?? text;
    else form[own] = own === 'country' ? (countries[folded(text)] ?? text) : text;
  }
  return form;
};

type Faults = ReturnType<typeof checkOutlet>['faults'];

const firstFault = (faults: Faults, form: OutletForm) => {
  const own = asked.find((field) => faults[field] !== undefined);
  if (own === undefined) return null;
  const field = columnOf.get(own) ?? 'name';
  if (own === 'category') return problem('row.unknown_word', field, form[own] ?? '', outletCategories);
  return problem(faults[own] === 'required' ? 'row.missing' : 'row.invalid', field, form[own] ?? '');
};

const judgeKnown = (
  { outletId, unitId, mayEdit, values: stored }: KnownOutlet,
  form: OutletForm,
): Judged<OutletEffect> => {
  const sent = asked.filter((field) => form[field] !== undefined && field !== 'display_name');
  const whole = Object.fromEntries(
    outletFields.map((field) => [field, form[field] ?? stored[field] ?? undefined]),
  );
  const touched = sent.filter((field) => form[field] !== (stored[field] ?? ''));
  const checked = touched.includes('country') ? [...new Set([...touched, 'zip_code' as const])] : touched;
  const { values, faults } = checkOutlet(whole, checked);
  const fault = firstFault(faults, form);
  if (fault !== null) return fault;
  const changed = touched.filter((field) => values[field] !== (stored[field] ?? ''));
  if (changed.length === 0) return { subject: outletId, outcome: 'unchanged' };
  if (!mayEdit) return problem('row.not_yours');
  const held = changed.find((field) => guarded.includes(field));
  if (held !== undefined) return problem('row.guarded', columnOf.get(held) ?? null, form[held] ?? '');
  const changes = changed.map((field): FieldChange => ({
    field: columnOf.get(field) ?? 'name',
    from: stored[field],
    to: values[field],
  }));
  const said = Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { subject: outletId, outcome: 'changed', changes, effect: { outletId, unitId, form: said } };
};

/** Judges rows of the organization's outlets, each by its name; `taken` are the names of those that the person does not belong to. */
export const outletJudge =
  (outlets: readonly KnownOutlet[], taken: readonly string[]) =>
  (written: WrittenRow): Judged<OutletEffect> => {
    const form = formOf(written);
    const name = form.display_name ?? '';
    if (name === '') return problem('row.missing', 'name');
    const known = outlets.find(({ values }) => isSameName(values.display_name ?? '', name));
    if (known !== undefined) return judgeKnown(known, form);
    if (taken.some((other) => isSameName(other, name))) return problem('row.taken', 'name', name);
    const { values, faults } = checkOutlet(form, asked);
    const fault = firstFault(faults, form);
    if (fault !== null) return fault;
    const changes = fieldsOf.outlets.flatMap((field): FieldChange[] => {
      const own = formField[field];
      return own === undefined || values[own] === '' ? [] : [{ field, from: null, to: values[own] }];
    });
    return {
      subject: folded(values.display_name),
      outcome: 'new',
      changes,
      effect: { outletId: null, form },
    };
  };
