import type { FocusEvent, InputHTMLAttributes, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import { faultOf, type FormField, type OutletFields } from './outlet-fields.ts';

/** How each field is filled in by browsers and phones. */
const attributes: Partial<Record<FormField, InputHTMLAttributes<HTMLInputElement>>> = {
  display_name: { autoComplete: 'off', maxLength: 100 },
  website: { type: 'url', autoComplete: 'url', inputMode: 'url', maxLength: 300 },
  legal_name: { autoComplete: 'organization', maxLength: 200 },
  organization_number: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 },
  corporateIdentityNumber: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 },
  forward_email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  forward_email_again: { type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  contact_email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  street: { autoComplete: 'street-address', maxLength: 200 },
  zip_code: { autoComplete: 'postal-code', maxLength: 12 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  bankgiro_number: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 },
};

const hinted = [
  'display_name',
  'organization_number',
  'corporateIdentityNumber',
  'forward_email',
  'bankgiro_number',
] as const;

// The click that brings the focus places the caret after it.
const selectSoon = (field: HTMLInputElement): void => {
  const { value } = field;
  setTimeout(() => {
    if (document.activeElement === field && field.value === value) field.select();
  });
};

interface OutletTextFieldProps {
  readonly name: FormField;
  /** A further question once the field itself is right, such as to the server; answers a fault or null. */
  readonly ask?: (value: string) => Promise<string | null>;
  readonly onLeave?: () => void;
  readonly readOnly?: boolean;
  /** Right of the label. */
  readonly aside?: ReactNode;
}

/** Numbers that may stand there already: whoever types into one they have not changed replaces it. */
const replaced: ReadonlySet<FormField> = new Set(['organization_number', 'corporateIdentityNumber']);

/** One field of the form around it, judged by the rules that the server has too. */
export const OutletTextField = ({ name, ask, onLeave, readOnly = false, aside }: OutletTextFieldProps) => {
  const t = useText<typeof texts>('organizations');
  const faultText = useCodeText('organizations', 'fault');
  const { register, formState, trigger } = useFormContext<OutletFields>();
  const code = formState.errors[name]?.message;
  const hint = hinted.find((one) => one === name);
  return (
    <TextField
      label={t(`field.${name}`)}
      isOptional={name === 'website'}
      readOnly={readOnly}
      {...(aside === undefined ? {} : { aside })}
      {...(replaced.has(name)
        ? {
            onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
              if (formState.dirtyFields[name] !== true) selectSoon(field);
            },
          }
        : {})}
      {...(hint === undefined ? {} : { hint: t(`hint.${hint}`) })}
      {...attributes[name]}
      {...register(name, {
        validate: async (value, fields) => faultOf(fields, name) ?? (await ask?.(value)) ?? true,
        onChange: () => {
          // The second address is judged again by the first, once it has been.
          if (name === 'forward_email' && formState.touchedFields.forward_email_again === true)
            void trigger('forward_email_again');
        },
        ...(onLeave === undefined ? {} : { onBlur: onLeave }),
      })}
      id={`outlet-${name}`}
      error={code === undefined ? undefined : faultText(`${name}.${code}`)}
    />
  );
};
