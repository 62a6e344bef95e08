import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useText } from '#platform/web/texts/i18n.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts-desk.en.ts';
import { fieldId, type FieldsProps } from './one-field.tsx';

const mostPreceding = 20;

/** The invoices that a credit note is about, as numbers with commas between. */
export const PrecedingField = ({ form, isReadOnly, noteOf, onSee }: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { field } = useController({ control: form.control, name: 'precedingInvoices' });
  const [typed, setTyped] = useState((field.value ?? []).join(', '));
  const { error } = noteOf('precedingInvoices');
  return (
    <TextField
      id={fieldId('precedingInvoices')}
      label={t('precedingInvoices')}
      hint={t('precedingHint')}
      value={typed}
      readOnly={isReadOnly}
      maxLength={500}
      error={error}
      autoComplete="off"
      onChange={({ target }) => {
        onSee('precedingInvoices');
        setTyped(target.value);
        const numbers = target.value.split(/[,;\s]+/).filter((number) => number !== '');
        field.onChange(numbers.slice(0, mostPreceding).map((number) => number.slice(0, 100)));
      }}
    />
  );
};
