import { type ComponentProps, type TextareaHTMLAttributes, useId } from 'react';
import { described, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    /** What the typed number is of, behind it: `kr/kg`, `%`. */
    readonly suffix?: string;
  };

/** One line of text. Takes every attribute of `<input>`, so a form library can register it. */
export const TextField = ({ label, hint, error, isOptional, aside, suffix, ...input }: TextFieldProps) => {
  const made = useId();
  const id = input.id ?? made;
  const words = { label, hint, error, isOptional, aside } as FieldTexts;
  const line = <input className="input" {...input} id={id} {...described(id, words)} />;
  return (
    <Field id={id} {...words}>
      {suffix === undefined ? (
        line
      ) : (
        <div className="suffixed">
          {line}
          <span className="suffix">{suffix}</span>
        </div>
      )}
    </Field>
  );
};

export type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. */
export const TextArea = ({ label, hint, error, isOptional, ...area }: TextAreaProps) => {
  const made = useId();
  const id = area.id ?? made;
  const words = { label, hint, error, isOptional } as FieldTexts;
  return (
    <Field id={id} {...words}>
      <textarea className="input" rows={2} {...area} id={id} {...described(id, words)} />
    </Field>
  );
};
