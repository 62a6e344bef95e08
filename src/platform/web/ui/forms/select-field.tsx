import { type SelectHTMLAttributes, useId } from 'react';
import { described, Field, type FieldTexts } from './field.tsx';

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;

/** One of a list, by the browser's own menu. Takes every attribute of `<select>`, so a form library can register it. */
export const SelectField = ({ label, hint, error, isOptional, aside, ...select }: SelectFieldProps) => {
  const made = useId();
  const id = select.id ?? made;
  const words = { label, hint, error, isOptional, aside } as FieldTexts;
  return (
    <Field id={id} {...words}>
      <select className="input" {...select} id={id} {...described(id, words)} />
    </Field>
  );
};
