import { useMemo } from 'react';
import { type FieldPathByValue, useController } from 'react-hook-form';
import { formatOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { prepareSuppliers, searchSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { type TextKey, useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { SuggestField } from '#platform/web/ui/forms/suggest-field.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts-desk.en.ts';
import { sumNames, type Typed } from './typed-draft.ts';
import type { DraftForm } from './use-draft-form.ts';
import styles from './readings.module.css';

/** What a field is told of its value: how sure the reading is, what is wrong with it. */
export interface FieldNote {
  readonly isDoubtful: boolean;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

export interface FieldsProps {
  readonly form: DraftForm;
  readonly isReadOnly: boolean;
  readonly noteOf: (path: string) => FieldNote;
  /** `path` is what has been changed. */
  readonly onSee: (path: string) => void;
}

/** The id of the control of a field. */
export const fieldId = (path: string): string => `review-${path}`;

type Kind = 'words' | 'amount' | 'date';

/** Which value a field edits, and how. */
export interface Spec {
  readonly path: FieldPathByValue<Typed, string | null>;
  readonly label: TextKey<typeof texts>;
  readonly kind: Kind;
  readonly max: number;
}

const top = (name: 'number' | 'issueDate' | 'dueDate' | 'currency', kind: Kind, max: number): Spec => ({
  path: name,
  label: name,
  kind,
  max,
});

const supplier = (name: 'organizationNumber' | 'vatNumber'): Spec => ({
  path: `supplier.${name}`,
  label: name,
  kind: 'words',
  max: 50,
});

const payment = (name: 'bankgiro' | 'plusgiro' | 'iban' | 'reference'): Spec => ({
  path: `payment.${name}`,
  label: name,
  kind: 'words',
  max: name === 'reference' ? 100 : 50,
});

const sum = (name: (typeof sumNames)[number]): Spec => ({ path: name, label: name, kind: 'amount', max: 30 });

export const invoiceSpecs = [
  supplier('organizationNumber'),
  top('number', 'words', 100),
  top('issueDate', 'date', 10),
  top('dueDate', 'date', 10),
  top('currency', 'words', 3),
];
export const paymentSpecs = [
  payment('bankgiro'),
  payment('plusgiro'),
  payment('iban'),
  payment('reference'),
  supplier('vatNumber'),
];
export const vatNames = ['rate', 'taxable', 'tax'] as const;
export const sumSpecs = sumNames.map(sum);

export const vatSpec = (at: number, name: (typeof vatNames)[number]): Spec => ({
  path: `vat.${at}.${name}`,
  label: `vat.${name}`,
  kind: 'amount',
  max: 30,
});

export const chargeSpec = (at: number): Spec => ({
  path: `charges.${at}.amount`,
  label: 'charge',
  kind: 'amount',
  max: 30,
});

/** One field under its name. */
export const OneField = ({ spec, ...props }: FieldsProps & { spec: Spec }) => {
  const t = useText<typeof texts>('review-desk');
  const { form, isReadOnly, noteOf, onSee } = props;
  const { path, label, kind, max } = spec;
  const { field } = useController({ control: form.control, name: path });
  const { isDoubtful, hint, error } = noteOf(path);
  const shared = {
    id: fieldId(path),
    label: t(label),
    className: `input${isDoubtful ? ` ${styles.doubtful}` : ''}${kind === 'amount' ? ' num' : ''}`,
    value: field.value ?? '',
    readOnly: isReadOnly,
    maxLength: max,
    error,
    autoComplete: 'off',
    ...(hint === undefined ? {} : { hint }),
  };
  if (kind === 'date')
    return (
      <DateField
        {...shared}
        onDay={(day) => {
          onSee(path);
          field.onChange(day);
        }}
      />
    );
  return (
    <TextField
      {...shared}
      {...(kind === 'amount' ? { inputMode: 'decimal' } : {})}
      onChange={(event) => {
        onSee(path);
        field.onChange(event);
      }}
    />
  );
};

const mostSuggestions = 6;

/** Whose invoice it is, with the suppliers that are known. */
export const SupplierField = ({ form, isReadOnly, noteOf, onSee }: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const all = useAppState((state) => state.allSuppliers);
  const index = useMemo(() => {
    const rows = all.map((row) => ({
      ...row,
      category: supplierCategories.find((one) => one === row.category) ?? 'general',
    }));
    return [prepareSuppliers(rows)];
  }, [all]);
  const { control } = form;
  const { field } = useController({ control, name: 'supplier.name' });
  const { field: written } = useController({ control, name: 'supplier.organizationNumber' });
  const name = field.value ?? '';
  const found = useMemo(
    () => (isReadOnly ? [] : searchSuppliers(index, name).slice(0, mostSuggestions)),
    [index, isReadOnly, name],
  );
  const numberOf = (digits: string | null) => (digits === null ? null : formatOrganizationNumber(digits));
  const { isDoubtful, hint, error } = noteOf('supplier.name');
  return (
    <SuggestField
      id={fieldId('supplier.name')}
      label={t('supplier')}
      className={`input${isDoubtful ? ` ${styles.doubtful}` : ''}`}
      maxLength={200}
      value={name}
      readOnly={isReadOnly}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      suggestions={found.map(({ id, displayName, legalEntityNumber }) => ({
        id,
        title: displayName,
        detail: numberOf(legalEntityNumber),
      }))}
      onChange={(text) => {
        onSee('supplier.name');
        field.onChange(text);
      }}
      onPick={({ id, title }) => {
        const number = numberOf(found.find((one) => one.id === id)?.legalEntityNumber ?? null);
        onSee('supplier.name');
        field.onChange(title);
        written.onChange(keptNumber(written.value, number));
      }}
    />
  );
};

/** The number as the page writes it where it is the same one. */
const keptNumber = (written: string | null, known: string | null): string | null =>
  known === null || organizationNumberDigits(written ?? '') === organizationNumberDigits(known)
    ? written
    : known;

/** Whether it is a credit note. */
export const CreditNoteField = ({ form, isReadOnly, onSee }: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { field: creditNote } = useController({ control: form.control, name: 'creditNote' });
  return (
    <label className="checkline">
      <input
        id={fieldId('creditNote')}
        className="check"
        type="checkbox"
        checked={creditNote.value}
        disabled={isReadOnly}
        onChange={(event) => {
          onSee('creditNote');
          creditNote.onChange(event);
        }}
      />
      <span>{t('creditNote')}</span>
    </label>
  );
};

const specOf = (path: string): Spec | undefined => {
  const [, list, at, name] = /^(vat|charges)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const ofVat = vatNames.find((one) => one === name);
  if (list === 'vat' && ofVat !== undefined) return vatSpec(Number(at), ofVat);
  if (list === 'charges') return chargeSpec(Number(at));
  return [...invoiceSpecs, ...paymentSpecs, ...sumSpecs].find((spec) => spec.path === path);
};

/** The field of a path that belongs to no line, alone; nothing for a path that no field has. */
export const FieldByPath = ({ path, ...props }: FieldsProps & { readonly path: string }) => {
  const spec = specOf(path);
  if (path === 'supplier.name') return <SupplierField {...props} />;
  if (path === 'creditNote') return <CreditNoteField {...props} />;
  return spec === undefined ? null : <OneField spec={spec} {...props} />;
};
