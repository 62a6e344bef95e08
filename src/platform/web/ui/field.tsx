import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { useText } from '../i18n.ts';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Right of the label, such as a link. */
  readonly aside?: ReactNode;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint or error below. The control names `describedBy(id)` itself. */
export const Field = ({ id, label, hint, error, isOptional, aside, children }: FieldProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="field">
      <div className="labelrow">
        <label htmlFor={id}>
          {label} {isOptional && <span className="muted">({t('optional')})</span>}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && error !== '' ? (
        <span className="err" id={`${id}-note`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      ) : (
        hint !== undefined && (
          <span className="hint" id={`${id}-note`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
};

const described = (id: string, { hint, error }: FieldTexts) => ({
  ...(hint !== undefined || error ? { 'aria-describedby': `${id}-note` } : {}),
  ...(error ? { 'aria-invalid': true } : {}),
});

export type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. Takes every attribute of `<input>`, so a form library can register it. */
export const TextField = ({ label, hint, error, isOptional, aside, ...input }: TextFieldProps) => {
  const made = useId();
  const id = input.id ?? made;
  const words = { label, hint, error, isOptional, aside } as FieldTexts;
  return (
    <Field id={id} {...words}>
      <input className="input" {...input} id={id} {...described(id, words)} />
    </Field>
  );
};

/** A password that can be shown; pasting is allowed. */
export const PasswordField = ({ label, hint, error, aside, ...input }: TextFieldProps) => {
  const t = useText<typeof texts>('ui');
  const made = useId();
  const id = input.id ?? made;
  const [isShown, setShown] = useState(false);
  const words = { label, hint, error, aside } as FieldTexts;
  return (
    <Field id={id} {...words}>
      <div className="pw">
        <input
          className="input"
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          {...described(id, words)}
        />
        <button
          type="button"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
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
