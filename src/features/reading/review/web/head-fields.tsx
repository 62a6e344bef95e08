import { type ChangeEvent, useMemo } from 'react';
import { formatOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { prepareSuppliers, searchSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { type TextKey, useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { SuggestField } from '#platform/web/ui/forms/suggest-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts-desk.en.ts';
import { sumNames, type Typed } from './typed-draft.ts';
import styles from './readings.module.css';

/** What a field is told of its value: how sure the reading is, what is wrong with it. */
export interface FieldNote {
  readonly isDoubtful: boolean;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

export interface FieldsProps {
  readonly typed: Typed;
  readonly isReadOnly: boolean;
  readonly noteOf: (path: string) => FieldNote;
  /** `path` is what has been changed by it. */
  readonly onChange: (path: string, change: (now: Typed) => Typed) => void;
}

/** The id of the control of a field. */
export const fieldId = (path: string): string => `review-${path}`;

type Kind = 'words' | 'amount' | 'date';

interface Spec {
  readonly path: string;
  readonly label: TextKey<typeof texts>;
  readonly kind: Kind;
  readonly max: number;
  readonly value: (typed: Typed) => string;
  readonly put: (typed: Typed, text: string) => Typed;
}

const top = (name: 'number' | 'issueDate' | 'dueDate' | 'currency', kind: Kind, max: number): Spec => ({
  path: name,
  label: name,
  kind,
  max,
  value: (typed) => typed[name] ?? '',
  put: (typed, text) => ({ ...typed, [name]: text === '' ? null : text }),
});

const supplier = (name: 'organizationNumber' | 'vatNumber'): Spec => ({
  path: `supplier.${name}`,
  label: name,
  kind: 'words',
  max: 50,
  value: (typed) => typed.supplier[name] ?? '',
  put: (typed, text) => ({ ...typed, supplier: { ...typed.supplier, [name]: text } }),
});

const payment = (name: 'bankgiro' | 'plusgiro' | 'iban' | 'reference'): Spec => ({
  path: `payment.${name}`,
  label: name,
  kind: 'words',
  max: name === 'reference' ? 100 : 50,
  value: (typed) => typed.payment[name] ?? '',
  put: (typed, text) => ({ ...typed, payment: { ...typed.payment, [name]: text } }),
});

const sum = (name: (typeof sumNames)[number]): Spec => ({
  path: name,
  label: name,
  kind: 'amount',
  max: 30,
  value: (typed) => typed[name] ?? '',
  put: (typed, text) => ({ ...typed, [name]: text }),
});

const invoiceSpecs = [
  supplier('organizationNumber'),
  top('number', 'words', 100),
  top('issueDate', 'date', 10),
  top('dueDate', 'date', 10),
  top('currency', 'words', 3),
];
const paymentSpecs = [
  payment('bankgiro'),
  payment('plusgiro'),
  payment('iban'),
  payment('reference'),
  supplier('vatNumber'),
];
const vatNames = ['rate', 'taxable', 'tax'] as const;

const OneField = ({ spec, ...props }: FieldsProps & { spec: Spec }) => {
  const t = useText<typeof texts>('review-desk');
  const { typed, isReadOnly, noteOf, onChange } = props;
  const { path, label, kind, max, value, put } = spec;
  const { isDoubtful, hint, error } = noteOf(path);
  return (
    <TextField
      id={fieldId(path)}
      label={t(label)}
      className={`input${isDoubtful ? ` ${styles.doubtful}` : ''}${kind === 'amount' ? ' num' : ''}`}
      value={value(typed)}
      readOnly={isReadOnly}
      maxLength={max}
      error={error}
      autoComplete="off"
      {...(hint === undefined ? {} : { hint })}
      {...(kind === 'date' ? { type: 'date' } : {})}
      {...(kind === 'amount' ? { inputMode: 'decimal' } : {})}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value;
        onChange(path, (now) => put(now, text));
      }}
    />
  );
};

const mostSuggestions = 6;

const SupplierField = ({ typed, isReadOnly, noteOf, onChange }: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const all = useAppState((state) => state.allSuppliers);
  const index = useMemo(() => {
    const rows = all.map((row) => ({
      ...row,
      category: supplierCategory.catch('general').parse(row.category),
    }));
    return [prepareSuppliers(rows)];
  }, [all]);
  const name = typed.supplier.name ?? '';
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
      onChange={(text) =>
        onChange('supplier.name', (now) => ({ ...now, supplier: { ...now.supplier, name: text } }))
      }
      onPick={({ id, title }) => {
        const number = numberOf(found.find((one) => one.id === id)?.legalEntityNumber ?? null);
        onChange('supplier.name', (now) => ({
          ...now,
          supplier: {
            ...now.supplier,
            name: title,
            organizationNumber: keptNumber(now.supplier.organizationNumber, number),
          },
        }));
      }}
    />
  );
};

/** The number as the page writes it where it is the same one. */
const keptNumber = (written: string | null, known: string | null): string | null =>
  known === null || organizationNumberDigits(written ?? '') === organizationNumberDigits(known)
    ? written
    : known;

/** Whose invoice it is, which one, from when, and where it is to be paid. */
export const HeadFields = (props: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { typed, isReadOnly, onChange } = props;
  return (
    <>
      <div className={styles.reviewfields}>
        <SupplierField {...props} />
        {invoiceSpecs.map((spec) => (
          <OneField key={spec.path} spec={spec} {...props} />
        ))}
        <label className="checkline">
          <input
            id={fieldId('creditNote')}
            className="check"
            type="checkbox"
            checked={typed.creditNote}
            disabled={isReadOnly}
            onChange={({ target }) => {
              const { checked } = target;
              onChange('creditNote', (now) => ({ ...now, creditNote: checked }));
            }}
          />
          <span>{t('creditNote')}</span>
        </label>
      </div>
      <h3>{t('payment')}</h3>
      <div className={styles.reviewfields}>
        {paymentSpecs.map((spec) => (
          <OneField key={spec.path} spec={spec} {...props} />
        ))}
      </div>
    </>
  );
};

const vatSpec = (at: number, name: (typeof vatNames)[number]): Spec => ({
  path: `vat.${at}.${name}`,
  label: `vat.${name}`,
  kind: 'amount',
  max: 30,
  value: (typed) => typed.vat[at]?.[name] ?? '',
  put: (typed, text) => ({
    ...typed,
    vat: typed.vat.map((row, index) => (index === at ? { ...row, [name]: text } : row)),
  }),
});

const chargeSpec = (at: number): Spec => ({
  path: `charges.${at}.amount`,
  label: 'charge',
  kind: 'amount',
  max: 30,
  value: (typed) => typed.charges[at]?.amount ?? '',
  put: (typed, text) => ({
    ...typed,
    charges: typed.charges.map((row, index) => (index === at ? { ...row, amount: text } : row)),
  }),
});

/** What is added to the lines, VAT per rate, and the sums that the document states. */
export const SumFields = (props: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { typed, isReadOnly, onChange } = props;
  const addVat = () =>
    onChange('vat', (now) => ({ ...now, vat: [...now.vat, { rate: '', taxable: '', tax: '' }] }));
  return (
    <>
      {typed.charges.length > 0 && (
        <div className={styles.reviewfields}>
          {typed.charges.map(({ charge, kind, reason }, at) => (
            <div key={at}>
              <p className="small muted">{`${charge ? '+' : '\u2212'} ${reason ?? t(`kind.${kind}`)}`}</p>
              <OneField spec={chargeSpec(at)} {...props} />
            </div>
          ))}
        </div>
      )}
      {typed.vat.map((_, at) => (
        <div key={at} className={`${styles.reviewfields} ${styles.three}`}>
          {vatNames.map((name) => (
            <OneField key={name} spec={vatSpec(at, name)} {...props} />
          ))}
        </div>
      ))}
      {!isReadOnly && (
        <button type="button" className="linkbtn" onClick={addVat}>
          {t('addVat')}
        </button>
      )}
      <div className={`${styles.reviewfields} ${styles.three}`}>
        {sumNames.map((name) => (
          <OneField key={name} spec={sum(name)} {...props} />
        ))}
      </div>
    </>
  );
};
