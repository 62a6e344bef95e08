import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, useId } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

type CheckFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
};

/** A box to tick with its sentence beside it. Takes every attribute of `<input>`, so a form library can register it. */
export const CheckField = ({ label, error, isOptional, ...input }: CheckFieldProps) => {
  const t = useText<typeof texts>('ui');
  const made = useId();
  const id = input.id ?? made;
  const fault = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {};
  return (
    <div className="field checkfield">
      <label htmlFor={id}>
        <input className="check" type="checkbox" {...input} id={id} {...fault} />
        <span>
          {label} {isOptional && <span className="muted">({t('optional')})</span>}
        </span>
      </label>
      {error && (
        <span className="err" id={`${id}-note`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  );
};
